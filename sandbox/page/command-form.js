/** The form of one slash command: its options as fields, the optional ones on demand. */

import { nested } from "./commands.js";
import { el, icon } from "./dom.js";
import { OptionField } from "./option-fields.js";

/**
 * A form for a typeable command. `onSend(frame)` gets the command's frame without its channel; `onCancel()` is called when one gives
 * it up; `complete(frame)` asks for autocomplete choices. `given` fills options by name.
 */
export class CommandForm {
  #leaf;
  #store;
  #fields = [];
  #hooks;

  constructor(leaf, store, given, hooks) {
    this.#leaf = leaf;
    this.#store = store;
    this.#hooks = hooks;
    const title = `/${leaf.path.join(" ")}`;
    this.#optional = el("div", { class: "more-options" });
    this.#list = el("div", { class: "option-fields" });
    const sending = { type: "submit", class: "button style-1", dataset: { testid: "send-command" } };
    this.#sendButton = el("button", sending, el("span", {}, "Send"));
    this.element = el(
      "form",
      {
        class: "command-form",
        "aria-label": title,
        novalidate: true,
        dataset: { testid: "command-form", command: title },
        onsubmit: (event) => this.#submit(event),
        onkeydown: (event) => this.#key(event),
      },
      el(
        "header",
        {},
        el("strong", {}, title),
        el("span", { class: "about" }, leaf.description),
        el(
          "button",
          { type: "button", class: "quiet", "aria-label": "Give up this command", onclick: hooks.onCancel },
          icon("close"),
        ),
      ),
      this.#list,
      el(
        "footer",
        {},
        this.#optional,
        this.#sendButton,
      ),
    );
    for (const option of leaf.options)
      if (option.required || option.name in given) this.#add(option, given[option.name]);
    this.#offerOptional();
  }

  #list;
  #optional;
  #sendButton;

  /** Show that the command is on its way; meanwhile it is not sent again. */
  set isBusy(busy) {
    this.#sendButton.setAttribute("aria-busy", String(busy));
  }

  get isBusy() {
    return this.#sendButton.getAttribute("aria-busy") === "true";
  }

  /** To the first field that wants a value, or to the button that sends. */
  focus() {
    const field = this.#fields.find((candidate) => candidate.isEmpty);
    if (field) field.focus();
    else this.#sendButton.focus();
  }

  #add(option, text) {
    const field = new OptionField(option, this.#store, {
      complete: () => this.#hooks.complete(this.#frame(this.#partialOptions(field))),
      onPick: () => this.#next(),
    });
    this.#fields.push(field);
    this.#list.append(field.element);
    if (text) field.fill(text);
    return field;
  }

  #offerOptional() {
    const shown = this.#fields.map((field) => field.option);
    const left = this.#leaf.options.filter((option) => !shown.includes(option));
    const offer = (option) => {
      const field = this.#add(option);
      this.#offerOptional();
      field.focus();
    };
    this.#optional.replaceChildren(
      ...left.map((option) =>
        el(
          "button",
          {
            type: "button",
            class: "chip",
            title: option.description,
            dataset: { option: option.name },
            onclick: () => offer(option),
          },
          icon("plus"),
          option.name,
        ),
      ),
    );
  }

  #next() {
    this.#fields.find((field) => field.option.required && field.isEmpty)?.focus();
  }

  async #submit(event) {
    event.preventDefault();
    if (this.isBusy) return;
    const answers = await Promise.all(this.#fields.map((field) => field.read()));
    const faulty = answers.findIndex((answer) => answer.fault);
    if (faulty >= 0) {
      this.#fields[faulty].focus();
      return;
    }
    const options = this.#fields
      .map((field, index) => ({ name: field.option.name, type: field.option.type, value: answers[index].value }))
      .filter((option) => option.value !== undefined);
    this.#hooks.onSend(this.#frame(options));
  }

  #key(event) {
    const emptied = event.key === "Backspace" && this.#fields.every((field) => field.isEmpty);
    if (event.key !== "Escape" && !(emptied && event.target.matches("input"))) return;
    event.preventDefault();
    this.#hooks.onCancel();
  }

  #frame(options) {
    return { name: this.#leaf.path[0], options: nested(this.#leaf, options) };
  }

  #partialOptions(focused) {
    return this.#fields
      .filter((field) => field === focused || !field.isEmpty)
      .map((field) => ({
        name: field.option.name,
        type: field.option.type,
        value: field.partial(),
        ...(field === focused && { focused: true }),
      }));
  }
}
