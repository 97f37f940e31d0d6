import { localName } from '@haisha/i18n/local-name';
import { daysBetween } from '@haisha/rules/calendar';
import { duesSchema } from '@haisha/validation/due';
import { problemSchema } from '@haisha/validation/problem';
import type { Module } from '../../app.ts';
import { tokyoDay } from '../../clock.ts';
import { rowScopeOf } from '../../crud/row-scope.ts';
import { deliveryCompanyDues } from './delivery-company-dues.ts';
import { driverDues, qualificationDues } from './driver-dues.ts';
import { byUrgency, type DueRow, type DueSource, mostDues } from './due-source.ts';
import { vehicleDues } from './vehicle-dues.ts';

const sources: DueSource[] = [vehicleDues, driverDues, qualificationDues, deliveryCompanyDues];

/** All that falls due, as far as somebody may read the records it stands in. */
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
      return {
        items: found.flat().sort(byUrgency(today)).slice(0, mostDues),
        count: found.reduce((sum, [first]) => sum + (first?.count ?? 0), 0),
      };
    },
  );
};

/** Whoever has no English name is called by the Japanese one on English pages. */
function inEnglish<Row extends DueRow>({ nameEn, departmentNameEn, ...row }: Row) {
  return {
    ...row,
    nameEn: localName('en', row.name, nameEn),
    departmentNameEn: localName('en', row.departmentName, departmentNameEn),
  };
}
