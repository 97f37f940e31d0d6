import { callBookQuerySchema } from '@haisha/validation/call-book';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { fillWith } from '../../../../test/test-database.ts';
import type { Database } from '../../../db/database.ts';
import { listCallBook } from './list-call-book.ts';

const days = 400;
const count = 40_000;
let test: TestApp;
let driverId: string;
let departmentId: string;
let userId: string;
beforeAll(async () => {
  test = await buildTestApp();
  const admin = await logInAs(test, ['admin']);
  userId = admin.userId;
  departmentId = (await createDepartment(admin)).id;
  for (let index = 0; index < 20; index += 1) driverId = (await createDriver(admin, { departmentId })).id;
  await fillWith(
    test.pool,
    `insert into roll_calls (id, driver_id, work_date, department_id, kind, at, method, used_detector, alcohol, is_healthy,
      is_vehicle_sound, result, created_by)
    select gen_random_uuid(), one.id, date '2025-10-01' + n, '${departmentId}', 'before',
      (date '2025-10-01' + n + time '4:00') at time zone 'Asia/Tokyo', 'faceToFace', true, 0, true, true,
      case when (n + place) % 500 = 0 then 'refused' else 'passed' end, '${userId}'
    from (select id, row_number() over () as place from drivers) as one, generate_series(1, ${days}) as n, generate_series(1, 5)`,
    'analyze roll_calls',
  );
});
afterAll(() => test.close());

const scope = () =>
  ({ rows: 'all', departmentIds: [], userId, deliveryCompanyId: null, may: () => true, today: '2026-11-26' }) as const;

async function plansOf(query: object): Promise<string> {
  const statements: [string, unknown[]][] = [];
  const watched = drizzle(test.pool, { logger: { logQuery: (...statement) => statements.push(statement) } });
  await listCallBook(watched as unknown as Database, callBookQuerySchema.parse(query), scope());
  const plans = await Promise.all(
    statements.map(([text, params]) => test.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params)),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
}

it('is read by an index in its order, also far down and narrowed', async () => {
  const { rows } = await test.db.execute<{ id: string }>(
    sql`select id from roll_calls order by work_date, at limit 1 offset 500`,
  );
  for (const [query, index] of [
    [{}, 'roll_calls_day_index'],
    [{ after: rows[0]?.id }, 'roll_calls_day_index'],
    [{ driverId }, 'roll_calls_driver_index'],
    [{ result: 'refused' }, 'roll_calls_refused_index'],
    [{ finding: 'alcohol' }, 'roll_calls_refused_index'],
  ] as const) {
    expect(await plansOf(query), JSON.stringify(query)).toMatch(new RegExp(`using ${index}|on ${index}`));
  }
});

it('comes in parts that neither repeat nor lose an entry, whatever happens at the same moment', async () => {
  const query = callBookQuerySchema.parse({ driverId, limit: 500 });
  const seen = new Set<string>();
  let after: string | undefined;
  do {
    const page = await listCallBook(test.db, { ...query, after }, scope());
    for (const { id } of page.items) seen.add(id);
    after = page.after ?? undefined;
  } while (after !== undefined);
  expect(seen.size).toBe(count / 20);
});
