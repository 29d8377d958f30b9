/** What one can fill in a modal: text inputs, selects, files, radio buttons and check boxes. */

import { el } from "./dom.js";
import { fileSize, readFile } from "./media.js";
import { SELECT_TYPES, SelectMenu } from "./select.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const DEFAULT_LONGEST = 4000;

/**
 * The field of a modal component: `{ element, input, read() }`. `read()` is a promise of `{ answer }`, the component in Discord's
 * modal-submit shape, or `{ fault }`, a sentence for people. `id` is the id the label points to.
 */
export function modalField(component, store, id) {
  const build = BUILDERS[component.type];
  if (!build) throw new Error(`A modal cannot hold a component of type ${component.type}.`);
  return build(component, store, { id, dataset: { customId: component.custom_id } });
}

const answerOf = (component, data) => ({
  type: component.type,
  id: component.id,
  custom_id: component.custom_id,
  ...data,
});
const isRequired = (component) => component.required !== false;

function textField(component, _, attributes) {
  const longest = component.max_length ?? DEFAULT_LONGEST;
  const properties = {
    ...attributes,
    placeholder: component.placeholder,
    maxlength: longest,
    autocomplete: "off",
    oninput: () => count(),
  };
  const input =
    component.style === PARAGRAPH
      ? el("textarea", { rows: "5", ...properties })
      : el("input", { type: "text", ...properties });
  const counter = el("small", { class: "counter", "aria-hidden": "true" });
  const count = () => (counter.textContent = component.max_length ? `${input.value.length}/${longest}` : "");
  input.value = component.value ?? "";
  count();
  const read = async () => {
    const shortest = component.min_length ?? 0;
    if (!input.value && isRequired(component)) return { fault: "This field is required." };
    if (input.value && input.value.length < shortest) return { fault: `Enter at least ${shortest} characters.` };
    return { answer: answerOf(component, { value: input.value }) };
  };
  return { input, element: el("div", { class: "modal-text" }, input, counter), read };
}

function selectField(component, store, attributes) {
  const menu = new SelectMenu(component, store, () => {});
  menu.button.id = attributes.id;
  const read = async () => {
    if (isRequired(component) && !menu.values.length) return { fault: "Make a choice." };
    return { answer: answerOf(component, { values: menu.values }) };
  };
  return { input: menu.button, element: menu.element, read };
}

function filesField(component, _, attributes) {
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const names = el("span", { class: "file-name" }, "No file chosen");
  const input = el("input", { type: "file", multiple: most > 1, ...attributes });
  input.addEventListener("change", () => {
    names.textContent =
      [...input.files].map((file) => `${file.name}, ${fileSize(file.size)}`).join("; ") || "No file chosen";
  });
  const read = async () => {
    const count = input.files.length;
    if (count > most) return { fault: `Choose at most ${most} ${most === 1 ? "file" : "files"}.` };
    if (count < least && (count || isRequired(component)))
      return { fault: least === 1 ? "Choose a file." : `Choose at least ${least} files.` };
    return { answer: answerOf(component, { values: await Promise.all([...input.files].map(readFile)) }) };
  };
  return { input, element: el("div", { class: "file-field" }, input, names), read };
}

const optionInputs = (component, attributes, type) =>
  component.options.map((option, index) =>
    el(
      "label",
      { class: "check" },
      el("input", {
        type,
        name: attributes.id,
        id: index ? null : attributes.id,
        value: option.value,
        checked: option.default,
        dataset: attributes.dataset,
      }),
      el("span", {}, option.label, option.description && el("small", {}, option.description)),
    ),
  );

function radioField(component, _, attributes) {
  const element = el("div", { role: "radiogroup", class: "checks" }, optionInputs(component, attributes, "radio"));
  const read = async () => {
    const value = element.querySelector(":checked")?.value ?? null;
    return value === null && isRequired(component)
      ? { fault: "Make a choice." }
      : { answer: answerOf(component, { value }) };
  };
  return { input: element.querySelector("input"), element, read };
}

function checksField(component, _, attributes) {
  const element = el("div", { role: "group", class: "checks" }, optionInputs(component, attributes, "checkbox"));
  const read = async () => {
    const values = [...element.querySelectorAll(":checked")].map((input) => input.value);
    const [least, most] = [component.min_values ?? 1, component.max_values ?? component.options.length];
    const mayBeEmpty = !values.length && !isRequired(component);
    if ((values.length < least && !mayBeEmpty) || values.length > most) return { fault: `Choose ${least} to ${most}.` };
    return { answer: answerOf(component, { values }) };
  };
  return { input: element.querySelector("input"), element, read };
}

function checkField(component, _, attributes) {
  const input = el("input", { type: "checkbox", checked: component.default, ...attributes });
  return {
    input,
    element: el("div", { class: "checks" }, input),
    read: async () => ({ answer: answerOf(component, { value: input.checked }) }),
  };
}

const BUILDERS = {
  [TEXT_INPUT]: textField,
  19: filesField,
  21: radioField,
  22: checksField,
  23: checkField,
  ...Object.fromEntries(SELECT_TYPES.map((type) => [type, selectField])),
};
