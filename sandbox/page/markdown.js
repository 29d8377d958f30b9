/**
 * Discord's markdown: text -> a tree of plain nodes `{ type, ...data, children? }`. It knows nothing of the page.
 *
 * Blocks: paragraph, heading (level), subtext, quote, list (ordered, start), item, codeblock (language, text).
 * Inline: text, break, bold, italic, underline, strike, spoiler, code, link (url), user, role, channel (id), command (name),
 * everyone, time (unix, style), emoji (name, id, animated).
 */

/** Parse a whole message text into block nodes. */
export function parse(text) {
  const fence = /```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```/g;
  const blocks = [];
  let position = 0;
  for (const match of text.matchAll(fence)) {
    blocks.push(...parseLines(text.slice(position, match.index)));
    blocks.push({ type: "codeblock", language: match[1] ?? "", text: match[2] });
    position = match.index + match[0].length;
  }
  return [...blocks, ...parseLines(text.slice(position))];
}

/** Parse text without blocks into inline nodes. */
export function parseInline(text) {
  const nodes = [];
  let plain = "";
  let position = 0;
  const flush = () => {
    if (plain) nodes.push({ type: "text", text: plain });
    plain = "";
  };
  while (position < text.length) {
    const [node, length] = inlineAt(text, position);
    if (node.type === "text") plain += node.text;
    else {
      flush();
      nodes.push(node);
    }
    position += length;
  }
  flush();
  return nodes;
}

const span = (type) => (match) => ({ type, children: parseInline(match[1]) });
const reference = (type) => (match) => ({ type, id: match[1] });

/** What may stand at a place in a line, tried from top to bottom. */
const INLINE = [
  [/\\([^A-Za-z0-9\s])/y, (match) => ({ type: "text", text: match[1] })],
  [/\n/y, () => ({ type: "break" })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => ({ type: "code", text: match[2].replace(/^ (.*) $/, "$1") })],
  [
    /\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    (match) => ({ type: "link", url: match[2], children: parseInline(match[1]) }),
  ],
  [
    /<(https?:\/\/[^\s>]+)>/y,
    (match) => ({ type: "link", url: match[1], children: [{ type: "text", text: match[1] }] }),
  ],
  [
    /https?:\/\/[^\s<]*[^\s<.,:;"'\])*_|~]/y,
    (match) => ({ type: "link", url: match[0], children: [{ type: "text", text: match[0] }] }),
  ],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, span("bold")],
  [/__([\s\S]+?)__(?!_)/y, span("underline")],
  [/\*(?![\s*])((?:\*\*|[^*])+?)(?<!\s)\*(?!\*)/y, span("italic")],
  [/(?<![A-Za-z0-9])_((?:__|[^_])+?)_(?![A-Za-z0-9_])/y, span("italic")],
  [/~~([\s\S]+?)~~(?!~)/y, span("strike")],
  [/\|\|([\s\S]+?)\|\|/y, span("spoiler")],
  [/<@!?(\d+)>/y, reference("user")],
  [/<@&(\d+)>/y, reference("role")],
  [/<#(\d+)>/y, reference("channel")],
  [/<\/([^:>\n]+):\d+>/y, (match) => ({ type: "command", name: match[1] })],
  [
    /<t:(-?\d{1,12})(?::([tTdDfFsSR]))?>/y,
    (match) => ({ type: "time", unix: Number(match[1]), style: match[2] ?? "f" }),
  ],
  [/<(a?):(\w+):(\d+)>/y, (match) => ({ type: "emoji", animated: match[1] === "a", name: match[2], id: match[3] })],
  [/@(everyone|here)\b/y, (match) => ({ type: "everyone", name: match[1] })],
];

/** The node at a position and how many characters it takes; a single character of text if nothing else fits. */
function inlineAt(text, position) {
  for (const [pattern, build] of INLINE) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) return [build(match), match[0].length];
  }
  return [{ type: "text", text: text[position] }, 1];
}

const LIST_ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)$/;
const BLOCK_START = /^(#{1,3}\s+\S|-#\s+\S|>(>>)?\s|\s*([-*]|\d+\.)\s+\S)/;
const BLOCKS = [takeHeading, takeSubtext, takeLongQuote, takeQuote, takeList, takeParagraph];

function parseLines(text) {
  const trimmed = text.replace(/^\n+|\n+$/g, "");
  const lines = trimmed ? trimmed.split("\n") : [];
  const blocks = [];
  while (lines.length) blocks.push(takeBlock(lines));
  return blocks;
}

function takeBlock(lines) {
  for (const take of BLOCKS) {
    const block = take(lines);
    if (block) return block;
  }
  throw new Error("a paragraph takes any line");
}

function takeHeading(lines) {
  const match = /^(#{1,3})\s+(.+)$/.exec(lines[0]);
  return match && lines.shift() && { type: "heading", level: match[1].length, children: parseInline(match[2]) };
}

function takeSubtext(lines) {
  const match = /^-#\s+(.+)$/.exec(lines[0]);
  return match && lines.shift() && { type: "subtext", children: parseInline(match[1]) };
}

/** `>>>` quotes everything that follows. */
function takeLongQuote(lines) {
  if (!lines[0].startsWith(">>> ")) return null;
  const quoted = lines.splice(0).join("\n").slice(4);
  return { type: "quote", children: parseLines(quoted) };
}

function takeQuote(lines) {
  const count = countWhile(lines, (line) => line.startsWith("> "));
  const quoted = lines.splice(0, count).map((line) => line.slice(2));
  return count ? { type: "quote", children: parseLines(quoted.join("\n")) } : null;
}

/** Bullets and numbers side by side are two lists. */
function takeList(lines) {
  const read = lines
    .slice(
      0,
      countWhile(lines, (line) => LIST_ITEM.test(line)),
    )
    .map(listItem);
  const belongs = (item) => item.indent > read[0].indent || item.ordered === read[0].ordered;
  const items = read.slice(0, countWhile(read, belongs));
  lines.splice(0, items.length);
  return items.length ? nestItems(items) : null;
}

function listItem(line) {
  const [, indent, mark, text] = LIST_ITEM.exec(line);
  return { indent: indent.length, ordered: /\d/.test(mark), number: Number.parseInt(mark, 10) || 1, text };
}

/** Items indented deeper than the first become lists inside the item before them. */
function nestItems(items) {
  const list = { type: "list", ordered: items[0].ordered, start: items[0].number, children: [] };
  for (let index = 0; index < items.length;) {
    const deeper = countWhile(items.slice(index + 1), (item) => item.indent > items[0].indent);
    const nested = items.slice(index + 1, index + 1 + deeper);
    const children = parseInline(items[index].text);
    list.children.push({ type: "item", children: nested.length ? [...children, nestItems(nested)] : children });
    index += 1 + deeper;
  }
  return list;
}

function takeParagraph(lines) {
  const first = lines.shift();
  const more = lines.splice(
    0,
    countWhile(lines, (line) => !BLOCK_START.test(line)),
  );
  return { type: "paragraph", children: parseInline([first, ...more].join("\n")) };
}

function countWhile(values, holds) {
  const index = values.findIndex((value) => !holds(value));
  return index === -1 ? values.length : index;
}
