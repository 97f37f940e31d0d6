import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { copyRows } from './copy-rows.ts';

const into = { table: 'copied "rows"', columns: ['place', 'text', 'list'] };
const awkward = ['', 'a\tb', 'a\nb\r\n', '\\N', '\\', '"', '{1,2}', 'null', '髙橋 𠮷', "'); drop", '\\.'];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.execute(sql`create table "copied ""rows""" (place int primary key, text text, list text[])`);
});
afterAll(() => test.close());

async function stored() {
  const { rows } = await test.db.execute(sql`select place, text, list from "copied ""rows""" order by place`);
  await test.db.execute(sql`truncate "copied ""rows"""`);
  return rows;
}

describe('rows that are copied in', () => {
  it('come back as they were, whatever they hold', async () => {
    const rows = awkward.map((text, place) => [place, text, [text, ...awkward]]);
    await copyRows(test.db, into, [...rows, [100, null, null], [101, undefined, []]]);
    expect(await stored()).toEqual([
      ...rows.map(([place, text, list]) => ({ place, text, list })),
      { place: 100, text: null, list: null },
      { place: 101, text: null, list: [] },
    ]);
  });

  it('belong to the transaction, in which other queries may go on meanwhile', async () => {
    const counted = await test.db.transaction(async (tx) => {
      const copying = copyRows(tx, into, [[1, 'a', null]]);
      const [, counts] = await Promise.all([copying, tx.execute(sql`select count(*)::int from "copied ""rows"""`)]);
      return counts.rows;
    });
    expect(counted).toEqual([{ count: 1 }]);
    const undone = test.db.transaction(async (tx) => {
      await copyRows(tx, into, [[2, 'b', null]]);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    expect(await stored()).toMatchObject([{ place: 1 }]);
  });

  it('are refused together, with the code of the database, and the connection can be used again', async () => {
    const twice = [1, 2, 1].map((place) => [place, 'a', null]);
    await expect(copyRows(test.db, into, twice)).rejects.toMatchObject({ code: '23505' });
    await expect(test.db.transaction(async (tx) => await copyRows(tx, into, twice))).rejects.toMatchObject({
      code: '23505',
    });
    expect(await stored()).toEqual([]);
  });

  it('are refused before the first one where there is no such table, with data on their way already', async () => {
    const none = { table: 'no such table', columns: ['place', 'text'] };
    const rows = Array.from({ length: 20_000 }, (_, place) => [place, 'text that fills more than one buffer']);
    await expect(copyRows(test.db, none, rows)).rejects.toMatchObject({ code: '42P01' });
    const broken = test.db.transaction(async (tx) => {
      await expect(copyRows(tx, none, rows)).rejects.toMatchObject({ code: '42P01' });
      await copyRows(tx, into, [[1, 'a', null]]);
    });
    await expect(broken).rejects.toMatchObject({ code: '25P02' });
    expect(await stored()).toEqual([]);
  });
});
