/** What a picker of users, roles, channels or mentionables offers, as items of a list. */

import { el, icon } from "./dom.js";
import { avatar, cssColor, displayName } from "./people.js";
import { isDirect, isThread } from "./store.js";

/** The people this client can name. */
export function userItems(store) {
  return store.people().map((user) => {
    const label = displayName(user);
    return {
      value: user.id,
      label,
      hint: user.username === label.toLowerCase() ? null : user.username,
      picture: avatar(user),
    };
  });
}

export function roleItems(store) {
  return [...store.roles.values()].map((role) => ({
    value: role.id,
    label: role.name,
    picture: el("span", { class: "role-dot", style: role.color ? { "--person": cssColor(role.color) } : {} }),
  }));
}

/** The channels and threads of the guilds; only those of `types` if there are any. */
export function channelItems(store, types = []) {
  return [...store.channels.values()]
    .filter((channel) => !isDirect(channel) && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      picture: icon(isThread(channel) ? "thread" : "hash"),
    }));
}

export function mentionableItems(store) {
  return [...userItems(store), ...roleItems(store)];
}

/** The items whose label or hint holds the query; those that begin with it come first. */
export function matching(items, query) {
  const wanted = query.trim().replace(/^[@#]/, "").toLowerCase();
  const rank = (item) => {
    if (item.label.toLowerCase().startsWith(wanted)) return 0;
    return `${item.label} ${item.hint ?? ""}`.toLowerCase().includes(wanted) ? 1 : 2;
  };
  return items.filter((item) => rank(item) < 2).sort((left, right) => rank(left) - rank(right));
}
