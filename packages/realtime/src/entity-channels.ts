import { audienceChannel, departmentChannel, entityChannel } from '@haisha/validation/realtime-names';
import type { Session } from '@haisha/validation/session';

/**
 * Returns the channels that carry changes of the rows this session may read: of all rows, of its departments, or of its
 * audience.
 */
export function entityChannels({ user, permissions }: Session, entity: string): string[] {
  const scope = (permissions as Readonly<Record<string, string>>)[`${entity}.read`];
  if (scope === 'all') return [entityChannel(entity)];
  if (scope === 'department') return user.departmentIds.map((id) => departmentChannel(entity, id));
  if (scope === 'visible') return [audienceChannel(entity, user.roles.includes('driver') ? 'drivers' : 'partners')];
  return [];
}
