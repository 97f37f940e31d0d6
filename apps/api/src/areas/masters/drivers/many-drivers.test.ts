import { driverListQuerySchema } from '@haisha/validation/driver';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { readList } from '../../../../test/read-list.ts';
import type { Database } from '../../../db/database.ts';
import { insertManyDrivers } from '../../../demo/insert-many-drivers.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { listLicenceImages } from './driver-image-store.ts';
import { listDrivers } from './driver-list.ts';
import { driverPayRepository } from './driver-pay-repository.ts';
import { driverRecordRepository } from './driver-record-repository.ts';
import { driverRepository } from './driver-repository.ts';

const scope: RowScope = {
  rows: 'all',
  departmentIds: [],
  userId: '00000000-0000-4000-8000-000000000000',
  deliveryCompanyId: null,
  today: '2026-11-21',
  may: () => true,
};
let test: TestApp;
let departmentId: string;
let driverId: string;

beforeAll(async () => {
  test = await buildTestApp();
  const admin = await logInAs(test, ['admin']);
  for (let index = 0; index < 15; index += 1) departmentId = (await createDepartment(admin)).id;
  await insertManyDrivers(test.db, 5_000);
  const { rows } = await test.pool.query<{ id: string }>(`select id from drivers where code = 'M-002500'`);
  driverId = rows[0]?.id ?? '';
});
afterAll(() => test.close());

/** The plans of the statements that are run on a database. */
async function plansOf(run: (db: Database) => Promise<unknown>): Promise<string> {
  const statements: [string, unknown[]][] = [];
  const watched = drizzle(test.pool, { logger: { logQuery: (...statement) => statements.push(statement) } });
  await run(watched);
  const plans = await Promise.all(
    statements.map(([sql, params]) => test.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
}

const list = (query: object, by = scope) =>
  plansOf((db) => readList(db, listDrivers(db, driverListQuerySchema.parse(query), by)));

it.each([
  ['code', 'Index Scan using drivers_code_order'],
  ['-code', 'Index Scan Backward using drivers_code_order'],
  ['kana', 'Index Scan using drivers_kana_order'],
  ['-updatedAt', 'Index Scan Backward using drivers_updated_at_order'],
  ['name', 'Index Scan using drivers_name_order'],
  ['-name', 'Index Scan Backward using drivers_name_order'],
  ['employmentType', 'Index Scan using drivers_employment_type_order'],
  ['-employmentType', 'Index Scan Backward using drivers_employment_type_order'],
  ['hiredDate', 'Index Scan using drivers_hired_date_order'],
  ['licenceExpiryDate', 'Index Scan using drivers_licence_due_order'],
  ['-licenceExpiryDate', 'Index Scan using drivers_licence_due_back'],
  ['nextHealthCheckDate', 'Index Scan using drivers_health_due_order'],
  ['-nextHealthCheckDate', 'Index Scan using drivers_health_due_back'],
  ['nextAptitudeTestDate', 'Index Scan using drivers_aptitude_due_order'],
  ['-nextAptitudeTestDate', 'Index Scan using drivers_aptitude_due_back'],
])('a page of thousands of drivers sorted by %s reads an index in its order', async (sort, scan) => {
  expect(await list({ sort })).toContain(scan);
});

it.each(['code', 'name', 'departmentName', 'employmentType', '-licenceExpiryDate', 'nextHealthCheckDate'])(
  'a page sorted by %s takes records and photos of its own fifty rows alone',
  async (sort) => {
    const plans = await list({ sort });
    expect(plans).toContain('files_slot_key');
    expect(plans).not.toContain('Seq Scan on files');
    expect(plans).not.toContain('Seq Scan on driver_records');
  },
);

it('words and a department are found by an index', async () => {
  expect(await list({ q: '09000002777' })).toContain('drivers_search_text_index');
  expect(await list({ departmentId })).toContain('drivers_department_id_index');
  expect(await list({}, { ...scope, rows: 'own' })).toContain('drivers_user_id_key');
});

it('one driver is read with all that belongs to it, and nothing is read through', async () => {
  const plans = await plansOf(async (db) => {
    await driverRepository.find(db, driverId, scope);
    await driverRecordRepository.find(db, driverId, scope);
    await driverPayRepository.find(db, driverId, scope);
    await listLicenceImages(db, driverId);
  });
  expect(plans).toContain('drivers_pkey');
  expect(plans).toContain('driver_records_pkey');
  expect(plans).not.toMatch(/Seq Scan on (drivers|driver_records|files)\b/);
});
