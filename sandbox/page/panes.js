/** The panes side by side: which people are shown, added, switched and removed; as tabs where there is room for one only. */

import { Client } from "./client.js";
import { el, icon } from "./dom.js";
import { Pane } from "./pane.js";
import { avatar } from "./people.js";

const STORED_AS = "sandbox.panes";
const SHOWN_AT_FIRST = 4; // two players, a spectator and an admin
const MOST_PANES = 6;

/** The layout of the page. People who are shown have one client each, however many panes they have. */
export class Panes {
  #people;
  #clients = new Map();
  #entries = [];
  #active = 0;
  #isRemembered;

  /** `wanted` are names or ids from the address of the page, null if it says nothing; only without them is the layout remembered. */
  constructor(people, { wanted, channel }) {
    this.#people = people;
    this.#isRemembered = wanted === null;
    this.tabs = el("div", { class: "tabs", role: "group", "aria-label": "People" });
    this.add = el(
      "button",
      { type: "button", class: "quiet", dataset: { testid: "add-pane" }, onclick: () => this.#add() },
      icon("plus"),
      el("span", {}, "Add a person"),
    );
    this.bar = el(
      "header",
      { class: "page-bar" },
      el("strong", { class: "page-title" }, "Sandbox"),
      this.tabs,
      this.add,
    );
    this.row = el("main", { class: "panes" });
    for (const { person, channelId } of this.#first(wanted, channel)) this.#insert(person, channelId);
    this.#changed();
  }

  #first(wanted, channel) {
    const named = (wanted ?? []).map((name) =>
      this.#people.find((person) => person.id === name || person.name.toLowerCase() === name.toLowerCase()),
    );
    const fromAddress = named.filter(Boolean).map((person) => ({ person, channelId: channel }));
    if (fromAddress.length) return fromAddress;
    const remembered = JSON.parse(localStorage.getItem(STORED_AS) ?? "[]")
      .map(({ personId, channelId }) => ({
        person: this.#people.find((person) => person.id === personId),
        channelId: channel ?? channelId,
      }))
      .filter(({ person }) => person);
    return remembered.length
      ? remembered
      : this.#people.slice(0, SHOWN_AT_FIRST).map((person) => ({ person, channelId: channel }));
  }

  #insert(person, wanted, place = this.#entries.length) {
    const entry = { person };
    entry.pane = new Pane(this.#clientOf(person), this.#people, {
      wanted,
      onSwitch: (personId) => this.#switch(entry, personId),
      onClose: () => this.#remove(entry),
      onOpen: () => this.#remember(),
    });
    this.#entries.splice(place, 0, entry);
    this.row.insertBefore(entry.pane.element, this.row.children[place] ?? null);
  }

  #clientOf(person) {
    if (!this.#clients.has(person.id)) {
      const client = new Client(person);
      client.store.on("unread", () => this.#drawTabs());
      this.#clients.set(person.id, client);
    }
    return this.#clients.get(person.id);
  }

  /** One more pane, for the first person who is not shown yet. */
  #add() {
    const shown = new Set(this.#entries.map((entry) => entry.person.id));
    this.#insert(this.#people.find((person) => !shown.has(person.id)) ?? this.#people[0], null);
    this.#active = this.#entries.length - 1;
    this.#changed();
    this.#entries.at(-1).pane.element.scrollIntoView({ inline: "end", block: "nearest" });
  }

  #switch(entry, personId) {
    const place = this.#entries.indexOf(entry);
    this.#entries.splice(place, 1);
    entry.pane.close();
    this.#insert(
      this.#people.find((person) => person.id === personId),
      entry.pane.channelId,
      place,
    );
    this.#changed();
  }

  #remove(entry) {
    this.#entries.splice(this.#entries.indexOf(entry), 1);
    entry.pane.close();
    this.#active = Math.max(0, Math.min(this.#active, this.#entries.length - 1));
    this.#changed();
  }

  #changed() {
    const shown = new Set(this.#entries.map((entry) => entry.person.id));
    for (const [personId, client] of this.#clients) {
      if (shown.has(personId)) continue;
      client.close();
      this.#clients.delete(personId);
    }
    this.add.disabled = this.#entries.length >= MOST_PANES;
    this.row.style.setProperty("--count", this.#entries.length);
    this.#drawTabs();
    this.#remember();
  }

  #drawTabs() {
    for (const [place, { pane }] of this.#entries.entries())
      pane.element.toggleAttribute("data-shown", place === this.#active);
    this.tabs.replaceChildren(
      ...this.#entries.map(({ person, pane }, place) =>
        el(
          "button",
          {
            type: "button",
            class: "tab",
            "aria-pressed": String(place === this.#active),
            dataset: {
              tab: person.name.toLowerCase(),
              unread: place !== this.#active && pane.hasUnread() ? "" : undefined,
            },
            onclick: () => {
              this.#active = place;
              this.#drawTabs();
            },
          },
          avatar(person),
          el("span", {}, person.name),
        ),
      ),
    );
  }

  #remember() {
    if (!this.#isRemembered) return;
    const layout = this.#entries.map(({ person, pane }) => ({ personId: person.id, channelId: pane?.channelId }));
    localStorage.setItem(STORED_AS, JSON.stringify(layout));
  }
}
