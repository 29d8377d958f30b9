/** One person's Discord beside others: whose it is, the channel list, the open channel and the input box. */

import { Composer } from "./composer.js";
import { el, icon } from "./dom.js";
import { MessageList } from "./messages.js";
import { openModal } from "./modals.js";
import { avatar } from "./people.js";
import { PostList } from "./posts.js";
import { Sidebar, channelName, channelPicture } from "./sidebar.js";
import { hasPosts, isDirect } from "./store.js";

const JUMP = /^(?:https?:\/\/(?:\w+\.)?discord(?:app)?\.com|discord:\/\/-)\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/i;
const CONNECTION_WORDS = { connecting: "Connecting…", open: "Connected", lost: "Connection lost, trying again…" };

/**
 * A pane for `client`. `wanted` is the id or name of the channel to open first. `onSwitch(personId)`, `onClose()` and `onOpen(channelId)`
 * tell the layout what one did.
 */
export class Pane {
  channelId = null;
  #client;
  #wanted;
  #onOpen;
  #stopListening;

  constructor(client, people, { wanted = null, onSwitch, onClose, onOpen }) {
    this.#client = client;
    this.#wanted = wanted;
    this.#onOpen = onOpen;
    const { person, store } = client;
    this.context = {
      client,
      store,
      click: (message, customId, values) => this.#click(message, customId, values),
      openChannel: (channelId) => this.open(channelId),
      showMessage: (messageId) => this.messages.scrollTo(messageId),
      openLink: (url) => this.#follow(url),
      leadsInside: (url) => JUMP.test(url) && store.channels.has(JUMP.exec(url)[1]),
      typeCommand: (name) => this.composer.typeCommand(name),
    };
    this.sidebar = new Sidebar(client, (channelId) => this.open(channelId));
    this.messages = new MessageList(client, this.context);
    this.composer = new Composer(client, { showModal: (outcome) => openModal(outcome, this.element, this.context) });
    this.posts = new PostList(client, (channelId) => this.open(channelId));
    this.connection = el("span", { class: "connection", role: "status", dataset: { testid: "connection" } });
    this.channelHeading = el("h1", {});
    this.drawer = el(
      "button",
      {
        type: "button",
        class: "quiet drawer-button",
        "aria-label": "Channels",
        "aria-expanded": "false",
        dataset: { testid: "drawer" },
        onclick: () => this.#toggleDrawer(),
      },
      icon("menu"),
    );
    this.element = el(
      "section",
      {
        class: "pane",
        "aria-label": `${person.name}'s Discord`,
        dataset: { testid: "pane", person: person.name.toLowerCase(), personId: person.id },
        onkeydown: (event) => this.#key(event),
      },
      el(
        "div",
        { class: "pane-body" },
        el(
          "header",
          { class: "pane-header" },
          this.drawer,
          personPicker(person, people, onSwitch),
          this.connection,
          el(
            "button",
            {
              type: "button",
              class: "quiet",
              "aria-label": `Close ${person.name}'s pane`,
              dataset: { testid: "close-pane" },
              onclick: onClose,
            },
            icon("close"),
          ),
        ),
        this.sidebar.element,
        el("div", { class: "backdrop", onclick: () => this.#toggleDrawer(false) }),
        el(
          "div",
          { class: "channel-view" },
          el("header", { class: "channel-header" }, this.channelHeading),
          this.posts.element,
          this.messages.element,
          this.composer.element,
        ),
      ),
    );
    this.#stopListening = [
      store.on("hello", () => this.#greeted()),
      store.on("channels", () => this.#channelsChanged()),
      store.on("unread", () => this.#showUnread()),
      client.on("connection", () => this.#showConnection()),
    ];
    this.#showConnection();
    if (store.me) this.#greeted();
  }

  /** Show a channel, and a message of it if one is meant. */
  open(channelId, messageId = null) {
    const { store } = this.#client;
    const channel = store.channels.get(channelId);
    if (!channel) return;
    this.channelId = channelId;
    const name = channelName(channel, store);
    this.channelHeading.replaceChildren(channelPicture(channel, store), name);
    this.element.dataset.channelId = channelId;
    this.#toggleDrawer(false);
    this.sidebar.mark(channelId);
    this.composer.show(channel, isDirect(channel) ? `@${name}` : `#${name}`);
    this.messages.show(channelId);
    const isForum = hasPosts(channel);
    this.posts.show(isForum ? channelId : null);
    this.messages.element.hidden = isForum;
    this.composer.element.toggleAttribute("data-forum", isForum);
    if (messageId) this.messages.scrollTo(messageId);
    this.#onOpen(channelId);
  }

  /** Whether there is anything this person has not seen, in channels other than `except`. */
  hasUnread(except = null) {
    const { store } = this.#client;
    return [...store.channels.keys()].some((id) => id !== except && store.unreadOf(id).count > 0);
  }

  close() {
    for (const stop of this.#stopListening) stop();
    for (const part of [this.sidebar, this.posts, this.messages, this.composer]) part.close();
    this.element.remove();
  }

  async #click(message, customId, values) {
    const outcome = await this.#client.click(message, customId, values);
    if (outcome.type === "modal") openModal(outcome, this.element, this.context);
  }

  #follow(url) {
    const [, channelId, messageId] = JUMP.exec(url);
    this.open(channelId, messageId);
  }

  #greeted() {
    const channels = [...this.#client.store.channels.values()];
    const wanted = this.channelId ?? this.#wanted;
    const isWanted = (channel) => wanted && (channel.id === wanted || channel.name === wanted);
    const channel = channels.find(isWanted) ?? channels.find((candidate) => !isDirect(candidate)) ?? channels[0];
    if (channel) this.open(channel.id);
  }

  #channelsChanged() {
    const { store } = this.#client;
    const channel = store.channels.get(this.channelId);
    if (channel) this.channelHeading.replaceChildren(channelPicture(channel, store), channelName(channel, store));
    else {
      this.channelId = null;
      this.#greeted();
      this.composer.notify("The channel that was open here was deleted.", "error");
    }
  }

  #showUnread() {
    this.drawer.toggleAttribute("data-unread", this.hasUnread(this.channelId));
  }

  #showConnection() {
    const state = this.#client.connection;
    this.connection.dataset.state = state;
    this.connection.replaceChildren(el("span", {}, CONNECTION_WORDS[state]));
    this.connection.title = CONNECTION_WORDS[state];
  }

  #toggleDrawer(open = this.drawer.getAttribute("aria-expanded") !== "true") {
    this.drawer.setAttribute("aria-expanded", String(open));
    this.element.toggleAttribute("data-drawer", open);
  }

  #key(event) {
    if (event.key === "Escape") this.#toggleDrawer(false);
  }
}

/** Whose client the pane is, and the others it could be. */
function personPicker(person, people, onSwitch) {
  const options = people.map((each) => el("option", { value: each.id, selected: each.id === person.id }, each.name));
  const picker = el(
    "select",
    { "aria-label": "Person", dataset: { testid: "person" }, onchange: () => onSwitch(picker.value) },
    options,
  );
  return el("div", { class: "person" }, avatar(person), picker);
}
