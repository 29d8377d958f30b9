/** A forum or media channel, which has posts instead of messages: the list of them, and a form to begin another. */

import { el, icon, keepingFocus } from "./dom.js";
import { compareIds, isThread } from "./store.js";

const LONGEST_TITLE = 100;
const LONGEST_MESSAGE = 2000;

/** The posts of the open forum; `onOpen(channelId)` is called when one opens a post. */
export class PostList {
  #client;
  #onOpen;
  #forumId = null;
  #stopListening;

  constructor(client, onOpen) {
    this.#client = client;
    this.#onOpen = onOpen;
    this.list = el("ul", { class: "posts", "aria-label": "Posts", dataset: { testid: "posts" } });
    this.title = el("input", {
      type: "text",
      required: true,
      maxlength: LONGEST_TITLE,
      placeholder: "Title of a new post",
      "aria-label": "Title of a new post",
      dataset: { testid: "post-title" },
    });
    this.content = el("textarea", {
      rows: "3",
      required: true,
      maxlength: LONGEST_MESSAGE,
      placeholder: "Its first message",
      "aria-label": "First message of the post",
      dataset: { testid: "post-content" },
    });
    const sending = { type: "submit", class: "button style-1", dataset: { testid: "start-post" } };
    const begin = el("button", sending, el("span", {}, "Post"));
    const submit = (event) => {
      event.preventDefault();
      this.#begin();
    };
    const form = el("form", { class: "new-post", onsubmit: submit }, this.title, this.content, begin);
    this.element = el("div", { class: "forum", hidden: true }, form, this.list);
    this.#stopListening = ["channels", "message"].map((event) => client.store.on(event, () => this.#draw()));
  }

  /** Show the posts of a forum, or nothing (null). */
  show(forumId) {
    this.#forumId = forumId;
    this.element.hidden = forumId === null;
    this.#draw();
  }

  close() {
    for (const stop of this.#stopListening) stop();
  }

  #begin() {
    const title = this.title.value.trim();
    const content = this.content.value.trim();
    if (!title || !content || !this.#client.startPost(this.#forumId, title, content)) return;
    this.title.value = "";
    this.content.value = "";
  }

  #draw() {
    if (this.#forumId === null) return;
    const posts = [...this.#client.store.channels.values()]
      .filter((channel) => isThread(channel) && channel.parent_id === this.#forumId)
      .sort((left, right) => compareIds(right.id, left.id));
    const items = posts.map((post) => el("li", {}, this.#item(post)));
    keepingFocus(this.list, () =>
      this.list.replaceChildren(...(items.length ? items : [el("li", { class: "empty" }, "There are no posts yet.")])),
    );
  }

  #item(post) {
    const count = this.#client.store.messagesOf(post.id).length;
    const told = `${count} ${count === 1 ? "message" : "messages"}${post.archived ? ", archived" : ""}`;
    return el(
      "button",
      {
        type: "button",
        class: "post",
        dataset: { testid: "post", channelId: post.id },
        onclick: () => this.#onOpen(post.id),
      },
      icon("posts"),
      el("strong", {}, post.name),
      el("span", {}, told),
    );
  }
}
