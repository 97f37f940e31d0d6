import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { Permission } from '@haisha/rules/permission';

/** The centres that somebody may look at, and the one that is shown: that of the address, else their own, else the first centre. */
export function useCentre(permission: Permission, asked: string | null) {
  const { isLoaded, options, usualId } = useDepartmentOptions(permission);
  return { centres: options, isLoaded, departmentId: asked ?? usualId };
}
