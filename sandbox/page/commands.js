/** Slash commands without any page: finding them by what is typed, checking options, and the shape in which they are sent. */

import { isDirect } from "./store.js";

export const OptionType = Object.freeze({
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
});

const CHAT_INPUT = 1;
const IN_GUILD = 0;
const IN_BOT_DM = 1;

/**
 * The commands that can be typed in a channel, groups and subcommands spelled out:
 * `{ path: ["deck", "check"], description, options }`, in alphabetical order.
 */
export function typeable(commands, channel) {
  const context = isDirect(channel) ? IN_BOT_DM : IN_GUILD;
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .filter(
      (command) => command.contexts?.includes(context) ?? (context === IN_GUILD || command.dm_permission !== false),
    )
    .flatMap((command) => leaves(command, [command.name]))
    .sort((left, right) => left.path.join(" ").localeCompare(right.path.join(" ")));
}

/** The commands that fit what was typed after the slash, best first. */
export function find(leavesOfCommands, typed) {
  const words = typed.trim().toLowerCase();
  const rank = (leaf) => {
    const name = leaf.path.join(" ").toLowerCase();
    if (name.startsWith(words)) return 0;
    if (leaf.path.some((part) => part.toLowerCase().startsWith(words))) return 1;
    return name.includes(words) ? 2 : 3;
  };
  return leavesOfCommands.filter((leaf) => rank(leaf) < 3).sort((left, right) => rank(left) - rank(right));
}

/**
 * The command a text spells in full, with what follows it: `/deck check name:Winter` -> `{ leaf, given: { name: "Winter" } }`.
 * Null as long as the text could still become another command.
 */
export function spelledOut(leavesOfCommands, text) {
  const spelled = (leaf) => `/${leaf.path.join(" ")} `;
  const leaf = leavesOfCommands.find((candidate) => text.startsWith(spelled(candidate)));
  return leaf ? { leaf, given: optionsIn(text.slice(spelled(leaf).length), leaf.options) } : null;
}

/** What is wrong with an option's value, in words; null if nothing is. `value` is what would be sent, undefined if nothing. */
export function fault(option, value) {
  if (value === undefined) return option.required ? "This option is required." : null;
  return (FAULTS[option.type] ?? (() => null))(option, value);
}

/** The options of a command as Discord nests them: `[["deck", ...], ...]` inside subcommand and group. */
export function nested(leaf, options) {
  const types = leaf.path.length === 3 ? [OptionType.GROUP, OptionType.SUBCOMMAND] : [OptionType.SUBCOMMAND];
  return leaf.path
    .slice(1)
    .map((name, index) => ({ name, type: types[index] }))
    .reduceRight((inner, level) => [{ ...level, options: inner }], options);
}

function leaves(command, path) {
  const below = (command.options ?? []).filter((option) => option.type <= OptionType.GROUP);
  if (below.length) return below.flatMap((option) => leaves(option, [...path, option.name]));
  return [{ path, description: command.description, options: command.options ?? [] }];
}

function optionsIn(text, options) {
  const names = options.map((option) => option.name);
  const given = {};
  const marks = [...text.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):/gu)].filter((match) => names.includes(match[1]));
  for (const [index, mark] of marks.entries()) {
    given[mark[1]] = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
  }
  return given;
}

const number = (option, value) => {
  if (!Number.isFinite(value)) return "Enter a number.";
  if (value < (option.min_value ?? -Infinity)) return `The least is ${option.min_value}.`;
  return value > (option.max_value ?? Infinity) ? `The most is ${option.max_value}.` : null;
};

const FAULTS = {
  [OptionType.STRING]: (option, value) => {
    if (value.length < (option.min_length ?? 0)) return `At least ${option.min_length} characters.`;
    return value.length > (option.max_length ?? 6000) ? `At most ${option.max_length ?? 6000} characters.` : null;
  },
  [OptionType.INTEGER]: (option, value) =>
    Number.isFinite(value) && !Number.isInteger(value) ? "Enter a whole number." : number(option, value),
  [OptionType.NUMBER]: number,
};
