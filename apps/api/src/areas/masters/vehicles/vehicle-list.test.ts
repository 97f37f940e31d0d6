import { vehicleListQuerySchema, vehicleStatuses } from '@haisha/validation/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createVehicleType } from '../../../../test/masters.ts';
import { plansOf } from '../../../../test/plans-of.ts';
import { readList } from '../../../../test/read-list.ts';
import { insertManyVehicles } from '../../../demo/insert-many-vehicles.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { listVehicles } from './vehicle-list.ts';

const nobody = { userId: '', deliveryCompanyId: null, may: () => true };
const scope: RowScope = { ...nobody, rows: 'all', departmentIds: [], today: '2026-11-21' };
let test: TestApp;
let departmentId: string;

beforeAll(async () => {
  test = await buildTestApp();
  const admin = await logInAs(test, ['admin']);
  for (let index = 0; index < 20; index += 1) departmentId = (await createDepartment(admin)).id;
  for (let index = 0; index < 8; index += 1) await createVehicleType(admin);
  await insertManyVehicles(test.db, 10_000);
});
afterAll(() => test.close());

const listPlans = (query: object) =>
  plansOf(test.pool, (db) => readList(db, listVehicles(db, vehicleListQuerySchema.parse(query), scope)));

async function rowsOf(query: object) {
  return await readList(test.db, listVehicles(test.db, vehicleListQuerySchema.parse(query), scope));
}

describe('among ten thousand vehicles', () => {
  it.each([
    ['code', 'Index Scan using vehicles_code_order'],
    ['-code', 'Index Scan Backward using vehicles_code_order'],
    ['plate', 'Index Scan using vehicles_plate_order'],
    ['-plate', 'Index Scan Backward using vehicles_plate_order'],
    ['grossWeightKg', 'Index Scan using vehicles_gross_weight_order'],
    ['-maxLoadKg', 'Index Scan Backward using vehicles_max_load_order'],
    ['inspectionExpiryDate', 'Index Scan using vehicles_inspection_order'],
    ['-inspectionExpiryDate', 'Index Scan Backward using vehicles_inspection_order'],
    ['nextThreeMonthInspectionDate', 'Index Scan using vehicles_three_month_inspection_order'],
    ['-updatedAt', 'Index Scan Backward using vehicles_updated_at_order'],
  ])('a page sorted by %s reads an index in its order', async (sort, scan) => {
    expect(await listPlans({ sort })).toContain(scan);
  });

  it.each([
    ['a word of three characters and more', { q: 'キャンター777' }, 'vehicles_search_text_index'],
    ['the words of a plate', { q: '袖ヶ浦 キャンター7771' }, 'vehicles_search_text_index'],
    ['one department', { departmentId }, 'vehicles_department_id_index'],
    ['what is overdue', { inspectionDue: 'expired', sort: 'inspectionExpiryDate' }, 'vehicles_inspection_order'],
  ])('%s are found by an index', async (_name, query, index) => {
    const asked = 'departmentId' in query ? { departmentId } : query;
    expect(await listPlans(asked)).toContain(index);
  });

  it('a page joins only its own fifty rows with names and statuses', async () => {
    const plans = await listPlans({ sort: 'odometerKm' });
    expect(plans).toContain('Index Scan on vehicles_pkey');
    expect(plans.match(/ on vehicle_statuses/g)).toHaveLength(1);
  });

  it.each(['code', '-odometerKm', 'departmentName', '-status', 'plate'])(
    'pages sorted by %s neither repeat nor lose a vehicle',
    async (sort) => {
      const seen = new Set<string>();
      for (let page = 1; page <= 5; page += 1) {
        const { items, total } = await rowsOf({ sort, page, pageSize: 200 });
        expect(total).toBe(10_000);
        for (const { id } of items) seen.add(id);
      }
      expect(seen.size).toBe(1000);
    },
  );

  it.each([
    [['inMaintenance'], 2_000],
    [['inService'], 8_000],
    [['suspended', 'inMaintenance'], 2_000],
    [['suspended', 'inService'], 8_000],
    [['suspended'], 0],
    [[...vehicleStatuses], 10_000],
  ])('of the statuses %j there are %i', async (status, total) => {
    expect((await rowsOf({ status })).total).toBe(total);
  });

  it('a status that few have is asked of them and not of every vehicle', async () => {
    expect(await listPlans({ status: ['suspended'] })).not.toContain('Left Join');
  });

  it('a page after the last one is empty and still knows how many there are', async () => {
    expect(await rowsOf({ page: 999 })).toMatchObject({ items: [], total: 10_000, page: 999 });
  });
});
