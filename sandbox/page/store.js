/** What one person's client knows: channels, messages, commands, users, and what is unread. Filled by the server's frames. */

import { Emitter } from "./emitter.js";

const ChannelType = Object.freeze({
  TEXT: 0,
  DM: 1,
  VOICE: 2,
  GROUP_DM: 3,
  ANNOUNCEMENT: 5,
  ANNOUNCEMENT_THREAD: 10,
  PUBLIC_THREAD: 11,
  PRIVATE_THREAD: 12,
  STAGE: 13,
  FORUM: 15,
  MEDIA: 16,
});
const ICONS = Object.freeze({
  [ChannelType.VOICE]: "speaker",
  [ChannelType.STAGE]: "speaker",
  [ChannelType.ANNOUNCEMENT]: "megaphone",
  [ChannelType.FORUM]: "posts",
  [ChannelType.MEDIA]: "posts",
});
const EPHEMERAL = 1 << 6;

/** Order of Discord's ids, which are numbers too large for a double: by length, then by digits. */
export function compareIds(left, right) {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}

export function isThread(channel) {
  return channel.type >= ChannelType.ANNOUNCEMENT_THREAD && channel.type <= ChannelType.PRIVATE_THREAD;
}

/** Whether a channel has posts instead of messages. */
export function hasPosts(channel) {
  return channel.type === ChannelType.FORUM || channel.type === ChannelType.MEDIA;
}

/** The name of the drawing that stands before a channel of a server. */
export function iconOf(channel) {
  return isThread(channel) ? "thread" : (ICONS[channel.type] ?? "hash");
}

export function isDirect(channel) {
  return channel.type === ChannelType.DM || channel.type === ChannelType.GROUP_DM;
}

export function isEphemeral(message) {
  return Boolean(message.flags & EPHEMERAL);
}

/** Emits `hello`, `channels`, `commands`, `unread`, `message` and `message_deleted` (with the message or its ids). */
export class Store extends Emitter {
  me = null;
  guilds = [];
  commands = [];
  channels = new Map();
  users = new Map();
  roles = new Map();
  allowDms = true;
  #messages = new Map();
  #readUpTo = new Map();

  /** Take in a frame of the server; frames that are no news of the store's are left alone. */
  take(frame) {
    this.#takers[frame.type]?.(frame);
  }

  /** The messages of a channel, oldest first. */
  messagesOf(channelId) {
    const messages = [...(this.#messages.get(channelId)?.values() ?? [])];
    return messages.sort((left, right) => compareIds(left.id, right.id));
  }

  message(channelId, messageId) {
    return this.#messages.get(channelId)?.get(messageId);
  }

  /** How many messages of others came since the channel was last looked at; `mentions` are those that call for this person. */
  unreadOf(channelId) {
    const readUpTo = this.#readUpTo.get(channelId) ?? "0";
    const unread = this.messagesOf(channelId).filter(
      (message) => message.author.id !== this.me.id && compareIds(message.id, readUpTo) > 0,
    );
    const direct = isDirect(this.channels.get(channelId));
    const mentions = unread.filter((message) => direct || message.mentions?.some((user) => user.id === this.me.id));
    return { count: unread.length, mentions: mentions.length };
  }

  /** Everything in the channel has been seen. */
  markRead(channelId) {
    const newest = this.messagesOf(channelId).at(-1)?.id;
    if (!newest || compareIds(newest, this.#readUpTo.get(channelId) ?? "0") <= 0) return;
    this.#readUpTo.set(channelId, newest);
    this.emit("unread", channelId);
  }

  /** Everybody this client knows of: the members of its servers and those it has seen. */
  people() {
    return [...this.users.values()];
  }

  #takers = {
    hello: (frame) => this.#greet(frame),
    channel: ({ channel }) => {
      this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
      this.emit("channels");
    },
    channel_deleted: ({ id }) => {
      this.channels.delete(id);
      this.#messages.delete(id);
      this.emit("channels");
    },
    message: ({ message }) => {
      this.#keep(message);
      this.emit("message", message);
      this.emit("unread", message.channel_id);
    },
    message_deleted: ({ id, channel_id }) => this.#deleteMessage(channel_id, id),
    commands: ({ commands }) => {
      this.commands = commands;
      this.emit("commands");
    },
  };

  #greet(hello) {
    const first = this.me === null;
    this.me = hello.me;
    this.guilds = hello.guilds;
    this.commands = hello.commands;
    this.allowDms = hello.settings.allow_dms;
    this.channels = new Map();
    for (const guild of hello.guilds) {
      for (const channel of [...guild.channels, ...guild.threads]) this.channels.set(channel.id, channel);
      for (const role of guild.roles) this.roles.set(role.id, role);
      for (const member of guild.members) this.users.set(member.id, member);
    }
    for (const channel of hello.dms) this.channels.set(channel.id, channel);
    this.users.set(this.me.id, this.me);
    this.#messages = new Map();
    for (const message of Object.values(hello.messages).flat()) this.#keep(message);
    if (first) for (const channelId of this.channels.keys()) this.markRead(channelId);
    this.emit("hello");
  }

  #keep(message) {
    if (!this.#messages.has(message.channel_id)) this.#messages.set(message.channel_id, new Map());
    this.#messages.get(message.channel_id).set(message.id, message);
    for (const user of [message.author, ...(message.mentions ?? [])]) this.users.set(user.id, user);
  }

  #deleteMessage(channelId, id) {
    this.#messages.get(channelId)?.delete(id);
    this.emit("message_deleted", { id, channel_id: channelId });
    this.emit("unread", channelId);
  }
}
