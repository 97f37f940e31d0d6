import { demoId } from '@haisha/demo-company/demo-id';
import { boardDayQuerySchema } from '@haisha/validation/board-day';
import { deliveryListQuerySchema } from '@haisha/validation/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plansOf } from '../../../test/plans-of.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/database.ts';
import { fillDemo } from '../../demo/fill-demo.ts';
import { insertManyDeliveries } from '../../demo/insert-many-runs.ts';
import { anyMatches, bestMatches, soughtIn } from '../../services/find/best-matches.ts';
import { findRecords } from '../../services/find/find-records.ts';
import type { RowScope } from '../../services/records/read/row-scope.ts';
import { allocationFinder } from './allocations/allocation-finder.ts';
import { readDay } from './allocations/day/read-day.ts';
import { deliveryFinder } from './deliveries/delivery-finder.ts';
import { listDeliveries, totalDeliveries } from './deliveries/delivery-list.ts';

const today = '2026-11-26';
const scope: RowScope = {
  ...{ rows: 'all', departmentIds: [], userId: '', deliveryCompanyId: null, today },
  may: () => true,
};
const departmentId = demoId('department IW');
/** The hours of drivers take the runs of two months, a good part of these few. */
const grows = /Seq Scan on (deliveries|allocation_stops|allocation_crew)\b/;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await fillDemo(test.db, today);
  await insertManyDeliveries(test.db, 12_000, 1);
}, 60_000);
afterAll(() => test.close());

describe('among many deliveries', () => {
  it.each([
    [1, '2026-11-10'],
    [3, '2026-11-10'],
  ])('the board reads %i days by indexes and nothing else of what grows', async (days, date) => {
    const query = boardDayQuerySchema.parse({ date, days, departmentId });
    const plans = await plansOf(test.pool, (db) => readDay(db, query, scope));
    expect(plans).not.toMatch(grows);
    for (const index of [
      /allocations_(department|operation_date)_index/,
      /deliveries_allocation_index/,
      /allocation_crew_driver_times_index/,
    ])
      expect(plans).toMatch(index);
  });

  it.each([
    ['a day', { from: '2026-11-10', to: '2026-11-10' }, 'deliveries_operation_date_index'],
    ['a day of a centre', { from: '2026-11-10', to: '2026-11-10', departmentId }, 'deliveries_department_index'],
    ['a word', { q: 'ひなた屋 377' }, 'deliveries_search_text_index'],
    ['what is on no run', { assignment: 'unassigned' }, 'deliveries_left_index'],
    ['the newest changes', { sort: '-updatedAt' }, 'deliveries_updated_at_index'],
  ])('a page of %s is found by an index', async (_name, asked, index) => {
    const query = deliveryListQuerySchema.parse(asked);
    const plans = await plansOf(test.pool, (db) => page(db, query));
    expect(plans).not.toMatch(grows);
    expect(plans).toContain(index);
  });

  it.each([
    ['a day', { from: '2026-11-10', to: '2026-11-10' }, 'deliveries_operation_date_index'],
    ['a day of a centre', { from: '2026-11-10', to: '2026-11-10', departmentId }, 'deliveries_department_index'],
    ['what is on no run', { assignment: 'unassigned' }, 'deliveries_left_index'],
  ])('the totals of %s are summed up by an index', async (_name, asked, index) => {
    const query = deliveryListQuerySchema.parse(asked);
    const plans = await plansOf(test.pool, (db) => totalDeliveries(db, query, scope));
    expect(plans).not.toMatch(grows);
    expect(plans).toContain(index);
  });

  it.each(['m00004711', '2026', '便7', 'ひなた屋 377', 'zz'])(
    'the search of "%s" reads no runs and no deliveries as a whole',
    async (q) => {
      for (const finder of [allocationFinder, deliveryFinder]) {
        for (const select of [bestMatches, anyMatches]) {
          const plans = await plansOf(test.pool, (db) => db.execute(select({ finder, scope }, soughtIn(q), 5)));
          expect(plans).not.toMatch(/Seq Scan on (allocations|deliveries)\b/);
        }
      }
    },
  );

  it('the search of what a run is called finds the one that is nearest to today', async () => {
    const found = await findRecords(test.db, [{ finder: allocationFinder, scope }], { q: 'iw-s01', limit: 5 });
    expect(found[0]).toMatchObject({ code: 'A20261126-0001', name: 'IW-S01 埼玉東1' });
  });
});

async function page(db: Database, query: Parameters<typeof listDeliveries>[1]): Promise<unknown> {
  return await db.execute(listDeliveries(db, query, scope).rows);
}
