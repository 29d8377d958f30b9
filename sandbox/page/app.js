/** The page of the sandbox begins here: who one can be, and their panes. */

import { el } from "./dom.js";
import { Panes } from "./panes.js";
import { rememberColors } from "./people.js";
import { keepTimesTrue } from "./time.js";

async function begin() {
  const response = await fetch("/ui/people");
  if (!response.ok) throw new Error(`The sandbox did not say who one can be (${response.status}).`);
  const people = await response.json();
  rememberColors(people);
  const address = new URLSearchParams(location.search);
  const wanted =
    address
      .get("panes")
      ?.split(",")
      .map((name) => name.trim()) ?? null;
  const panes = new Panes(people, { wanted, channel: address.get("channel") });
  document.body.replaceChildren(panes.bar, panes.row);
  keepTimesTrue();
}

begin().catch((error) => {
  const again = el(
    "button",
    { type: "button", class: "button style-1", onclick: () => location.reload() },
    "Try again",
  );
  document.body.replaceChildren(
    el("main", { class: "broken" }, el("h1", {}, "The sandbox does not answer"), el("p", {}, error.message), again),
  );
});
