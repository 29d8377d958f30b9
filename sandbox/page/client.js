/** One person's Discord client: their socket, their store, and the interactions they have under way. */

import { Emitter } from "./emitter.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";

const NOT_CONNECTED = "Not connected to the sandbox; this was not sent.";
const FAILED = "This interaction failed";

/** Emits `connection` (the socket's state), `error` (a reason in words) and `click` (a message's id) when a click's state changes. */
export class Client extends Emitter {
  store = new Store();
  #busy = new Map();
  #failures = new Map();
  #socket;
  #waiting = new Map();
  #lastNonce = 0;

  constructor(person) {
    super();
    this.person = person;
    this.#socket = new Socket(person.id);
    this.#socket.on("frame", (frame) => this.#receive(frame));
    this.#socket.on("state", (state) => this.#connectionBecame(state));
  }

  get connection() {
    return this.#socket.state;
  }

  /**
   * Send an interaction ("command", "autocomplete", "click" or "modal_submit") and wait for its outcome:
   * `{ type: "done" }`, `{ type: "choices", choices }`, `{ type: "modal", interaction_id, modal }` or `{ type: "failed", reason }`.
   */
  interact(frame) {
    const nonce = `${this.person.id}-${Date.now()}-${++this.#lastNonce}`;
    if (!this.#socket.send({ ...frame, nonce })) return Promise.resolve({ type: "failed", reason: NOT_CONNECTED });
    return new Promise((resolve) => this.#waiting.set(nonce, resolve));
  }

  /** Press a component of a message, with `values` if it is a select; the outcome is that of `interact`. */
  async click(message, customId, values) {
    const busy = this.busyOf(message.id);
    busy.add(customId);
    this.#busy.set(message.id, busy);
    this.#failures.delete(message.id);
    this.emit("click", message.id);
    const place = { channel_id: message.channel_id, message_id: message.id, custom_id: customId };
    const outcome = await this.interact({ type: "click", ...place, ...(values && { values }) });
    busy.delete(customId);
    if (outcome.type === "failed") this.#failures.set(message.id, outcome.reason);
    this.emit("click", message.id);
    return outcome;
  }

  /** The custom ids of a message's components that wait for an acknowledgement. */
  busyOf(messageId) {
    return this.#busy.get(messageId) ?? new Set();
  }

  /** Why the last click on a message failed, if it did. */
  failureOf(messageId) {
    return this.#failures.get(messageId);
  }

  /** Say something in a channel; false if there is no connection. */
  say(channelId, content) {
    const sent = this.#socket.send({ type: "say", channel_id: channelId, content });
    if (!sent) this.emit("error", NOT_CONNECTED);
    return sent;
  }

  /** Begin a post in a forum; false if there is no connection. */
  startPost(channelId, name, content) {
    const sent = this.#socket.send({ type: "start_post", channel_id: channelId, name, content });
    if (!sent) this.emit("error", NOT_CONNECTED);
    return sent;
  }

  /** Open the direct messages with the application. */
  openDm() {
    if (!this.#socket.send({ type: "open_dm" })) this.emit("error", NOT_CONNECTED);
  }

  /** Dismiss an ephemeral message; it goes when the server says so. */
  dismiss(message) {
    if (!this.#socket.send({ type: "dismiss", message_id: message.id })) this.emit("error", NOT_CONNECTED);
  }

  setAllowDms(allowed) {
    this.store.allowDms = allowed;
    if (!this.#socket.send({ type: "settings", allow_dms: allowed })) this.emit("error", NOT_CONNECTED);
  }

  close() {
    this.#socket.close();
  }

  #receive(frame) {
    if (["done", "failed", "choices", "modal"].includes(frame.type)) this.#settle(frame);
    else if (frame.type === "error") this.emit("error", frame.reason);
    else this.store.take(frame);
  }

  #settle(frame) {
    const outcome = frame.type === "failed" ? { ...frame, reason: frame.reason || FAILED } : frame;
    this.#waiting.get(frame.nonce)?.(outcome);
    this.#waiting.delete(frame.nonce);
  }

  #connectionBecame(state) {
    if (state === "lost") {
      for (const nonce of [...this.#waiting.keys()]) this.#settle({ type: "failed", nonce });
    }
    this.emit("connection", state);
  }
}
