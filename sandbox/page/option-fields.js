/** The field of one command option: what one types or picks, and the value that comes of it. */

import { Combobox } from "./combobox.js";
import { OptionType, fault } from "./commands.js";
import { el, uniqueId } from "./dom.js";
import { fileSize, readFile } from "./media.js";
import { channelItems, matching, mentionableItems, roleItems, userItems } from "./sources.js";

const DEBOUNCE_MS = 150;
const TRUTHS = [
  { value: true, label: "True" },
  { value: false, label: "False" },
];

/** Option type -> the items to pick from; the other types are typed or chosen as files. */
const PICKED_FROM = {
  [OptionType.BOOLEAN]: () => TRUTHS,
  [OptionType.USER]: (store) => userItems(store),
  [OptionType.CHANNEL]: (store, option) => channelItems(store, option.channel_types),
  [OptionType.ROLE]: (store) => roleItems(store),
  [OptionType.MENTIONABLE]: (store) => mentionableItems(store),
};

/**
 * The field of `option`. `complete(text)` asks the application for choices; `onPick()` is called when a value was picked.
 * It has `element`, `focus()`, `fill(text)`, `isEmpty`, `partial()` (its value while it is being typed) and `read()`, a promise of
 * `{ value }` or `{ fault }`, which is shown under the field at once.
 */
export class OptionField {
  #control;
  #error;

  constructor(option, store, { complete, onPick }) {
    this.option = option;
    const id = uniqueId("option");
    const attributes = {
      id,
      "aria-describedby": `${id}-about ${id}-error`,
      "aria-required": option.required ? "true" : null,
      dataset: { testid: "option", option: option.name },
    };
    this.#control = controlFor(option, store, { attributes, complete, onPick, onInput: () => this.#complain(null) });
    this.#error = el("p", { id: `${id}-error`, class: "fault", role: "alert", hidden: true });
    this.element = el(
      "div",
      { class: "option-field" },
      el(
        "label",
        { for: id },
        option.name,
        option.required && el("span", { class: "required", title: "required" }, " *"),
      ),
      this.#control.element,
      el("p", { id: `${id}-about`, class: "about" }, option.description),
      this.#error,
    );
  }

  get isEmpty() {
    return this.#control.isEmpty();
  }

  focus() {
    this.#control.input.focus();
  }

  fill(text) {
    this.#control.fill(text);
  }

  partial() {
    return this.#control.partial();
  }

  async read() {
    const answer = await this.#control.read();
    const problem = answer.fault ?? fault(this.option, answer.value);
    this.#complain(problem);
    return problem ? { fault: problem } : { value: answer.value };
  }

  #complain(problem) {
    this.#error.textContent = problem ?? "";
    this.#error.hidden = !problem;
    this.#control.input.toggleAttribute("aria-invalid", Boolean(problem));
  }
}

function controlFor(option, store, hooks) {
  if (option.type === OptionType.ATTACHMENT) return fileControl(hooks);
  if (option.autocomplete) return completedControl(option, hooks);
  const items = option.choices?.length ? () => option.choices.map(choiceItem) : PICKED_FROM[option.type];
  return items ? pickedControl(option, () => items(store, option), hooks) : typedControl(option, hooks);
}

/** Text or a number. */
function typedControl(option, { attributes, onInput }) {
  const inputmode = { [OptionType.INTEGER]: "numeric", [OptionType.NUMBER]: "decimal" }[option.type];
  const input = el("input", { type: "text", autocomplete: "off", inputmode, ...attributes, oninput: onInput });
  return {
    input,
    element: input,
    isEmpty: () => input.value === "",
    fill: (text) => (input.value = text),
    partial: () => typedValue(option, input.value) ?? "",
    read: async () => ({ value: typedValue(option, input.value) }),
  };
}

/** One of a list, and nothing else. */
function pickedControl(option, items, { attributes, onPick, onInput }) {
  const box = new Combobox({
    label: option.name,
    suggest: (query) => matching(items(), query),
    onPick,
    onInput,
    attributes,
  });
  const chosen = () => box.picked ?? named(items(), box.text);
  return {
    input: box.input,
    element: el("div", { class: "option-control" }, box.element),
    isEmpty: () => box.text === "",
    fill: (text) => {
      const item = named(items(), text);
      if (item) box.pick(item);
      else box.input.value = text;
    },
    partial: () => chosen()?.value ?? "",
    read: async () => (box.text && !chosen() ? { fault: "Choose one from the list." } : { value: chosen()?.value }),
  };
}

/** Text with choices that the application makes as one types; text that is no choice is sent as it is. */
function completedControl(option, { attributes, complete, onPick, onInput }) {
  let question = 0;
  const suggest = async (query) => {
    const mine = ++question;
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (mine !== question) return null;
    const outcome = await complete(query);
    if (outcome.type !== "choices") return { items: [], note: "Loading the options failed." };
    return { items: outcome.choices.map(choiceItem), note: "No options match." };
  };
  const box = new Combobox({ label: option.name, suggest, onPick, onInput, attributes });
  return {
    input: box.input,
    element: el("div", { class: "option-control" }, box.element),
    isEmpty: () => box.text === "",
    fill: (text) => (box.input.value = text),
    partial: () => box.picked?.value ?? box.text,
    read: async () => ({ value: box.picked?.value ?? typedValue(option, box.text) }),
  };
}

function fileControl({ attributes, onInput }) {
  const name = el("span", { class: "file-name" }, "No file chosen");
  const input = el("input", { type: "file", ...attributes });
  input.addEventListener("change", () => {
    const [file] = input.files;
    name.textContent = file ? `${file.name}, ${fileSize(file.size)}` : "No file chosen";
    onInput();
  });
  return {
    input,
    element: el("div", { class: "file-field" }, input, name),
    isEmpty: () => !input.files.length,
    fill: () => {},
    partial: () => "",
    read: async () => ({ value: input.files.length ? await readFile(input.files[0]) : undefined }),
  };
}

function choiceItem(choice) {
  return { value: choice.value, label: choice.name };
}

/** The item of that name; a leading @ or # is how people write users and channels. */
function named(items, text) {
  const wanted = text.trim().replace(/^[@#]/, "").toLowerCase();
  return wanted ? items.find((item) => item.label.toLowerCase() === wanted) : undefined;
}

function typedValue(option, text) {
  if (text === "") return undefined;
  return option.type === OptionType.STRING ? text : Number(text.replace(",", "."));
}
