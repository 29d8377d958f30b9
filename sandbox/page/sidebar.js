/** The channel list of a pane: channels, their threads, direct messages, and what is unread; the person's settings below. */

import { el, icon, keepingFocus } from "./dom.js";
import { avatar, displayName } from "./people.js";
import { compareIds, iconOf, isDirect, isThread } from "./store.js";

/** The list; `onOpen(channelId)` is called when one opens a channel. */
export class Sidebar {
  #client;
  #onOpen;
  #openId = null;
  #stopListening;

  constructor(client, onOpen) {
    this.#client = client;
    this.#onOpen = onOpen;
    this.list = el("div", { class: "channels" });
    this.settings = el("div", { class: "settings" });
    this.element = el("nav", { class: "sidebar", "aria-label": "Channels" }, this.list, this.settings);
    const { store } = client;
    this.#stopListening = [
      ...["hello", "channels", "unread"].map((event) => store.on(event, () => this.#draw())),
      store.on("hello", () => this.#drawSettings()),
    ];
    if (store.me) {
      this.#draw();
      this.#drawSettings();
    }
  }

  /** Mark the channel that is open. */
  mark(channelId) {
    this.#openId = channelId;
    this.#draw();
  }

  close() {
    for (const stop of this.#stopListening) stop();
  }

  #draw() {
    const { store } = this.#client;
    if (!store.me) return;
    const channels = [...store.channels.values()];
    const direct = channels.filter(isDirect);
    keepingFocus(this.list, () =>
      this.list.replaceChildren(
        ...store.guilds.flatMap((guild) => {
          const own = channels.filter(
            (channel) => !isDirect(channel) && !isThread(channel) && channel.guild_id === guild.id,
          );
          return [
            el("h2", {}, guild.name),
            el(
              "ul",
              {},
              own.map((channel) => this.#item(channel, this.#threadsOf(channel))),
            ),
          ];
        }),
        el("h2", {}, "Direct messages"),
        direct.length
          ? el(
              "ul",
              {},
              direct.map((channel) => this.#item(channel, [])),
            )
          : this.#firstMessage(),
      ),
    );
  }

  /** What stands there as long as the application and this person never wrote to each other. */
  #firstMessage() {
    const open = () => {
      const stop = this.#client.store.on("channels", () => {
        const direct = [...this.#client.store.channels.values()].find(isDirect);
        if (!direct) return;
        stop();
        this.#onOpen(direct.id);
      });
      this.#client.openDm();
    };
    const properties = { type: "button", class: "channel", dataset: { testid: "open-dm" }, onclick: open };
    return el("button", properties, icon("plus"), "Write to the app");
  }

  /** The open threads of a channel, the newest first; archived ones only while they are looked at. */
  #threadsOf(parent) {
    return [...this.#client.store.channels.values()]
      .filter(
        (channel) =>
          isThread(channel) && channel.parent_id === parent.id && (!channel.archived || channel.id === this.#openId),
      )
      .sort((left, right) => compareIds(right.id, left.id));
  }

  #item(channel, threads) {
    const isOpen = channel.id === this.#openId;
    const { count, mentions } = this.#client.store.unreadOf(channel.id);
    const unread = !isOpen && count > 0;
    const button = el(
      "button",
      {
        type: "button",
        class: "channel",
        "aria-current": isOpen ? "true" : null,
        dataset: {
          testid: "channel",
          channelId: channel.id,
          unread: unread ? count : undefined,
          archived: channel.archived ? "" : undefined,
        },
        onclick: () => this.#onOpen(channel.id),
      },
      channelPicture(channel, this.#client.store),
      el("span", { class: "channel-name" }, channelName(channel, this.#client.store)),
      unread && mentions > 0 && el("span", { class: "badge", "aria-label": `${mentions} for you` }, String(mentions)),
      unread && el("span", { class: "visually-hidden" }, "unread"),
    );
    return el(
      "li",
      {},
      button,
      threads.length > 0 &&
        el(
          "ul",
          {},
          threads.map((thread) => this.#item(thread, [])),
        ),
    );
  }

  #drawSettings() {
    const { store } = this.#client;
    const closed = el("input", {
      type: "checkbox",
      role: "switch",
      checked: !store.allowDms,
      dataset: { testid: "dms-closed" },
      onchange: () => this.#client.setAllowDms(!closed.checked),
    });
    this.settings.replaceChildren(
      avatar(store.me),
      el("strong", {}, displayName(store.me)),
      el(
        "label",
        { class: "switch", title: "Refuse direct messages from this server, as Discord's privacy settings do" },
        "DMs closed",
        closed,
      ),
    );
  }
}

/** The name of a channel as its own client shows it: a direct channel has that of the other end. */
export function channelName(channel, store) {
  if (!isDirect(channel)) return channel.name;
  return displayName(otherEnd(channel, store));
}

/** What stands before a channel's name. */
export function channelPicture(channel, store) {
  if (isDirect(channel)) return avatar(otherEnd(channel, store));
  return icon(iconOf(channel));
}

function otherEnd(channel, store) {
  return channel.recipients.find((user) => user.id !== store.me.id);
}
