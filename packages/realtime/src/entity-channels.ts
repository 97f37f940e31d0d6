import { audienceChannel, departmentChannel, entityChannel } from '@haisha/validation/realtime-names';
import type { Session } from '@haisha/validation/session';

/** Where this session hears of the rows it may read: of all, of those of its departments, or of those meant for it. */
export function entityChannels({ user, permissions }: Session, entity: string): string[] {
  const scope = (permissions as Readonly<Record<string, string>>)[`${entity}.read`];
  if (scope === 'all') return [entityChannel(entity)];
  if (scope === 'department') return user.departmentIds.map((id) => departmentChannel(entity, id));
  if (scope === 'visible') return [audienceChannel(entity, user.roles.includes('driver') ? 'drivers' : 'partners')];
  return [];
}
