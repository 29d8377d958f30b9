/** Times as Discord writes them; relative ones stay true while one looks at them. */

import { el } from "./dom.js";

const format = (options) => new Intl.DateTimeFormat(undefined, options);
const CLOCK = format({ hour: "2-digit", minute: "2-digit" });
const FULL = format({ dateStyle: "full", timeStyle: "short" });
const DAY = format({ dateStyle: "short" });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

/** The styles of `<t:unix:style>`. */
const STYLES = {
  t: CLOCK,
  T: format({ timeStyle: "medium" }),
  d: DAY,
  D: format({ dateStyle: "long" }),
  f: format({ dateStyle: "long", timeStyle: "short" }),
  F: FULL,
  s: format({ dateStyle: "short", timeStyle: "short" }),
  S: format({ dateStyle: "short", timeStyle: "medium" }),
};

const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 5 minutes", "2 days ago", for a time in unix seconds. */
function relative(unix, now = Date.now() / 1000) {
  const seconds = Math.round(unix - now);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return RELATIVE.format(Math.trunc(seconds / size), unit);
}

/** The element for `<t:unix:style>`. */
export function timestamp(unix, style) {
  const date = new Date(unix * 1000);
  const isRelative = style === "R";
  const properties = {
    class: "timestamp",
    datetime: date.toISOString(),
    title: FULL.format(date),
    dataset: { relative: isRelative ? unix : undefined },
  };
  return el("time", properties, isRelative ? relative(unix) : STYLES[style].format(date));
}

/** The time beside a message's author: the clock today, with the day before it otherwise. */
export function sentAt(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  return el(
    "time",
    { datetime: iso, title: FULL.format(date) },
    today ? CLOCK.format(date) : `${DAY.format(date)} ${CLOCK.format(date)}`,
  );
}

/** Keep all relative times of the page true, once a second. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const element of document.querySelectorAll("time[data-relative]")) {
      const text = relative(Number(element.dataset.relative));
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}
