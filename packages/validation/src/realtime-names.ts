import type { NoteAudience } from './destination-note-choices.ts';

/** Who may read all rows of an entity hears of them here. */
export function entityChannel(entity: string): string {
  return `private-${entity}`;
}

/** Who may read the rows of a department hears of them here. */
export function departmentChannel(entity: string, departmentId: string): string {
  return `private-${entity}.department.${departmentId}`;
}

/** Drivers or partners, who read only what is meant for them, hear of it here. */
export function audienceChannel(entity: string, audience: NoteAudience): string {
  return `private-${entity}.visible.${audience}`;
}

/** What is meant for one person, on every screen that is open. */
export function userChannel(userId: string): string {
  return `private-user.${userId}`;
}

/** Who has a record open. */
export function recordChannel(entity: string, id: string): string {
  return `presence-${entity}.${id}`;
}

/** A channel that tells who is in it and counts no events. */
export function isPresenceChannel(channel: string): boolean {
  return channel.startsWith('presence-');
}

/** The event of a write, on the channels of its entity and departments: ids only, no words of a row. */
export const changedEvent = 'changed';

/** On the channel of a person: how far one's own job is. */
export const jobEvent = 'job';

/** On the channel of a person: there is one more to read, and some have been read. */
export const notificationEvent = 'notification';
export const notificationsReadEvent = 'notificationsRead';

/** On the channel of a person: /test measures a round trip by it, through the database and back over the socket. */
export const echoEvent = 'echo';
