import type { PermissionRows } from './areas/area.ts';
import { attendancePermissions } from './areas/attendance.ts';
import { dispatchPermissions } from './areas/dispatch.ts';
import { identityPermissions } from './areas/identity.ts';
import { masterPermissions } from './areas/masters.ts';
import { reportPermissions } from './areas/reports.ts';
import { servicePermissions } from './areas/services.ts';

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

/**
 * The permission matrix of all areas as data: one line per act, one column per role. `-` refuses; other
 * values name the rows: `all`, `dep` those of the user's departments, `wrk` those of the user's field of work, `own`
 * the user's own, `vis` those made visible, `day` today's.
 */
export const permissionMatrix = Object.assign({}, ...areas.flatMap(Object.values)) as Record<Permission, string>;

export const permissions = Object.keys(permissionMatrix) as Permission[];

/** The groups under which people look for the functions of the matrix, in their order. */
export const permissionGroups = [
  'system',
  'places',
  'vehicles',
  'drivers',
  'partners',
  'courses',
  'prices',
  'dispatch',
  'attendance',
  'money',
  'downloads',
  'imports',
] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

/** Returns the group under which people look for a permission. */
export function groupOf(permission: Permission): PermissionGroup {
  const isIn = (group: PermissionGroup) => areas.some((area: PermissionRows) => permission in (area[group] ?? {}));
  return permissionGroups.find(isIn) ?? 'system';
}
