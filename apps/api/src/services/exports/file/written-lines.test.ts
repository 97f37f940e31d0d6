import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoDatabase } from '../../../../test/demo-database.ts';
import type { TestDatabase } from '../../../../test/test-database.ts';
import { product } from '../../../areas.ts';
import { systemClock } from '../../../clock.ts';
import { openSelect } from '../../../db/open-select.ts';
import { createActor } from '../../../http/access/actor.ts';
import { scopeOver } from '../../records/read/row-scope.ts';
import { labelsOf } from '../../words/labels.ts';
import { readQuery } from '../exported-entity.ts';
import { prepareExport } from './export-file.ts';
import { lineSql } from './line-sql.ts';

const facts = { userId: '', name: '', departmentScope: 'all', deliveryCompanyId: null } as const;
const actor = createActor({ ...facts, departmentIds: [], roles: ['admin'] });
const scope = scopeOver(actor, 'all', systemClock);
const selected = product.exported.filter(({ select }) => select);
const odd = [
  ...['=1+1', '-5', '@SUM(A1)', '+81 48-000-1234', '+81a', '\tx', ' x', 'x ', ' ', '', 'a,b', 'say "x"', '"', "'=1"],
  ...[
    'a\nb',
    'a\r\nb',
    '\ufeffx',
    'x\ufeff',
    '\x1f',
    'a\x1fb',
    '\x85x',
    '〜－￥',
    '①髙㈱',
    '1',
    '2026/11/27',
    'あ\u3000い',
  ],
];

let test: TestDatabase;
beforeAll(async () => {
  test = await createDemoDatabase();
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const table of ['vehicles', 'customers', 'destinations', 'courses', 'departments', 'deliveries']) {
      const texts = sql`(${sql.param(odd)}::text[])`;
      await tx.execute(sql`
        update ${sql.identifier(table)} set note = ${texts}[1 + (o.place % cardinality(${texts}))::int]
        from (select id, row_number() over (order by id) as place from ${sql.identifier(table)}) as o
        where o.id = ${sql.identifier(table)}.id`);
    }
    await tx.execute(sql`update vehicles set maker = note, owner_name = note, capacity_cubic_metres = 12.0,
      inspection_expiry_date = '1999-01-31', archived_at = '2026-11-20T15:00:00.9Z' where length(note) < 9`);
    const zones = [
      { zone: 'chilled', minCelsius: -2.5, maxCelsius: 10 },
      { zone: 'frozen', minCelsius: -25, maxCelsius: -18 },
    ];
    await tx.execute(sql`
      update vehicles set plate_serial_number = (array[7, 12, 345, 6789])[1 + (o.place % 4)::int],
        plate_class_number = (300 + o.place)::text, first_registration_month = '2019-04',
        zones = case when o.place % 2 = 0 then ${JSON.stringify(zones)}::jsonb else '[]' end
      from (select id, row_number() over (order by id) as place from vehicles) as o where o.id = vehicles.id`);
  });
});
afterAll(() => test.close());

async function fileOf(list: (typeof selected)[number], query: Record<string, unknown>): Promise<Buffer> {
  const file = await prepareExport(test.db, list, readQuery(list, query), scope, product);
  return await buffer(file.content());
}

it('most lists have their cells written by the database', () => {
  expect(selected.length).toBeGreaterThan(8);
});

it.each(['ja', 'en'] as const)('the database writes whole lines of vehicles: %s', (locale) => {
  const vehicles = selected.find(({ name }) => name === 'vehicle');
  if (!vehicles?.select) throw new Error('vehicles are not among them');
  const { fields } = openSelect(vehicles.select(test.db, [], scope));
  expect(lineSql(vehicles.columns(labelsOf('vehicle', locale)), fields)).toBeDefined();
});

describe.each(selected)('the list of $name as the database writes it', (list) => {
  it.each([
    { locale: 'ja', encoding: 'utf8' },
    { locale: 'en', encoding: 'utf8' },
    { locale: 'ja', encoding: 'sjis' },
  ])('is the same file as of its rows: $locale, $encoding', async (manner) => {
    const query = { format: 'csv', archived: 'include', ...manner };
    const { select: _, ...byRows } = list;
    const written = await fileOf(list, query);
    expect(written.length).toBeGreaterThan(100);
    expect(written.equals(await fileOf(byRows, query))).toBe(true);
  });
});

it('the columns that are asked for come in their order', async () => {
  const [list] = selected.filter(({ name }) => name === 'vehicle');
  if (!list) throw new Error('vehicles are not among them');
  const { select: _, ...byRows } = list;
  for (const columns of [['note'], ['updatedAt', 'plate', 'code'], ['isTrailer', 'grossWeightKg', 'zones', 'note']]) {
    const query = { format: 'csv', locale: 'ja', columns };
    expect((await fileOf(list, query)).toString()).toBe((await fileOf(byRows, query)).toString());
  }
});
