import { eq, sql } from 'drizzle-orm';
import { integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { businessDate } from './columns.ts';
import { instant } from './instant.ts';
import { createKnownSelect, readMany } from './read-many.ts';

const colours = pgTable('read_colours', { id: integer().primaryKey(), name: text().notNull() });
const things = pgTable('read_things', {
  id: integer().primaryKey(),
  name: text(),
  size: smallint(),
  weight: numeric({ mode: 'number' }),
  tags: text().array(),
  parts: jsonb(),
  day: businessDate('day'),
  at: instant('at'),
  colourId: integer('colour_id'),
});

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.execute(sql`create table read_colours (id int primary key, name text not null)`);
  await test.db.execute(sql`create table read_things (id int primary key, name text, size smallint, weight numeric,
    tags text[], parts jsonb, day date, at timestamptz(3), colour_id int)`);
  await test.db.insert(colours).values({ id: 1, name: '赤' });
  await test.db.insert(things).values([
    {
      id: 1,
      name: 'a',
      size: 2,
      weight: 2.5,
      tags: ['x', 'y'],
      parts: [{ a: 1 }],
      day: '2026-11-27',
      at: '2026-11-27T00:00:00.120Z',
      colourId: 1,
    },
    { id: 2 },
  ]);
});
afterAll(() => test.close());

function select(db: TestDatabase['db']) {
  const { name, size, ...columns } = things;
  return db
    .select({
      ...{ id: columns.id, weight: columns.weight, tags: columns.tags, parts: columns.parts },
      day: columns.day,
      at: columns.at,
      look: { name, size },
      colour: { id: colours.id, name: colours.name },
      shout: sql<string | null>`upper(${name})`,
      twice: sql`${columns.weight} * 2`.mapWith(Number),
    })
    .from(things)
    .leftJoin(colours, eq(colours.id, things.colourId))
    .orderBy(things.id);
}

it('reads each row as the query builder does, of another table as null where there is none', async () => {
  const rows = await readMany(test.db, select(test.db));
  expect(rows).toEqual(await select(test.db));
  expect(rows).toMatchObject([
    { weight: 2.5, at: '2026-11-27T00:00:00.120Z', look: { name: 'a', size: 2 }, colour: { name: '赤' }, twice: 5 },
    { weight: null, at: null, look: { name: null, size: null }, colour: null, shout: null, twice: null },
  ]);
});

it('sees what its transaction has written, and gives each row values of its own', async () => {
  await test.db.transaction(async (tx) => {
    await tx.update(things).set({ name: 'b' }).where(eq(things.id, 1));
    const [first, second] = await readMany(tx, select(tx as unknown as TestDatabase['db']));
    expect(first?.look.name).toBe('b');
    expect(second?.look.name).toBeNull();
  });
});

it('a known select is made once for each key, and asked with other values each time', async () => {
  const read = createKnownSelect<{ id: number }>(10);
  let made = 0;
  const named = (name: string, key = 'by name') =>
    read(test.db, { key, values: { name } }, () => {
      made += 1;
      return test.db
        .select({ id: things.id })
        .from(things)
        .where(eq(things.name, sql.placeholder('name')));
    });
  expect(await named('b')).toEqual([{ id: 1 }]);
  expect(await named('none')).toEqual([]);
  expect(made).toBe(1);
  expect(await named('b', 'of another')).toEqual([{ id: 1 }]);
  expect(made).toBe(2);
});
