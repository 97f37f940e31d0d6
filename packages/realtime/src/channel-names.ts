import type { Session } from '@haisha/validation/session';

/** Where this session hears of the rows it may read: of all of them, or of those of its departments. */
export function entityChannels({ user, permissions }: Session, entity: string): string[] {
  const scope = (permissions as Readonly<Record<string, string>>)[`${entity}.read`];
  if (scope === 'all') return [`private-${entity}`];
  if (scope === 'department') return user.departmentIds.map((id) => `private-${entity}.department.${id}`);
  return [];
}

/** What is meant for one person, on every screen that is open. */
export function userChannel(userId: string): string {
  return `private-user.${userId}`;
}

/** Who has a record open. */
export function recordChannel(entity: string, id: string): string {
  return `presence-${entity}.${id}`;
}
