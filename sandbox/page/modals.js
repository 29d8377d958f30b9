/** Modals: a form of the application over one pane, the other panes stay usable. */

import { el, icon, uniqueId } from "./dom.js";
import { parse } from "./markdown.js";
import { markdown } from "./markdown-view.js";
import { modalField } from "./modal-fields.js";

const ACTION_ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;

/**
 * Open the modal of `outcome` (`{ interaction_id, modal }`) in `pane`, an element whose `.pane-body` rests meanwhile. `context` is what
 * renderers get; its client sends the answers.
 */
export function openModal(outcome, pane, context) {
  pane.querySelector("dialog.modal")?.close();
  const { modal } = outcome;
  const before = document.activeElement;
  const body = pane.querySelector(".pane-body");
  const rows = modal.components.map((component) => row(component, context));
  const failure = el("p", { class: "fault", role: "alert", hidden: true });
  const submit = el(
    "button",
    { type: "submit", class: "button style-1", dataset: { testid: "modal-submit" } },
    el("span", {}, "Submit"),
  );
  const close = () => dialog.close();

  const send = async (event) => {
    event.preventDefault();
    const answers = await Promise.all(rows.map((each) => each.read()));
    const faulty = rows.find((_, index) => answers[index].fault);
    if (faulty) {
      faulty.focus();
      return;
    }
    submit.setAttribute("aria-busy", "true");
    const components = answers.map(({ answer }) => answer).filter(Boolean);
    const answered = await context.client.interact({
      type: "modal_submit",
      interaction_id: outcome.interaction_id,
      custom_id: modal.custom_id,
      components,
    });
    submit.removeAttribute("aria-busy");
    failure.textContent = answered.reason ?? "";
    failure.hidden = answered.type !== "failed";
    if (answered.type !== "failed") dialog.close();
  };

  const dialog = el(
    "dialog",
    {
      class: "modal",
      "aria-label": modal.title,
      dataset: { testid: "modal", customId: modal.custom_id },
      onkeydown: (event) => event.key === "Escape" && close(),
      onclose: () => {
        dialog.remove();
        body.inert = false;
        if (before?.isConnected) before.focus({ preventScroll: true });
      },
    },
    el(
      "form",
      { novalidate: true, onsubmit: send },
      el(
        "header",
        {},
        el("h2", {}, modal.title),
        el("button", { type: "button", class: "quiet", "aria-label": "Close", onclick: close }, icon("close")),
      ),
      el(
        "div",
        { class: "modal-rows" },
        rows.map((each) => each.element),
        failure,
      ),
      el(
        "footer",
        {},
        el(
          "button",
          { type: "button", class: "button style-2", dataset: { testid: "modal-cancel" }, onclick: close },
          "Cancel",
        ),
        submit,
      ),
    ),
  );
  body.inert = true;
  pane.append(dialog);
  dialog.show();
  rows.find((each) => each.focus)?.focus();
}

/** One row of a modal: `{ element, read(), focus() }`; `read()` shows what is wrong under the row. */
function row(component, context) {
  if (component.type === TEXT_DISPLAY)
    return {
      element: el("div", { class: "text" }, markdown(parse(component.content), context)),
      read: async () => ({ answer: null }),
    };
  const inner = component.type === ACTION_ROW ? component.components[0] : component.component;
  const label = component.type === LABEL ? component.label : inner.label;
  const id = uniqueId("field");
  const field = modalField(inner, context.store, id);
  const error = el("p", { id: `${id}-error`, class: "fault", role: "alert", hidden: true });
  field.input.setAttribute("aria-describedby", `${id}-about ${id}-error`);
  const read = async () => {
    const { answer, fault } = await field.read();
    error.textContent = fault ?? "";
    error.hidden = !fault;
    field.input.toggleAttribute("aria-invalid", Boolean(fault));
    return fault ? { fault } : { answer: wrapped(component, answer) };
  };
  const element = el(
    "div",
    { class: "modal-row" },
    el(
      "label",
      { for: id },
      label,
      inner.required !== false && inner.type !== 23 && el("span", { class: "required", title: "required" }, " *"),
    ),
    component.description && el("p", { id: `${id}-about`, class: "about" }, component.description),
    field.element,
    error,
  );
  return { element, read, focus: () => field.input.focus() };
}

/** An answer inside the component that held its field. */
function wrapped({ type, id }, answer) {
  return type === ACTION_ROW ? { type, id, components: [answer] } : { type, id, component: answer };
}
