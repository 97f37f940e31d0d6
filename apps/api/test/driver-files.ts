import type { Driver } from '@haisha/validation/driver';
import type { DriverRecord } from '@haisha/validation/driver-record';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditRecords } from '../src/db/schema/services/audit-records.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { importsOf } from './imports.ts';
import { createDriver } from './masters.ts';

export const check = { date: '2026-04-01', kind: 'regular', result: 'watch', nextDate: '2027-04-01', note: '血圧' };
export const earlierCheck = { date: '2025-04-01', kind: 'onHiring', result: 'normal', nextDate: null, note: null };
export const aptitudeTest = { date: '2015-04-10', kind: 'initial', nextDate: null, note: null };
const wholeRecord = {
  licenceNumber: '433012345630',
  licenceExpiryDate: '2027-05-01',
  licences: [{ licenceClass: 'large', obtainedDate: '2010-04-01', automaticOnly: false }],
  healthChecks: [check, earlierCheck],
  aptitudeTests: [aptitudeTest],
  events: [{ date: '2020-01-01', kind: 'accident', note: '構内で接触' }],
};

/** Drivers with records, and files that are imported into them. */
export function driverFilesOf(test: TestApp, browser: Browser) {
  const all = importsOf(test, browser);

  async function read(code: string): Promise<Driver> {
    return (await browser.get(`/api/drivers?q=${code}`)).json().items[0];
  }

  async function judge(header: string, ...lines: string[]) {
    const { id } = await all.start('drivers', [header, ...lines].join('\n'));
    const judged = await all.judge(id);
    const [row] = await all.rows(id);
    return { ...judged, row };
  }

  return {
    all,
    read,
    judge,
    async recorded(record: object = wholeRecord): Promise<Driver> {
      const { id, code } = await createDriver(browser);
      await browser.put(`/api/drivers/${id}/record`, { ...record, version: 0 });
      return await read(code);
    },
    recordOf: async ({ id }: Pick<Driver, 'id'>): Promise<DriverRecord> =>
      (await browser.get(`/api/drivers/${id}/record`)).json(),
    async applied(header: string, ...lines: string[]): Promise<string> {
      const { id, row } = await judge(header, ...lines);
      expect(row?.issues).toEqual([]);
      expect(await all.apply(id)).toMatchObject({ status: 'applied' });
      return id;
    },
    async actsOn({ id }: Pick<Driver, 'id'>, entity: 'driver' | 'driverRecord') {
      const where = and(eq(auditRecords.entity, entity), eq(auditRecords.entityId, id));
      return await test.db.select().from(auditRecords).where(where).orderBy(auditRecords.id);
    },
  };
}
