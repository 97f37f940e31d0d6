import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';
import { datedTests, otherZone } from './dated-tests.ts';
import { oldestPostgres } from './postgres-servers.ts';
import { workspace } from './workspace.ts';

test.each([
  ['dated tests', datedTests],
  ['database tests', databaseTests],
])('every place of %s has some', (_name, places) => {
  const files = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: workspace });
  expect(places.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
});

test('dated tests run again in the west, unless everything runs there', () => {
  expect(otherZone('UTC')).toBe('America/Los_Angeles');
  expect(otherZone('Asia/Tokyo')).toBe('America/Los_Angeles');
  expect(otherZone('America/Los_Angeles')).toBe('Asia/Tokyo');
});

test('database tests run again on the oldest PostgreSQL that is installed and still supported', () => {
  const paths = ['16', '9.6', '14', '15', '17'].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`);
  expect(oldestPostgres(paths)).toEqual({ version: '15', bin: '/usr/lib/postgresql/15/bin' });
  expect(oldestPostgres(['/usr/lib/postgresql/14/bin/postgres'])).toBeUndefined();
});
