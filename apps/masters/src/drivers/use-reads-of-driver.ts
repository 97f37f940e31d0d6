import { useSession } from '@haisha/platform';
import type { Permission } from '@haisha/rules/permission';
import type { Driver } from '@haisha/validation/driver';

/** Returns whether the person reads a part of this driver: as a part of every driver, or of the own row alone. */
export function useReadsOfDriver({ userId }: Pick<Driver, 'userId'>): (permission: Permission) => boolean {
  const session = useSession();
  return (permission) => {
    const scope = session?.permissions[permission];
    return scope === 'own' ? userId === session?.user.id : scope !== undefined;
  };
}
