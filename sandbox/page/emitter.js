/** Telling others that something happened. */

export class Emitter {
  #listeners = new Map();

  /** Call `listener` with the detail whenever `type` happens; the function returned stops that. */
  on(type, listener) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(listener);
    return () => this.#listeners.get(type).delete(listener);
  }

  emit(type, detail) {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(detail);
  }
}
