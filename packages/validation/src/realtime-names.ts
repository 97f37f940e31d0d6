import type { NoteAudience } from './destination-note-choices.ts';

/** Returns the channel for users who may read all rows of an entity. */
export function entityChannel(entity: string): string {
  return `private-${entity}`;
}

/** Returns the channel for users who may read the rows of a department. */
export function departmentChannel(entity: string, departmentId: string): string {
  return `private-${entity}.department.${departmentId}`;
}

/** Returns the channel for drivers or partners, who read only what is meant for them. */
export function audienceChannel(entity: string, audience: NoteAudience): string {
  return `private-${entity}.visible.${audience}`;
}

/** Returns the channel for one user, on every open screen. */
export function userChannel(userId: string): string {
  return `private-user.${userId}`;
}

/** Returns the channel that tells who has a record open. */
export function recordChannel(entity: string, id: string): string {
  return `presence-${entity}.${id}`;
}

/** Returns the channel on which those who work with the rows of a department tell each other at which one they are. */
export function meetingChannel(entity: string, departmentId: string): string {
  return `presence-${entity}.department.${departmentId}`;
}

/** On such a channel, from page to page: the row that somebody is at, or none. */
export const atEvent = 'client-at';

/** Returns whether a channel tells who is in it; such a channel does not count events. */
export function isPresenceChannel(channel: string): boolean {
  return channel.startsWith('presence-');
}

/** The event of a write, on the channels of its entity and departments: ids only, no values of a row. */
export const changedEvent = 'changed';

/** On the channel of a user: the progress of their job. */
export const jobEvent = 'job';

/** On the channel of a user: a notification has arrived, or some have been read. */
export const notificationEvent = 'notification';
export const notificationsReadEvent = 'notificationsRead';

/** On the channel of a user: /test measures a round trip with it, through the database and back over the socket. */
export const echoEvent = 'echo';
