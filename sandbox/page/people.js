/** What is shown of people: their name, their colour and their avatar. */

import { el } from "./dom.js";

const colors = new Map();

/** Remember the colours of the people one can be, as `/ui/people` gives them. */
export function rememberColors(people) {
  for (const person of people) colors.set(person.id, cssColor(person.color));
}

/** The name a Discord client shows for a user. */
export function displayName(user) {
  return user.global_name || user.name || user.username || "Somebody";
}

/** The colour of a user: the one of `/ui/people`, or one that always follows from their id. */
export function colorOf(user) {
  return (
    colors.get(user.id) ??
    `hsl(${[...String(user.id)].reduce((sum, digit) => sum * 7 + digit.charCodeAt(0), 0) % 360} 45% 52%)`
  );
}

/** A round picture with the initial of a user. */
export function avatar(user) {
  const initial = [...displayName(user)][0].toUpperCase();
  return el("span", { class: "avatar", "aria-hidden": "true", style: { "--person": colorOf(user) } }, initial);
}

/** Discord's colours are numbers, CSS's are strings; both are understood. */
export function cssColor(color) {
  return typeof color === "number" ? `#${color.toString(16).padStart(6, "0")}` : color;
}
