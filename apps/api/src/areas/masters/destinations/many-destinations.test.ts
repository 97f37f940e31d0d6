import { courseListQuerySchema } from '@haisha/validation/course';
import { destinationListQuerySchema } from '@haisha/validation/destination';
import { similarDestinationsQuerySchema } from '@haisha/validation/similar-destination';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createCargoOwner, createDepartment, createVehicleType } from '../../../../test/masters.ts';
import { readList } from '../../../../test/read-list.ts';
import { createDirection } from '../../../../test/rows/direction.ts';
import { product } from '../../../areas.ts';
import type { Database } from '../../../db/database.ts';
import { insertManyCourses, insertManyDestinations } from '../../../demo/insert-many-destinations.ts';
import { importedOf } from '../../../services/imports/imported-entity.ts';
import { findResembling } from '../../../services/imports/judge/resembling.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { listCourses } from '../courses/course-list.ts';
import { listDestinations } from './destination-list.ts';
import { findSimilarDestinations } from './similar-destinations.ts';

const scope: RowScope = {
  rows: 'all',
  departmentIds: [],
  userId: '',
  deliveryCompanyId: null,
  today: '2026-11-21',
  may: () => true,
};
let test: TestApp;
let cargoOwnerId: string;
let directionId: string;
let departmentId: string;

beforeAll(async () => {
  test = await buildTestApp();
  const admin = await logInAs(test, ['admin']);
  for (let index = 0; index < 20; index += 1) cargoOwnerId = (await createCargoOwner(admin)).id;
  for (let index = 0; index < 15; index += 1) {
    const direction = await createDirection(admin);
    directionId = direction.id;
    departmentId = direction.departmentId;
  }
  await createDepartment(admin);
  await createVehicleType(admin);
  await insertManyDestinations(test.db, 4_000);
  await insertManyCourses(test.db, 1_500);
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

const destinations = (query: object) => (db: Database) =>
  readList(db, listDestinations(db, destinationListQuerySchema.parse(query), scope));
const courses = (query: object) => (db: Database) =>
  readList(db, listCourses(db, courseListQuerySchema.parse(query), scope));

describe('among thousands of destinations', () => {
  it.each([
    ['code', 'Index Scan using destinations_code_order'],
    ['-code', 'Index Scan Backward using destinations_code_order'],
    ['storeCode', 'Index Scan using destinations_store_code_order'],
    ['-storeCode', 'Index Scan using destinations_store_code_back'],
    ['name', 'Index Scan using destinations_name_order'],
    ['-name', 'Index Scan Backward using destinations_name_order'],
    ['kana', 'Index Scan using destinations_kana_order'],
    ['kind', 'Index Scan using destinations_kind_order'],
    ['-kind', 'Index Scan Backward using destinations_kind_order'],
    ['city', 'Index Scan using destinations_city_order'],
    ['-city', 'Index Scan Backward using destinations_city_order'],
    ['-updatedAt', 'Index Scan Backward using destinations_updated_at_order'],
  ])('a page sorted by %s reads an index in its order', async (sort, scan) => {
    expect(await plansOf(destinations({ sort }))).toContain(scan);
  });

  it.each(['cargoOwnerName', '-cargoOwnerName'])('a page sorted by %s reads owner after owner', async (sort) => {
    const plans = await plansOf(destinations({ sort }));
    expect(plans).toMatch(/Presorted Key: \(\(cargo_owners_1\.kana\)/);
    expect(plans).toContain('Index Cond: (cargo_owner_id = cargo_owners_1.id)');
  });

  it('words, an owner and a direction are found by an index', async () => {
    expect(await plansOf(destinations({ q: 'ミズホ野 777号店' }))).toContain('destinations_search_text_index');
    expect(await plansOf(destinations({ cargoOwnerId }))).toContain('destinations_store_code_key');
    expect(await plansOf(destinations({ directionId }))).toContain('destinations_direction_id_index');
  });

  it('those like another are found by their telephone and by the trigrams of their names', async () => {
    const query = { name: 'ひなた屋 777号店', phone: '0480000777', latitude: '35.0863', longitude: '139.0981' };
    const plans = await plansOf((db) =>
      findSimilarDestinations(db, similarDestinationsQuerySchema.parse(query), scope),
    );
    expect(plans).toContain('destinations_phone_index');
    expect(plans).toContain('destinations_search_text_index');
    expect(plans).not.toContain('Seq Scan on destinations');
  });

  it('rows of a file are compared with those around them alone', async () => {
    const rows = Array.from({ length: 250 }, (_, number) => ({
      number,
      input: { name: `店 ${number}`, latitude: 35 + number / 5_000, longitude: 139.1 },
    }));
    const plans = await plansOf((db) => findResembling(db, importedOf(product, 'destination'), rows));
    expect(plans).toContain('destinations_cell_index');
    expect(plans).not.toContain('Seq Scan on destinations');
  });

  it('pages neither repeat nor lose one', async () => {
    const seen = new Set<string>();
    for (const page of [1, 2, 3]) {
      const { items, total } = await destinations({ sort: 'city', page, pageSize: 200 })(test.db);
      expect(total).toBe(4_000);
      for (const { id } of items) seen.add(id);
    }
    expect(seen.size).toBe(600);
  });
});

describe('among hundreds of courses', () => {
  it('a page reads the index of the codes, and of the stops only its own', async () => {
    const plans = await plansOf(courses({}));
    expect(plans).toContain('Index Scan using courses_code_order');
    expect(plans).toMatch(/course_stops_course_id_position_pk/);
    expect(plans).not.toContain('Seq Scan on course_stops');
  });

  it('words and a department are found by an index', async () => {
    expect(await plansOf(courses({ q: '埼玉東1477' }))).toContain('courses_search_text_index');
    expect(await plansOf(courses({ departmentId }))).toContain('courses_department_id_index');
  });
});

it('a row names a few of the thousands with its place and its number, the one of its name among them', async () => {
  await test.pool.query("update destinations set phone = '0312345678', latitude = 35.5, longitude = 139.5");
  const { rows: named } = await test.pool.query<{ id: string; name: string }>(
    'select id, name from destinations order by code desc limit 250',
  );
  const rows = named.map(({ name }, number) => ({
    number,
    input: { name, phone: '0312345678', latitude: 35.5, longitude: 139.5 },
  }));
  const found = await findResembling(test.db, importedOf(product, 'destination'), rows);
  expect(rows.filter(({ number }) => (found.get(number)?.length ?? 0) > 10)).toEqual([]);
  expect(rows.filter(({ number }) => !found.get(number)?.some(({ id }) => id === named[number]?.id))).toEqual([]);
}, 10_000);
