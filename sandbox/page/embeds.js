/** Embeds: the framed cards of messages without components V2. */

import { el } from "./dom.js";
import { parse, parseInline } from "./markdown.js";
import { link, markdown } from "./markdown-view.js";
import { picture, resolveMedia } from "./media.js";
import { cssColor } from "./people.js";
import { sentAt } from "./time.js";

export function embeds(list, context) {
  return list.map((embed) => {
    const inline = (text) => markdown(parseInline(text), context);
    const media = (found) => found?.url && picture(resolveMedia(found, context), found.description);
    return el(
      "article",
      { class: "embed", style: embed.color ? { "--accent-bar": cssColor(embed.color) } : {} },
      el(
        "div",
        { class: "embed-text" },
        embed.author?.name && el("p", { class: "embed-author" }, embed.author.name),
        embed.title &&
          el("h3", {}, embed.url ? link(embed.url, context, {}, inline(embed.title)) : inline(embed.title)),
        embed.description && el("div", { class: "text" }, markdown(parse(embed.description), context)),
        embed.fields?.length > 0 && fields(embed.fields, context),
        media(embed.image),
        (embed.footer || embed.timestamp) &&
          el(
            "p",
            { class: "subtext" },
            embed.footer?.text,
            embed.footer && embed.timestamp && " • ",
            embed.timestamp && sentAt(embed.timestamp),
          ),
      ),
      embed.thumbnail && el("div", { class: "thumbnail" }, media(embed.thumbnail)),
    );
  });
}

function fields(list, context) {
  return el(
    "dl",
    {},
    list.map((field) =>
      el(
        "div",
        { dataset: { inline: field.inline ? "" : undefined } },
        el("dt", {}, markdown(parseInline(field.name), context)),
        el("dd", {}, markdown(parse(field.value), context)),
      ),
    ),
  );
}
