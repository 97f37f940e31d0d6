import type { PermissionRows } from './areas/area.ts';
import { attendancePermissions } from './areas/attendance.ts';
import { dispatchPermissions } from './areas/dispatch.ts';
import { identityPermissions } from './areas/identity.ts';
import { masterPermissions } from './areas/masters.ts';
import { reportPermissions } from './areas/reports.ts';
import { servicePermissions } from './areas/services.ts';
import { type PermissionGroup, permissionGroups } from './permission-groups.ts';

const areas = [
  identityPermissions,
  servicePermissions,
  masterPermissions,
  dispatchPermissions,
  attendancePermissions,
  reportPermissions,
] as const;

type RowsOf<Area> = Area extends unknown ? { [Group in keyof Area]: keyof Area[Group] }[keyof Area] : never;

/** A function and an act, such as `vehicle.update`. */
export type Permission = RowsOf<(typeof areas)[number]>;

const rows = areas.flatMap((area: PermissionRows) =>
  permissionGroups.flatMap((group) =>
    Object.entries(area[group] ?? {}).map(([permission, cells]) => ({ permission, group, cells })),
  ),
) as { permission: Permission; group: PermissionGroup; cells: string }[];

/**
 * The permission matrix of all areas as data: one line per act, one column per role. `-` refuses; other values name the
 * rows: `all`, `dep` those of the user's departments, `wrk` those of the user's field of work, `own` the user's own,
 * `vis` those made visible, `day` today's.
 */
export const permissionMatrix = Object.fromEntries(rows.map(({ permission, cells }) => [permission, cells])) as Record<
  Permission,
  string
>;

/** Every permission with its group, in the order of the areas; a permission that stands twice is here twice. */
export const permissionRows: readonly { permission: Permission; group: PermissionGroup }[] = rows;

export const permissions = Object.keys(permissionMatrix) as Permission[];
