/** The input box of a channel: plain messages, and slash commands from the first slash on. */

import { CommandForm } from "./command-form.js";
import { find, spelledOut, typeable } from "./commands.js";
import { el, icon } from "./dom.js";
import { ListPopup } from "./list-popup.js";

const NO_COMMANDS = "No bot has offered commands yet. One that is starting takes a few seconds.";
const LONGEST_MESSAGE = 2000;

/** The composer of a pane; `showModal(outcome)` opens the modal with which the application answered a command. */
export class Composer {
  #client;
  #showModal;
  #channel = null;
  #form = null;
  #drafts = new Map();
  #popup;
  #stopListening;

  constructor(client, { showModal }) {
    this.#client = client;
    this.#showModal = showModal;
    this.#popup = new ListPopup({ label: "Commands", onPick: (item) => this.#begin(item.leaf, {}) });
    this.input = el("textarea", {
      rows: "1",
      maxlength: LONGEST_MESSAGE,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      dataset: { testid: "composer" },
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.#popup.close(),
    });
    const send = el("button", { type: "submit", class: "quiet", "aria-label": "Send the message" }, icon("send"));
    this.notice = el("p", { class: "notice", role: "status", dataset: { testid: "notice" }, hidden: true });
    const submit = (event) => {
      event.preventDefault();
      this.#say();
    };
    this.plain = el("form", { class: "plain", onsubmit: submit }, this.input, send);
    this.element = el("div", { class: "composer" }, this.notice, this.plain);
    this.#stopListening = [
      client.on("error", (reason) => this.notify(reason, "error")),
      client.store.on("commands", () => this.#typed()),
    ];
  }

  /** Write into another channel; what was being written in the old one, be it a command, waits there. */
  show(channel, name) {
    if (this.#channel?.id === channel.id) return;
    if (this.#channel) this.#drafts.set(this.#channel.id, { text: this.input.value, form: this.#form });
    this.#channel = channel;
    const { text, form } = this.#drafts.get(channel.id) ?? { text: "", form: null };
    this.#use(form);
    this.notify(null);
    this.input.value = text;
    this.input.placeholder = `Message ${name}`;
    this.input.setAttribute("aria-label", `Message ${name}, or / for commands`);
    this.#grow();
  }

  /** Begin a command by its name, as a mention of the command does. */
  typeCommand(name) {
    this.#use(null);
    this.input.value = `/${name} `;
    this.input.focus();
    this.#typed();
  }

  /** Say something above the box: `kind` is "status" or "error"; null says nothing more. */
  notify(text, kind = "status") {
    const dismiss = el(
      "button",
      { type: "button", class: "quiet", "aria-label": "Dismiss", onclick: () => this.notify(null) },
      icon("close"),
    );
    this.notice.hidden = !text;
    this.notice.dataset.kind = kind;
    this.notice.setAttribute("role", kind === "error" ? "alert" : "status");
    this.notice.replaceChildren(text ?? "", ...(kind === "error" ? [dismiss] : []));
  }

  close() {
    for (const stop of this.#stopListening) stop();
  }

  #typed() {
    this.#grow();
    const text = this.input.value;
    if (!this.#channel || !text.startsWith("/") || document.activeElement !== this.input) {
      this.#popup.close();
      return;
    }
    const commands = typeable(this.#client.store.commands, this.#channel);
    const spelled = spelledOut(commands, text);
    if (spelled) this.#begin(spelled.leaf, spelled.given);
    else
      this.#popup.open(
        this.input,
        find(commands, text.slice(1)).map(commandItem),
        commands.length ? "No command of that name can be used here." : NO_COMMANDS,
      );
  }

  #key(event) {
    if (this.#popup.handleKey(event) || event.isComposing || event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    this.#say();
  }

  #say() {
    const content = this.input.value.trim();
    if (!content || !this.#channel) return;
    if (content.startsWith("/")) {
      this.notify(`There is no command ${content.split(/\s/)[0]} here.`, "error");
      return;
    }
    this.notify(null);
    if (!this.#client.say(this.#channel.id, content)) return;
    this.input.value = "";
    this.#grow();
  }

  #begin(leaf, given) {
    this.#popup.close();
    this.notify(null);
    this.input.value = "";
    const channelId = this.#channel.id;
    const form = new CommandForm(leaf, this.#client.store, given, {
      complete: (frame) => this.#client.interact({ type: "autocomplete", channel_id: channelId, ...frame }),
      onCancel: () => this.#drop(form, channelId),
      onSend: (frame) => this.#send(form, { type: "command", channel_id: channelId, ...frame }),
    });
    this.#use(form);
    form.focus();
  }

  /** Show this form in place of the input box; null shows the box. */
  #use(form) {
    this.#form?.element.remove();
    this.#form = form;
    this.plain.hidden = form !== null;
    if (form) this.element.append(form.element);
  }

  /** The command was sent or given up. Its form may be waiting in a channel that is not open. */
  #drop(form, channelId) {
    const draft = this.#drafts.get(channelId);
    if (draft?.form === form) draft.form = null;
    if (this.#form !== form) return;
    const hadFocus = form.element.contains(document.activeElement);
    this.#use(null);
    if (hadFocus) this.input.focus();
  }

  /** Send a command. Its form stays until the application has answered, so that nothing typed is lost where that fails. */
  async #send(form, frame) {
    form.isBusy = true;
    this.notify(null);
    const outcome = await this.#client.interact(frame);
    form.isBusy = false;
    if (this.#channel.id === frame.channel_id) this.notify(outcome.reason ?? null, "error");
    if (outcome.type === "failed") return;
    this.#drop(form, frame.channel_id);
    if (outcome.type === "modal") this.#showModal(outcome);
  }

  #grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 200)}px`;
  }
}

function commandItem(leaf) {
  const options = leaf.options.map((option) => (option.required ? option.name : `${option.name}?`));
  const label = [
    `/${leaf.path.join(" ")}`,
    options.length > 0 && el("span", { class: "option-names" }, options.join("  ")),
  ].filter(Boolean);
  return { value: leaf.path.join(" "), label, hint: leaf.description, leaf };
}
