/** A text field with a list of suggestions: choices, people, channels, or what autocomplete answers. */

import { el } from "./dom.js";
import { ListPopup } from "./list-popup.js";

/**
 * `suggest(query)` gives the items, or a promise of them. `picked` is the item that was chosen from the list, null while the text is
 * only typed. `onPick()` is called after a choice.
 */
export class Combobox {
  picked = null;
  #suggest;
  #popup;
  #question = 0;

  constructor({ label, suggest, onPick = () => {}, onInput = () => {}, attributes = {} }) {
    this.#suggest = suggest;
    this.#popup = new ListPopup({
      label,
      onPick: (item) => {
        this.pick(item);
        onPick();
      },
    });
    this.input = el("input", {
      type: "text",
      role: "combobox",
      autocomplete: "off",
      spellcheck: "false",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      ...attributes,
      onfocus: () => this.picked || this.#ask(),
      onclick: () => this.#popup.isOpen || this.#ask(),
      oninput: () => {
        this.picked = null;
        onInput();
        this.#ask();
      },
      onblur: () => this.close(),
      onkeydown: (event) => this.#key(event),
    });
  }

  get element() {
    return this.input;
  }

  get text() {
    return this.input.value;
  }

  /** Take an item as chosen. */
  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.close();
  }

  close() {
    this.#question += 1;
    this.#popup.close();
  }

  #key(event) {
    const leaves = event.key === "Tab" && (event.shiftKey || this.text === "");
    if (leaves || this.#popup.handleKey(event)) return;
    if (event.key === "ArrowDown") this.#ask();
  }

  async #ask() {
    const question = ++this.#question;
    const answer = await this.#suggest(this.picked ? "" : this.text);
    if (question !== this.#question || answer === null || document.activeElement !== this.input) return;
    const { items, note } = Array.isArray(answer) ? { items: answer } : answer;
    this.#popup.open(this.input, items, note);
  }
}
