/**
 * Tests that ask of the database what its version may answer otherwise, by the beginnings of their paths; they run once
 * more on each other version. What asks nothing new of it (odd input, mail, sign-on, sockets) runs once.
 */
export const databaseTests = [
  'apps/api/src/audit/',
  'apps/api/src/backup/',
  'apps/api/src/clear-expired',
  'apps/api/src/crud/',
  'apps/api/src/db/client',
  'apps/api/src/db/instant',
  'apps/api/src/db/migrate',
  'apps/api/src/db/repeat-marks',
  'apps/api/src/db/session-zone',
  'apps/api/src/demo/',
  'apps/api/src/exports/',
  'apps/api/src/files/',
  'apps/api/src/idempotency/',
  'apps/api/src/jobs/',
  'apps/api/src/modules/departments/',
  'apps/api/src/modules/home/',
  'apps/api/src/modules/users/',
  'apps/api/src/modules/vehicle-types/',
  'apps/api/src/modules/vehicles/',
  'apps/api/src/notifications/',
  'apps/api/src/realtime/announce',
  'apps/api/src/realtime/create-postgres-bus',
  'apps/api/src/retention/',
];
