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
