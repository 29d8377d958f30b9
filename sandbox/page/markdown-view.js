/** The markdown tree as elements. Names of users, roles and channels come from the store; links go where the pane says. */

import { el, icon } from "./dom.js";
import { isThread } from "./store.js";
import { cssColor, displayName } from "./people.js";
import { timestamp } from "./time.js";

const ONLY_EMOJI = /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Component}|<a?:\w+:\d+>){1,80}$/u;

/**
 * Render a text as Discord shows it.
 *
 * `context` is what every renderer of a message gets: `store`, and the pane's `openLink(url)`, `openChannel(id)` and
 * `typeCommand(name)`.
 */
export function markdown(nodes, context) {
  return nodes.map((node) => VIEWS[node.type](node, context));
}

/** Whether a text is emoji and nothing else, which Discord shows large. */
export function isOnlyEmoji(text) {
  return ONLY_EMOJI.test(text) && !/^[\d\s#*]*$/.test(text);
}

/** A link that opens beside the page, or inside the pane if it leads to one of Discord's channels. */
export function link(url, context, properties, ...children) {
  const safe = /^(https?|discord):/i.test(url);
  const inside = context.leadsInside(url);
  const open = (event) => {
    if (!inside) return;
    event.preventDefault();
    context.openLink(url);
  };
  return el(
    "a",
    { href: safe && url, target: "_blank", rel: "noopener noreferrer", onclick: open, ...properties },
    ...children,
  );
}

/** An emoji of a component or a text: a character, or a picture of the server's. */
export function emoji({ name, id, animated }) {
  if (!id) return el("span", { class: "emoji" }, name);
  const picture = el("img", {
    class: "emoji",
    src: `/cdn/emojis/${id}.${animated ? "gif" : "png"}`,
    alt: `:${name}:`,
    draggable: "false",
  });
  picture.addEventListener("error", () => picture.replaceWith(`:${name}:`), { once: true });
  return picture;
}

const wrap = (tag, properties) => (node, context) => el(tag, properties, markdown(node.children, context));
const mention = (text, properties = {}) => el("span", { class: "mention", ...properties }, text);

const VIEWS = {
  text: (node) => node.text,
  break: () => el("br"),
  paragraph: wrap("p"),
  heading: (node, context) =>
    el(`h${node.level + 2}`, { class: `heading heading-${node.level}` }, markdown(node.children, context)),
  subtext: wrap("p", { class: "subtext" }),
  quote: wrap("blockquote"),
  list: (node, context) =>
    el(
      node.ordered ? "ol" : "ul",
      { start: node.ordered && node.start !== 1 ? node.start : null },
      markdown(node.children, context),
    ),
  item: wrap("li"),
  codeblock: (node) => el("pre", { tabindex: "0" }, el("code", { dataset: { language: node.language } }, node.text)),
  bold: wrap("strong"),
  italic: wrap("em"),
  underline: wrap("u"),
  strike: wrap("s"),
  code: (node) => el("code", {}, node.text),
  spoiler: (node, context) => spoiler(markdown(node.children, context)),
  link: (node, context) => link(node.url, context, {}, markdown(node.children, context)),
  user: (node, { store }) => {
    const user = store.users.get(node.id);
    return mention(`@${user ? displayName(user) : "unknown-user"}`, {
      dataset: { me: node.id === store.me.id ? "" : undefined },
    });
  },
  role: (node, { store }) => {
    const role = store.roles.get(node.id);
    return mention(`@${role?.name ?? "unknown-role"}`, {
      style: role?.color ? { "--mention": cssColor(role.color) } : {},
    });
  },
  channel: (node, context) => {
    const channel = context.store.channels.get(node.id);
    if (!channel) return mention("# unknown");
    const open = () => context.openChannel(node.id);
    return el(
      "button",
      { type: "button", class: "mention", onclick: open },
      icon(isThread(channel) ? "thread" : "hash"),
      channel.name,
    );
  },
  command: (node, context) =>
    el("button", { type: "button", class: "mention", onclick: () => context.typeCommand(node.name) }, `/${node.name}`),
  everyone: (node) => mention(`@${node.name}`, { dataset: { me: "" } }),
  time: (node) => timestamp(node.unix, node.style),
  emoji,
};

/** Text that shows itself when asked to, by mouse or keyboard. */
function spoiler(children) {
  const button = el(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": "Spoiler" },
    el("span", {}, children),
  );
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    button.replaceWith(el("span", { class: "spoiler", dataset: { revealed: "" } }, ...button.firstChild.childNodes));
  };
  button.addEventListener("click", reveal);
  button.addEventListener("keydown", reveal);
  return button;
}
