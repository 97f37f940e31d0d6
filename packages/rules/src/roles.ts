/** The nine roles of office, drivers and partners, in the order of the columns of the permission matrix. */
export const roles = [
  'admin',
  'manager',
  'assistant',
  'dispatcher',
  'accounting',
  'labour',
  'viewer',
  'driver',
  'partner',
] as const;
export type Role = (typeof roles)[number];
