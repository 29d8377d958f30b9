/** One person's WebSocket to the sandbox: it comes back by itself after a drop. */

import { Emitter } from "./emitter.js";

const FIRST_RETRY_MS = 300;
const LAST_RETRY_MS = 5000;

/** Emits `state` ("connecting", "open", "lost") and `frame` (a parsed message of the server). */
export class Socket extends Emitter {
  state = "connecting";
  #personId;
  #webSocket = null;
  #retryMs = FIRST_RETRY_MS;
  #timer = null;
  #closed = false;

  constructor(personId) {
    super();
    this.#personId = personId;
    this.#connect();
  }

  /** Send a message; false if there is no connection to send it on. */
  send(frame) {
    if (this.#webSocket?.readyState !== WebSocket.OPEN) return false;
    this.#webSocket.send(JSON.stringify(frame));
    return true;
  }

  /** Leave for good. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#webSocket?.close();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#webSocket = new WebSocket(`${scheme}://${location.host}/ui/socket?as=${encodeURIComponent(this.#personId)}`);
    this.#webSocket.onmessage = (event) => {
      const frame = JSON.parse(event.data);
      if (frame.type === "hello") this.#become("open");
      this.emit("frame", frame);
    };
    this.#webSocket.onclose = () => this.#reconnectLater();
  }

  #become(state) {
    this.state = state;
    if (state === "open") this.#retryMs = FIRST_RETRY_MS;
    this.emit("state", state);
  }

  #reconnectLater() {
    if (this.#closed) return;
    this.#become("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 1.7, LAST_RETRY_MS);
  }
}
