/** What a channel's name says of it. */
export type ChannelKind = { guarded: boolean; presence: boolean; encrypted: boolean; cached: boolean };

const validName = /^[-\w=@,.;]{1,200}$/;
const serverToUser = '#server-to-user-';
const prefix = /^(?:(private-encrypted|private|presence)-)?(cache-)?/;

export function isChannelName(name: string): boolean {
  return validName.test(name);
}

export function kindOf(channel: string): ChannelKind {
  const [, guard, cache] = prefix.exec(channel) ?? [];
  return {
    guarded: guard !== undefined,
    presence: guard === 'presence',
    encrypted: guard === 'private-encrypted',
    cached: cache !== undefined,
  };
}

/** The name without what says how it is delivered: access goes by it. */
export function subjectOf(channel: string): string {
  return channel.replace(prefix, '');
}

/** Whom a channel belongs to that carries what is sent to a user, on all sockets on which the user signed in. */
export function userOfChannel(channel: string): string | undefined {
  return channel.startsWith(serverToUser) ? channel.slice(serverToUser.length) : undefined;
}
