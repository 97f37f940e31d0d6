import { useSession } from '@haisha/platform';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { Permission } from '@haisha/rules/permission';

/** The centres that somebody may look at, and the one that is shown: that of the address, else their own, else the first. */
export function useCentre(permission: Permission, asked: string | null) {
  const { isLoaded, options, firstCentre } = useDepartmentOptions(permission);
  const own = useSession()?.user.departmentIds[0];
  return { centres: options, isLoaded, departmentId: asked ?? own ?? firstCentre };
}
