/** Select menus of messages and modals: strings, users, roles, channels, mentionables; one value or several. */

import { el, icon } from "./dom.js";
import { ListPopup } from "./list-popup.js";
import { emoji } from "./markdown-view.js";
import { channelItems, matching, mentionableItems, roleItems, userItems } from "./sources.js";

const FILTER_FROM = 8;

/** Component type -> the items it offers. */
const SOURCES = {
  3: (component) => component.options.map(stringItem),
  5: (_, store) => userItems(store),
  6: (_, store) => roleItems(store),
  7: (_, store) => mentionableItems(store),
  8: (component, store) => channelItems(store, component.channel_types),
};

export const SELECT_TYPES = Object.freeze(Object.keys(SOURCES).map(Number));

/** A select menu. `onChange(values)` is called when a choice is made: at once for one value, with Done for several. */
export class SelectMenu {
  #component;
  #store;
  #onChange;
  #popup;
  #draft = [];

  constructor(component, store, onChange) {
    this.#component = component;
    this.#store = store;
    this.#onChange = onChange;
    this.min = component.min_values ?? 1;
    this.max = component.max_values ?? 1;
    this.values = initialValues(component);
    const label = component.placeholder || (this.max > 1 ? "Make your choices" : "Make a selection");
    this.#popup = new ListPopup({
      label,
      multiple: this.max > 1,
      tabPicks: false,
      footer: this.#footer(),
      onPick: (item) => this.#picked(item),
    });
    this.label = el("span", { class: "select-label" });
    this.button = el(
      "button",
      {
        type: "button",
        class: "select",
        role: "combobox",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        disabled: component.disabled,
        dataset: { customId: component.custom_id },
        onclick: () => (this.#popup.isOpen ? this.#popup.close() : this.#open()),
      },
      this.label,
      icon("chevron"),
    );
    this.element = el(
      "div",
      { class: "select-box", onkeydown: (event) => this.#key(event), onfocusout: (event) => this.#left(event) },
      this.button,
    );
    this.placeholder = label;
    this.#showValues();
  }

  #items() {
    const items = SOURCES[this.#component.type](this.#component, this.#store);
    const full = this.max > 1 && this.#draft.length >= this.max;
    return items.map((item) => {
      const chosen = this.#draft.includes(item.value);
      return { ...item, chosen, disabled: full && !chosen };
    });
  }

  #footer() {
    this.filter = el("input", {
      class: "list-filter",
      placeholder: "Search",
      "aria-label": "Search the options",
      oninput: () => this.#refresh(),
    });
    this.filter.addEventListener("mousedown", (event) => event.stopPropagation());
    this.count = el("span", { class: "list-count" });
    this.done = el(
      "button",
      { type: "button", class: "button style-1", dataset: { testid: "done" }, onclick: () => this.#commit() },
      "Done",
    );
    return el("div", { class: "list-footer" }, this.filter, this.max > 1 && this.count, this.max > 1 && this.done);
  }

  #open() {
    this.#draft = [...this.values];
    this.filter.value = "";
    const items = this.#items();
    this.filter.hidden = items.length < FILTER_FROM;
    this.#popup.open(this.button, items, "There is nothing to choose.");
    this.#refresh();
    if (!this.filter.hidden) this.filter.focus();
  }

  #refresh() {
    this.#popup.setItems(matching(this.#items(), this.filter.value));
    const chosen = this.#draft.length;
    this.count.textContent =
      this.min === this.max ? `${chosen} of ${this.max}` : `${chosen} chosen, ${this.min} to ${this.max}`;
    this.done.disabled = chosen < this.min || chosen > this.max;
  }

  #picked(item) {
    const chosen = this.#draft.includes(item.value);
    if (this.max > 1) {
      this.#draft = chosen ? this.#draft.filter((value) => value !== item.value) : [...this.#draft, item.value];
      this.#refresh();
      return;
    }
    this.#draft = chosen && this.min === 0 ? [] : [item.value];
    this.#commit();
  }

  #commit() {
    this.values = this.#draft;
    this.#close();
    this.#showValues();
    this.#onChange(this.values);
  }

  #close() {
    this.#popup.close();
    this.button.focus({ preventScroll: true });
  }

  #key(event) {
    if (event.key === "Escape" && this.#popup.isOpen) {
      event.stopPropagation();
      this.#close();
      return;
    }
    if (event.target === this.done || this.#popup.handleKey(event)) return;
    if (event.target !== this.button || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    this.#open();
  }

  #left(event) {
    if (event.relatedTarget && !this.element.contains(event.relatedTarget)) this.#popup.close();
  }

  #showValues() {
    const items = SOURCES[this.#component.type](this.#component, this.#store);
    const chosen = this.values.map((value) => items.find((item) => item.value === value)).filter(Boolean);
    this.label.classList.toggle("is-placeholder", !chosen.length);
    this.label.replaceChildren(
      ...(chosen.length
        ? chosen.map((item) => el("span", { class: "select-value" }, item.picture, item.label))
        : [this.placeholder]),
    );
    const said = chosen.map((item) => item.label).join(", ");
    this.button.setAttribute("aria-label", said ? `${this.placeholder}: ${said}` : this.placeholder);
  }
}

function stringItem(option) {
  return {
    value: option.value,
    label: option.label,
    hint: option.description,
    picture: option.emoji ? emoji(option.emoji) : null,
  };
}

function initialValues(component) {
  if (component.type === 3) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}
