import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { product } from '../src/areas.ts';

const folder = new URL('../src/db/schema/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const exported = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
const tables = exported.flatMap((module: object) => Object.values(module)).filter((one) => is(one, PgTable));

const known = product.referring.flatMap(({ table, to }) =>
  to.map(([used]) => `${nameOf(table as PgTable)} → ${nameOf(used as PgTable)}`),
);

/** They go with the record that they belong to, or are of no use without it. */
const parts = [
  ...['roll_call_hours', 'labour_agreements', 'driver_leaves', 'destination_notes', 'note_comments', 'vehicle_entries'],
  ...['saved_views', 'files'],
];

it('a record that names another one keeps it from being archived, but who made it and what belongs to it', () => {
  const found = tables.flatMap((table) => {
    if (!isArchivable(table) || parts.includes(nameOf(table))) return [];
    const used = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
    return used
      .filter((one) => isArchivable(one) && nameOf(one) !== 'users')
      .map((one) => `${nameOf(table)} → ${nameOf(one)}`);
  });
  expect(found).toContain('vehicles → departments');
  expect(found.filter((one) => !known.includes(one))).toEqual([]);
});

it('what is tied to a record in a table of its own keeps it from being archived', () => {
  const tied = tables.flatMap((table) => {
    const ends = endsOf(table);
    return isArchivable(table) || ends.length < 2 ? [] : [{ table: nameOf(table), ends }];
  });
  expect(tied.map(({ table }) => table)).toContain('course_stops');
  const isKnown = ([one, other]: string[]) =>
    known.includes(`${one} → ${other}`) || known.includes(`${other} → ${one}`);
  expect(tied.filter(({ ends }) => !isKnown(ends))).toEqual([]);
});

/** The records that a row of a table ties together, without who made it. */
function endsOf(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const isMaker = columns.some(({ name }) => /_by$/.test(name));
    return isMaker || !isArchivable(foreignTable) || parts.includes(nameOf(foreignTable)) ? [] : [nameOf(foreignTable)];
  });
}

function isArchivable(table: PgTable): boolean {
  return getTableConfig(table).columns.some(({ name }) => name === 'archived_at');
}

function nameOf(table: PgTable): string {
  return getTableConfig(table).name;
}
