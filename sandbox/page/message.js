/** One message as an element. */

import { components } from "./components.js";
import { el, icon } from "./dom.js";
import { embeds } from "./embeds.js";
import { parse } from "./markdown.js";
import { isOnlyEmoji, markdown } from "./markdown-view.js";
import { attachments } from "./media.js";
import { avatar, colorOf, displayName } from "./people.js";
import { isEphemeral } from "./store.js";
import { sentAt } from "./time.js";

const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const COMMAND_INTERACTION = 2;

/** What messages that Discord itself writes say, by their type; `{}` stands for the author's name. */
const SYSTEM_TEXTS = {
  1: "{} added somebody to the thread.",
  2: "{} removed somebody from the thread.",
  3: "{} started a call.",
  4: "{} changed the name of this channel.",
  6: "{} pinned a message to this channel.",
  7: "{} joined the server.",
  18: "{} started a thread.",
  21: "This thread began with a message.",
};

/** The element of `context.message`. */
export function messageElement(context) {
  const { message, store } = context;
  const properties = {
    class: "message",
    "aria-label": `${displayName(message.author)}`,
    dataset: {
      testid: "message",
      messageId: message.id,
      authorId: message.author.id,
      ephemeral: isEphemeral(message) ? "" : undefined,
      mentionsMe:
        message.mentions?.some((user) => user.id === store.me.id) || message.mention_everyone ? "" : undefined,
    },
  };
  if (message.type in SYSTEM_TEXTS) {
    const text = SYSTEM_TEXTS[message.type].replace("{}", displayName(message.author));
    return el("article", { ...properties, class: "message system" }, el("p", {}, text, " ", sentAt(message.timestamp)));
  }
  return el(
    "article",
    properties,
    origin(context),
    avatar(message.author),
    header(message),
    el(
      "div",
      { class: "body" },
      body(context),
      el("p", { class: "failure", role: "status", dataset: { testid: "failure" }, hidden: true }),
    ),
  );
}

/** What led to the message: the command that was used, or the message it answers. */
function origin(context) {
  const { message, store } = context;
  const answered = message.interaction_metadata;
  const interaction = answered?.triggering_interaction_metadata ?? answered; // a modal's answer is the command's that opened it
  if (interaction?.type === COMMAND_INTERACTION) {
    const { user, name } = interaction;
    const used = el("span", { class: "mention" }, `/${name}`);
    return el("p", { class: "origin" }, avatar(user), el("strong", {}, displayName(user)), " used ", used);
  }
  const repliedTo =
    message.referenced_message ?? store.message(message.channel_id, message.message_reference?.message_id);
  if (!repliedTo) return null;
  return el(
    "button",
    { type: "button", class: "origin", onclick: () => context.showMessage(repliedTo.id) },
    avatar(repliedTo.author),
    el("strong", {}, displayName(repliedTo.author)),
    ` ${repliedTo.content || "a message above"}`,
  );
}

function header(message) {
  return el(
    "header",
    {},
    el("span", { class: "author", style: { "--person": colorOf(message.author) } }, displayName(message.author)),
    message.author.bot && el("span", { class: "app-mark" }, "APP"),
    sentAt(message.timestamp),
    message.edited_timestamp && el("small", { title: message.edited_timestamp }, "edited"),
  );
}

function body(context) {
  const { message } = context;
  if (message.flags & LOADING && !message.content && !message.components?.length) {
    return [
      el("p", { class: "thinking", role: "status" }, `${displayName(message.author)} is thinking…`),
      ephemeralNote(context),
    ];
  }
  const large = message.content && isOnlyEmoji(message.content);
  return [
    message.content &&
      el(
        "div",
        { class: `text ${large ? "only-emoji" : ""}`, dataset: { testid: "content" } },
        markdown(parse(message.content), context),
      ),
    (message.flags & COMPONENTS_V2) === 0 && attachments(message.attachments ?? [], context),
    embeds(message.embeds ?? [], context),
    message.components?.length > 0 && el("div", { class: "components" }, components(message.components, context)),
    ephemeralNote(context),
  ];
}

function ephemeralNote({ message, client }) {
  if (!isEphemeral(message)) return null;
  const dismiss = el(
    "button",
    { type: "button", class: "textual", dataset: { testid: "dismiss" }, onclick: () => client.dismiss(message) },
    "Dismiss message",
  );
  return el("p", { class: "ephemeral-note" }, icon("eye"), "Only you can see this • ", dismiss);
}
