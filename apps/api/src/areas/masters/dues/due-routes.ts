import { localName } from '@haisha/i18n/local-name';
import { daysBetween } from '@haisha/rules/calendar';
import { duesSchema } from '@haisha/validation/due';
import { problemSchema } from '@haisha/validation/problem';
import { tokyoDay } from '../../../clock.ts';
import type { Module } from '../../../module.ts';
import { rowScopeOf } from '../../../services/records/read/row-scope.ts';
import { deliveryCompanyDues } from './delivery-company-dues.ts';
import { driverDues } from './driver-dues.ts';
import { byUrgency, type DueRow, type DueSource, mostCounted, mostDues } from './due-source.ts';
import { vehicleDues } from './vehicle-dues.ts';

const sources: DueSource[] = [vehicleDues, driverDues, deliveryCompanyDues];

/** Lists what falls due in the records that the user may read. */
export const dueRoutes: Module = (app, { db, clock }) => {
  app.get(
    '/dues',
    {
      config: { access: 'session' },
      schema: { tags: ['home'], response: { 200: duesSchema, '4xx': problemSchema } },
    },
    async (request) => {
      const today = tokyoDay(clock());
      const readable = sources.filter(({ permission }) => request.actor.scopeOf(permission) !== undefined);
      const found = await Promise.all(
        readable.map(async ({ entity, permission, read }) => {
          const rows = await read(db, rowScopeOf(request, permission, clock));
          return rows.map((row) => ({ ...inEnglish(row), entity, daysLeft: daysBetween(today, row.dueDate) }));
        }),
      );
      const all = found.reduce((sum, [first]) => sum + (first?.count ?? 0), 0);
      return {
        items: found.flat().sort(byUrgency(today)).slice(0, mostDues),
        count: Math.min(all, mostCounted),
        isMore: all > mostCounted,
      };
    },
  );
};

/** Falls back to the Japanese name where there is no English one. */
function inEnglish<Row extends DueRow>({ nameEn, departmentNameEn, ...row }: Row) {
  return {
    ...row,
    nameEn: localName('en', row.name, nameEn),
    departmentNameEn: localName('en', row.departmentName, departmentNameEn),
  };
}
