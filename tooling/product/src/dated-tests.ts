/** Tests in which a day or an instant matters, by the beginnings of their paths; they run once more in another zone. */
export const datedTests = [
  'packages/rules/src/',
  'packages/validation/src/',
  'packages/i18n/src/format-',
  'packages/ui/src/fields/date-',
  'packages/ui/src/fields/use-reading',
  'packages/ui/src/due-badge',
  'apps/shell/src/pages/home-page',
  'apps/masters/src/administration/audit/',
  'apps/masters/src/vehicles/history/entry-sums',
  'apps/masters/src/vehicles/history/next-due-date',
  'apps/masters/src/vehicles/status/',
  'apps/api/src/areas/masters/drivers/',
  'apps/api/src/areas/masters/dues/',
  'apps/api/src/areas/masters/home/',
  'apps/api/src/areas/masters/vehicles/status-periods',
  'apps/api/src/areas/masters/vehicles/vehicle-history',
  'apps/api/src/areas/masters/vehicles/vehicle-list',
  'apps/api/src/db/instant',
  'apps/api/src/db/session-zone',
  'apps/api/src/services/audit-log/',
  'apps/api/src/services/expiry/',
  'apps/api/src/services/exports/exports',
  'apps/api/src/services/jobs/clear-jobs',
  'apps/api/src/services/records/audit/',
  'apps/api/src/services/retention/',
];

const zones = ['America/Los_Angeles', 'Asia/Tokyo'];

/** A zone that the machine is not in, where its days end long before those of Japan: in its own everything runs anyway. */
export function otherZone(own = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return zones.find((zone) => zone !== own) ?? own;
}
