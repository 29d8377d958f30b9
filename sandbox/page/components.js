/** Message components, V1 and V2, as elements. */

import { el, icon } from "./dom.js";
import { parse } from "./markdown.js";
import { emoji, link, markdown } from "./markdown-view.js";
import { fileCard, picture, resolveMedia, veil } from "./media.js";
import { cssColor } from "./people.js";
import { SELECT_TYPES, SelectMenu } from "./select.js";

const LINK_STYLE = 5;

/**
 * Render the components of `context.message`; `context` is the pane's, with `click(message, customId, values)`.
 * Components of a type that is not known here say so instead of vanishing.
 */
export function components(list, context) {
  return list.map((component) => (VIEWS[component.type] ?? unknown)(component, context));
}

const VIEWS = {
  1: (row, context) => el("div", { class: "row" }, components(row.components, context)),
  2: button,
  9: section,
  10: (text, context) => el("div", { class: "text" }, markdown(parse(text.content), context)),
  11: thumbnail,
  12: gallery,
  13: file,
  14: (separator) =>
    el("hr", { class: `separator ${separator.divider === false ? "is-empty" : ""} spacing-${separator.spacing ?? 1}` }),
  17: container,
  ...Object.fromEntries(SELECT_TYPES.map((type) => [type, select])),
};

function button(component, context) {
  const inside = [component.emoji && emoji(component.emoji), component.label && el("span", {}, component.label)];
  if (component.style === LINK_STYLE) {
    return link(component.url, context, { class: "button style-2", role: "button" }, inside, icon("link"));
  }
  return el(
    "button",
    {
      type: "button",
      class: `button style-${component.style}`,
      disabled: component.disabled,
      "aria-label": component.label ? null : component.emoji?.name,
      dataset: { customId: component.custom_id },
      onclick: (event) => {
        if (event.currentTarget.getAttribute("aria-busy") !== "true")
          context.click(context.message, component.custom_id);
      },
    },
    inside,
  );
}

function select(component, context) {
  return new SelectMenu(component, context.store, (values) =>
    context.click(context.message, component.custom_id, values),
  ).element;
}

function section(component, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, components(component.components, context)),
    el("div", { class: "accessory" }, components([component.accessory], context)),
  );
}

function thumbnail(component, context) {
  const media = resolveMedia(component.media, context);
  return el("div", { class: "thumbnail" }, picture(media, component.description, { spoiler: component.spoiler }));
}

function gallery(component, context) {
  const items = component.items.map((item) =>
    picture(resolveMedia(item.media, context), item.description, { spoiler: item.spoiler }),
  );
  return el("div", { class: "gallery", dataset: { count: Math.min(items.length, 5) } }, items);
}

function file(component, context) {
  const media = resolveMedia(component.file, context);
  const card = fileCard(
    component.name ?? media.filename ?? media.url.split("/").at(-1),
    component.size ?? media.size,
    media.url,
  );
  return component.spoiler ? veil(card) : card;
}

function container(component, context) {
  const hasColor = component.accent_color !== null && component.accent_color !== undefined;
  const box = el(
    "div",
    { class: "container", style: hasColor ? { "--accent-bar": cssColor(component.accent_color) } : {} },
    components(component.components, context),
  );
  return component.spoiler ? veil(box) : box;
}

function unknown(component) {
  return el("p", { class: "subtext" }, `This page cannot show a component of type ${component.type}.`);
}
