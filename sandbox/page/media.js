/** Pictures and files of messages: attachments, galleries, thumbnails; a click shows a picture large. */

import { el, icon } from "./dom.js";

const UNITS = ["B", "KB", "MB", "GB"];

/** The attachments of a message without components V2: pictures as pictures, everything else as files. */
export function attachments(list, context) {
  return list.map((attachment) => {
    const media = resolveMedia(attachment, context);
    if (!isPicture(media)) return fileCard(media.filename, media.size, media.url);
    const spoiler = media.filename.startsWith("SPOILER_");
    return el("div", { class: "attachment" }, picture(media, media.description, { spoiler }));
  });
}

/**
 * What an `attachment://name` or plain url of `context.message` leads to: `{ url, width, height, filename, size }`. The sandbox
 * gives its files only to those who see their message, so their addresses say who is asking.
 */
export function resolveMedia(media, { message, store }) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url)?.[1];
  const attachment = (message.attachments ?? []).find((file) =>
    name ? file.filename === name : file.url === media.url,
  );
  const url = attachment?.url ?? media.url;
  const isOurs = url.startsWith("/cdn/") && !url.includes("?");
  return { ...attachment, ...media, url: isOurs ? `${url}?as=${store.me.id}` : url };
}

/** A picture with its alt text, enlarged by a click. Hidden until asked for if it is a spoiler. */
export function picture(media, description, { spoiler = false } = {}) {
  const image = el("img", {
    src: media.url,
    alt: description ?? "",
    width: media.width,
    height: media.height,
    decoding: "async",
    draggable: "false",
  });
  const open = el(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": description ? `Enlarge: ${description}` : "Enlarge the picture",
      onclick: () => enlarge(media.url, description),
    },
    image,
    description && el("span", { class: "alt-mark", "aria-hidden": "true", title: description }, "ALT"),
  );
  return spoiler ? veil(open) : open;
}

/** Cover something until it is asked for. */
export function veil(element) {
  const reveal = () => {
    cover.remove();
    element.inert = false;
    box.removeAttribute("data-veiled");
  };
  const cover = el("button", { type: "button", class: "veil", onclick: reveal }, "Spoiler");
  const box = el("div", { class: "veiled", dataset: { veiled: "" } }, element, cover);
  element.inert = true;
  return box;
}

/** A file to download. */
export function fileCard(name, size, url) {
  const parts = [el("strong", {}, name), Number.isFinite(size) && el("small", {}, fileSize(size))];
  return el(
    "a",
    { class: "file", href: url, download: name, target: "_blank", rel: "noopener" },
    icon("file"),
    el("span", {}, parts),
  );
}

/** "12 KB": a size in bytes for people. */
export function fileSize(bytes) {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), UNITS.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power && bytes / 1024 ** power < 10 ? 1 : 0)} ${UNITS[power]}`;
}

/** A chosen file as the server takes it: name, type and contents in base64. */
export async function readFile(file) {
  const url = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return {
    filename: file.name,
    content_type: file.type || "application/octet-stream",
    data: url.slice(url.indexOf(",") + 1),
  };
}

function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/") ?? /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename);
}

function enlarge(url, description) {
  const close = () => dialog.close();
  const dialog = el(
    "dialog",
    {
      class: "lightbox",
      "aria-label": description || "Picture",
      dataset: { testid: "lightbox" },
      onclick: close,
      onclose: () => dialog.remove(),
    },
    el("figure", {}, el("img", { src: url, alt: description ?? "" }), description && el("figcaption", {}, description)),
    el("button", { type: "button", class: "quiet", "aria-label": "Close the picture" }, icon("close")),
  );
  document.body.append(dialog);
  dialog.showModal();
}
