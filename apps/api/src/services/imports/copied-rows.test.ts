import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ImportEntity, importEntities } from '@haisha/validation/import-choices';
import type { ImportIssue } from '@haisha/validation/import-issue';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createDemoDatabase } from '../../../test/demo-database.ts';
import { prepareNamed } from '../../../test/prepare-named.ts';
import { product } from '../../areas.ts';
import { systemClock } from '../../clock.ts';
import { createActor } from '../../http/access/actor.ts';
import { scopeOver } from '../records/read/row-scope.ts';
import { columnCounter, findColumns } from './columns/find-columns.ts';
import { type AnyImported, importedOf } from './imported-entity.ts';
import { createJudge } from './judge/create-judge.ts';
import { asRead } from './judge/judged-row.ts';
import { readBody, readHeader } from './read/read-header.ts';
import { readTable } from './read/read-table.ts';

const facts = { userId: '', name: '', departmentScope: 'all', departmentIds: [], deliveryCompanyId: null } as const;
const actor = createActor({ ...facts, departmentIds: [], roles: ['admin'] });
const scope = scopeOver(actor, 'all', systemClock);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({}, { database: await createDemoDatabase() });
});
afterAll(() => test.close());

/** The field that says which record a row is. */
function keyOf({ fields, keys: [key] }: AnyImported): string {
  return fields.some(({ sets }) => sets === 'code') ? 'code' : key.field;
}

/** The keys of a record: those that the system gives, and those that somebody writes. */
function keysOf(imported: AnyImported): { given: string[]; written: string[] } {
  const given = imported.keys.filter(({ isGiven }) => isGiven).map(({ field }) => field as string);
  if (given.length === 0) return { given, written: [keyOf(imported)] };
  return { given, written: imported.keys.filter(({ isGiven }) => !isGiven).map(({ field }) => field as string) };
}

/** Every row of the exported list under a key that nobody has, and what the form would hold of it. */
async function judgeCopies(entity: ImportEntity, locale: 'ja' | 'en') {
  const imported = importedOf(product, entity);
  const file = await prepareNamed(test.db, entity, { format: 'xlsx', locale, archived: 'exclude' }, scope);
  const table = await readTable(await buffer(file.content() as Readable));
  const header = await readHeader(table, columnCounter(importedOf(product, entity)));
  const mapping = findColumns(imported, header.cells);
  const keyAt = mapping.indexOf(keyOf(imported));
  const { given, written } = keysOf(imported);
  const isOf = (fields: string[], at: number) => fields.includes(mapping[at] ?? '');
  const copied = (cell: string, at: number) => {
    if (isOf(given, at)) return '';
    return isOf(written, at) && cell !== '' ? `COPY-${cell}`.slice(0, 20) : cell;
  };
  const manner = { format: 'xlsx', encoding: null, locale } as const;
  const judge = await createJudge({
    db: test.db,
    imported,
    named: product.named,
    choice: { mapping, fixed: [] },
    manner,
    actor,
    scope,
  });
  const copies: { key: string; issues: ImportIssue[]; values: Record<string, unknown> | null }[] = [];
  for await (const rows of readBody(table, header)) {
    const renamed = rows.map((row) =>
      asRead({
        ...row,
        cells: row.cells.map(copied),
      }),
    );
    const judged = await judge(renamed);
    copies.push(
      ...judged.map(({ issues, values }, index) => ({ key: rows[index]?.cells[keyAt] ?? '', issues, values })),
    );
  }
  return copies;
}

describe.each(importEntities)('a row of an exported list of %s, under another key,', (entity) => {
  it.each(['ja', 'en'] as const)('says in %s all that the record has in the columns that come back', async (locale) => {
    const imported = importedOf(product, entity);
    const { apart, exported, fields, input, repository } = imported;
    const keyField = keyOf(imported);
    const { given, written } = keysOf(imported);
    const copies = await judgeCopies(entity, locale);
    const refused = copies.flatMap(({ issues }) => issues);
    // Of two people with one name, the code says which is meant.
    expect(refused.filter(({ code }) => code !== 'importRow.ambiguous')).toEqual([]);
    const { table } = repository;
    const ids = await test.db.select({ id: sql<string>`${table.id}` }).from(table as PgTable);
    const rows = await exported.rows(
      test.db,
      ids.map(({ id }) => id),
      scope,
    );
    const byKey = new Map(rows.map((row) => [row[keyField], row]));
    const heads = [...new Set(fields.map(({ sets }) => sets.split('.')[0] ?? ''))].filter(
      (head) => ![...given, ...written].includes(head),
    );
    for (const { key, values } of copies.filter((copy) => copy.key !== '' && copy.issues.length === 0)) {
      for (const head of heads) {
        const held = input.shape[head]?.safeParse(byKey.get(key)?.[head]).data ?? null;
        const isPartly = apart?.fields.includes(head) ?? false;
        const inFile = (value: unknown) => sorted(isPartly ? withColumns(value, head, fields) : value);
        expect({ key, [head]: inFile(values?.[head] ?? null) }).toEqual({ key, [head]: inFile(held) });
      }
    }
  });
});

/** Of what is kept apart, which has more than its columns say, what they say. */
function withColumns(value: unknown, head: string, fields: readonly { sets: string }[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const there = Object.entries(value).filter(([name]) => fields.some(({ sets }) => sets === `${head}.${name}`));
  return there.length > 0 ? Object.fromEntries(there) : value;
}

/** Values of a closed list have no order of their own. */
function sorted(value: unknown): unknown {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.toSorted() : value;
}
