import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { product } from '../src/areas.ts';

const folder = new URL('../src/db/schema/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const exported = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
const tables = exported.flatMap((module: object) => Object.values(module)).filter((one) => is(one, PgTable));

/** They go with the record that they belong to, or are of no use without it. */
const parts = ['destination_notes', 'note_comments', 'vehicle_entries', 'saved_views'];

it('whatever refers to a record keeps it from being archived, but who made it and what belongs to it', () => {
  const known = product.referring.flatMap(({ table, to }) =>
    to.map(([used]) => `${nameOf(table as PgTable)} → ${nameOf(used as PgTable)}`),
  );
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

function isArchivable(table: PgTable): boolean {
  return getTableConfig(table).columns.some(({ name }) => name === 'archived_at');
}

function nameOf(table: PgTable): string {
  return getTableConfig(table).name;
}
