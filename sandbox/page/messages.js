/** The messages of the open channel: kept in step with the store, at the newest message unless one scrolled away from it. */

import { el, icon, keepingFocus } from "./dom.js";
import { messageElement } from "./message.js";
import { compareIds } from "./store.js";

const AT_END_PX = 60;
const GROUPED_MS = 7 * 60 * 1000;

/** The message list of a pane; `context` is what renderers get besides the message. */
export class MessageList {
  #client;
  #context;
  #channelId = null;
  #atEnd = true;
  #stopListening;

  constructor(client, context) {
    this.#client = client;
    this.#context = context;
    this.list = el("div", { class: "message-list" });
    this.scroller = el(
      "div",
      {
        class: "messages",
        role: "log",
        "aria-label": "Messages",
        tabindex: "0",
        dataset: { testid: "messages" },
        onscroll: () => this.#scrolled(),
      },
      this.list,
    );
    this.toEnd = el(
      "button",
      { type: "button", class: "to-end", hidden: true, onclick: () => this.scrollToEnd() },
      icon("down"),
      "Newest messages",
    );
    this.element = el("div", { class: "message-area" }, this.scroller, this.toEnd);
    const { store } = client;
    this.#stopListening = [
      store.on("message", (message) => message.channel_id === this.#channelId && this.#put(message)),
      store.on("message_deleted", (gone) => gone.channel_id === this.#channelId && this.#remove(gone.id)),
      client.on("click", (messageId) => this.#showClick(messageId)),
    ];
    this.#resizes = new ResizeObserver(() => this.#atEnd && this.scrollToEnd());
    this.#resizes.observe(this.list);
    this.#resizes.observe(this.scroller);
  }

  #resizes;

  /** Show another channel. */
  show(channelId) {
    this.#channelId = channelId;
    this.scroller.dataset.channelId = channelId ?? "";
    const messages = channelId ? this.#client.store.messagesOf(channelId) : [];
    this.list.replaceChildren(...messages.map((message) => this.#render(message)));
    this.#group();
    this.scrollToEnd();
  }

  scrollToEnd() {
    this.#atEnd = true;
    this.#jumpToEnd();
    this.#markRead();
  }

  /** Bring a message into sight and show which one it is. */
  scrollTo(messageId) {
    const element = this.#find(messageId);
    if (!element) return;
    this.#atEnd = false;
    element.scrollIntoView({ block: "center" });
    element.dataset.pointedAt = "";
    setTimeout(() => delete element.dataset.pointedAt, 2000);
  }

  close() {
    for (const stop of this.#stopListening) stop();
    this.#resizes.disconnect();
  }

  #render(message) {
    const element = messageElement({ ...this.#context, message });
    element.message = message;
    this.#applyClick(element);
    return element;
  }

  #put(message) {
    const element = this.#render(message);
    const old = this.#find(message.id);
    if (old) {
      keepPictures(old, element);
      keepingFocus(old.parentElement, () => old.replaceWith(element));
    } else {
      const next = [...this.list.children].find((other) => compareIds(other.message.id, message.id) > 0);
      this.list.insertBefore(element, next ?? null);
    }
    this.#group();
    if (this.#atEnd) {
      this.#jumpToEnd();
      this.#markRead();
    } else this.toEnd.hidden = false;
  }

  #remove(id) {
    this.#find(id)?.remove();
    this.#group();
  }

  #find(id) {
    return this.list.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
  }

  /** A message soon after another of the same author goes without a header of its own. */
  #group() {
    let previous = null;
    for (const element of this.list.children) {
      const { message } = element;
      const follows =
        previous !== null &&
        previous.author.id === message.author.id &&
        new Date(message.timestamp) - new Date(previous.timestamp) < GROUPED_MS &&
        !element.querySelector(":scope > .origin") &&
        previous.flags === message.flags &&
        !element.classList.contains("system");
      element.toggleAttribute("data-grouped", follows);
      previous = element.classList.contains("system") ? null : message;
    }
  }

  #showClick(messageId) {
    const element = this.#find(messageId);
    if (element) this.#applyClick(element);
  }

  #applyClick(element) {
    const busy = this.#client.busyOf(element.message.id);
    for (const control of element.querySelectorAll("[data-custom-id]")) {
      if (busy.has(control.dataset.customId)) control.setAttribute("aria-busy", "true");
      else control.removeAttribute("aria-busy");
    }
    const failure = element.querySelector(".failure");
    if (!failure) return;
    failure.textContent = this.#client.failureOf(element.message.id) ?? "";
    failure.hidden = !failure.textContent;
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    this.#atEnd = scrollHeight - scrollTop - clientHeight < AT_END_PX;
    if (this.#atEnd) {
      this.toEnd.hidden = true;
      this.#markRead();
    }
  }

  #jumpToEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.toEnd.hidden = true;
  }

  #markRead() {
    const isSeen = this.scroller.clientHeight > 0;
    if (this.#channelId && isSeen) this.#client.store.markRead(this.#channelId);
  }
}

/** Show the old picture under the new one until that has come, so that an edited board does not flicker. */
function keepPictures(old, element) {
  const before = old.querySelectorAll(".picture img");
  for (const [index, image] of element.querySelectorAll(".picture img").entries()) {
    const previous = before[index];
    if (!previous || previous.src === image.src) continue;
    image.style.backgroundImage = `url("${CSS.escape(previous.getAttribute("src"))}")`;
    image.addEventListener("load", () => image.style.removeProperty("background-image"), { once: true });
  }
}
