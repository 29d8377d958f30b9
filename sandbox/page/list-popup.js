/** A list that opens over the page beside a control: commands, choices, select options. Mouse and keyboard alike. */

import { el, uniqueId } from "./dom.js";

const GAP = 6;
const HIGHEST = 380;

/**
 * An item is `{ value, label, hint?, picture?, disabled?, chosen? }`; `picture` is an element. The control that opened the list
 * keeps the focus and hands its key events to `handleKey`. `onPick(item)` is called for a click or Enter, and for Tab if `tabPicks`.
 * The list lives right behind the control in the document, so it leaves together with it.
 */
export class ListPopup {
  items = [];
  #anchor = null;
  #active = -1;
  #onPick;
  #tabPicks;

  constructor({ label, multiple = false, tabPicks = true, footer = null, onPick }) {
    this.#onPick = onPick;
    this.#tabPicks = tabPicks;
    this.id = uniqueId("list");
    this.list = el("div", {
      id: this.id,
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": multiple ? "true" : null,
    });
    this.element = el("div", { class: "list-popup", popover: "manual" }, this.list, footer);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => this.#pick(this.#indexOf(event.target)));
    this.list.addEventListener("mousemove", (event) => this.#activate(this.#indexOf(event.target), false));
  }

  get isOpen() {
    return this.#anchor !== null;
  }

  get active() {
    return this.items[this.#active];
  }

  /** Show the items beside `anchor`, whose `aria-` attributes follow; `note` is said instead of an empty list. */
  open(anchor, items, note = "Nothing matches.") {
    const wasOpen = this.isOpen;
    this.#anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    anchor.setAttribute("aria-controls", this.id);
    if (!wasOpen) {
      anchor.after(this.element);
      this.element.showPopover();
    }
    this.setItems(items, note);
    if (wasOpen) return;
    document.addEventListener("pointerdown", this.#closeFromOutside, true);
    window.addEventListener("resize", this.#place);
    document.addEventListener("scroll", this.#followScroll, true);
  }

  /** Replace the items; the first that may be picked becomes the active one. */
  setItems(items, note = "Nothing matches.") {
    const activeValue = this.active?.value;
    this.items = items;
    this.list.replaceChildren(...items.map((item, index) => option(item, `${this.id}-${index}`)));
    if (!items.length) this.list.append(el("p", { class: "list-note" }, note));
    const same = items.findIndex((item) => item.value === activeValue && !item.disabled);
    this.#activate(same >= 0 ? same : items.findIndex((item) => !item.disabled));
    if (this.isOpen) this.#place();
  }

  close() {
    if (!this.isOpen) return;
    this.#anchor.setAttribute("aria-expanded", "false");
    this.#anchor.removeAttribute("aria-activedescendant");
    this.#anchor = null;
    this.#active = -1;
    this.element.remove();
    document.removeEventListener("pointerdown", this.#closeFromOutside, true);
    window.removeEventListener("resize", this.#place);
    document.removeEventListener("scroll", this.#followScroll, true);
  }

  /** Whether the list had a use for the key; the caller then leaves it alone. */
  handleKey(event) {
    if (!this.isOpen || event.isComposing) return false;
    const act = this.#keys[event.key];
    if (!act || act() === false) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  #keys = {
    ArrowDown: () => this.#step(1),
    ArrowUp: () => this.#step(-1),
    Enter: () => this.#pick(this.#active),
    Tab: () => this.#tabPicks && this.#pick(this.#active),
    Escape: () => this.close(),
  };

  #pick(index) {
    const item = this.items[index];
    if (!item || item.disabled) return false;
    this.#onPick(item);
    return true;
  }

  #step(direction) {
    const count = this.items.length;
    for (let step = 1; step <= count; step += 1) {
      const index = (this.#active + direction * step + count * step) % count;
      if (!this.items[index].disabled) return this.#activate(index);
    }
    return undefined;
  }

  #activate(index, scroll = true) {
    if (index < 0 && this.items.length) return;
    this.#active = index;
    for (const [place, element] of [...this.list.children].entries())
      element.toggleAttribute("data-active", place === index);
    const element = this.list.children[index];
    if (!element || index < 0) this.#anchor?.removeAttribute("aria-activedescendant");
    else this.#anchor?.setAttribute("aria-activedescendant", element.id);
    if (scroll && index >= 0) element?.scrollIntoView({ block: "nearest" });
  }

  #indexOf(target) {
    return [...this.list.children].indexOf(target.closest("[role=option]"));
  }

  /** Below the control if there is room, above it otherwise. */
  #place = () => {
    const anchor = this.#anchor.getBoundingClientRect();
    this.element.style.maxHeight = "none";
    const wanted = Math.min(this.element.offsetHeight, HIGHEST);
    const width = Math.min(Math.max(anchor.width, 240), window.innerWidth - 2 * GAP);
    const below = window.innerHeight - anchor.bottom - 2 * GAP;
    const above = anchor.top - 2 * GAP;
    const opensBelow = below >= wanted || below >= above;
    this.element.style.width = `${width}px`;
    this.element.style.maxHeight = `${Math.min(opensBelow ? below : above, HIGHEST)}px`;
    this.element.style.left = `${Math.max(GAP, Math.min(anchor.left, window.innerWidth - width - GAP))}px`;
    this.element.style.top = opensBelow ? `${anchor.bottom + GAP}px` : "auto";
    this.element.style.bottom = opensBelow ? "auto" : `${window.innerHeight - anchor.top + GAP}px`;
  };

  #closeFromOutside = (event) => {
    if (!this.element.contains(event.target) && !this.#anchor.contains(event.target)) this.close();
  };

  #followScroll = (event) => {
    if (event.target.contains?.(this.#anchor)) this.#place();
  };
}

function option(item, id) {
  return el(
    "div",
    {
      id,
      role: "option",
      class: "list-item",
      "aria-selected": item.chosen ? "true" : "false",
      "aria-disabled": item.disabled ? "true" : null,
      dataset: { value: item.value },
    },
    item.picture,
    el("span", { class: "list-label" }, item.label, item.hint && el("small", {}, item.hint)),
    el("span", { class: "list-check", "aria-hidden": "true" }),
  );
}
