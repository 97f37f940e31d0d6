import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createCargoOwner, createDepartment, createVehicleType } from '../../../test/masters.ts';
import { plansOf } from '../../../test/plans-of.ts';
import { createDirection } from '../../../test/rows/direction.ts';
import { product } from '../../areas.ts';
import { insertManyDestinations } from '../../demo/insert-many-destinations.ts';
import { insertManyDrivers } from '../../demo/insert-many-drivers.ts';
import { insertManyVehicles } from '../../demo/insert-many-vehicles.ts';
import type { RowScope } from '../records/read/row-scope.ts';
import { anyMatches, bestMatches, soughtIn } from './best-matches.ts';
import { findRecords } from './find-records.ts';

const scope: RowScope = {
  rows: 'all',
  departmentIds: [],
  userId: '',
  deliveryCompanyId: null,
  today: '2026-11-21',
  may: () => true,
};
const searched = product.finders.map((finder) => ({ finder, scope }));
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  const admin = await logInAs(test, ['admin']);
  await createCargoOwner(admin);
  await createDirection(admin);
  await createDepartment(admin);
  await createVehicleType(admin);
  await insertManyVehicles(test.db, 8_000);
  await insertManyDrivers(test.db, 8_000);
  await insertManyDestinations(test.db, 8_000);
});
afterAll(() => test.close());

const long = ['vehicles', 'drivers', 'destinations'];

function plansOfAll(select: typeof bestMatches, q: string): Promise<string> {
  const selects = searched.map((one) => select(one, soughtIn(q), 5));
  return plansOf(test.pool, (db) => db.execute(sql.join(selects, sql` union all `)));
}

describe('among thousands of records', () => {
  it.each(['m004711', 'z', 'キャンター 4711', '弥生町4711'])('"%s" reads no long table as a whole', async (q) => {
    const found = await plansOfAll(bestMatches, q);
    for (const table of long) {
      expect(found).toContain(`${table}_search_text_index`);
      expect(found).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`));
    }
  });

  it('two letters, which may stand in the middle of a word, read a part of each that is limited', async () => {
    const found = await plansOfAll(anyMatches, 'zz');
    for (const table of long) {
      expect(found.match(new RegExp(`Seq Scan on ${table}\\b`, 'g')), table).toHaveLength(1);
      expect(found).toMatch(new RegExp(`Limit .*\\n +-> +Seq Scan on ${table}\\b`));
    }
  });

  it.each([
    ['m004711', ['vehicle M004711', 'destination M-004711', 'driver M-004711']],
    ['4711号店', ['destination M-004711']],
    ['運転 004711', ['driver M-004711']],
  ])('"%s" finds %j first', async (q, expected) => {
    const found = await findRecords(test.db, searched, { q, limit: 5 });
    const first = Map.groupBy(found, ({ kind }) => kind);
    expect([...first.values()].map(([one]) => `${one?.kind} ${one?.code}`)).toEqual(expected);
  });
});
