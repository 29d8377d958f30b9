/** Building elements. Text only ever becomes text: nothing on this page parses a string as HTML. */

/**
 * Make an element: `el("button", { class: "link", onclick: go, dataset: { id: 7 }, disabled: false }, "Go")`.
 * `null`, `undefined` and `false` leave a property or a child out; arrays of children are flattened.
 */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "dataset") {
      for (const [key, datum] of Object.entries(value)) if (datum !== undefined) element.dataset[key] = datum;
    } else if (name === "style") {
      for (const [key, datum] of Object.entries(value)) element.style.setProperty(key, datum);
    } else if (typeof value === "function") {
      element.addEventListener(name.slice(2), value);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...present(children));
  return element;
}

/** The children that are there: flattened, without `null`, `undefined` and `false`. */
function present(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

let lastId = 0;

/** An id that no other element of the page has. */
export function uniqueId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

/** Run `change`, which replaces what is in `root`, and give the focus back to the same control if it had it. */
export function keepingFocus(root, change) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const key = focused && ["customId", "channelId", "testid"].find((name) => focused.dataset[name]);
  const value = key && focused.dataset[key];
  change();
  if (!value || document.activeElement !== document.body) return;
  const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  root.querySelector(`[data-${attribute}="${CSS.escape(value)}"]`)?.focus({ preventScroll: true });
}

const ICONS = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  megaphone: "M3 10v4h4l9 5V5l-9 5H3zm16-1a4 4 0 0 1 0 6",
  posts: "M4 5h16v6H4zM4 14h16v5H4z",
  speaker: "M4 9v6h4l6 5V4L8 9H4zm13-1a5 5 0 0 1 0 8",
  thread: "M4 4v9a3 3 0 0 0 3 3h13M15 11l5 5-5 5",
  close: "M5 5l14 14M19 5 5 19",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 3 4l18 8-18 8 1-8zm0 0h8",
  chevron: "M6 9l6 6 6-6",
  file: "M14 3H6v18h12V7l-4-4zm0 0v4h4",
  down: "M12 4v16M5 13l7 7 7-7",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
  menu: "M4 6h16M4 12h16M4 18h16",
};

/** A small line drawing that screen readers pass over; `name` is a key of the table above. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}
