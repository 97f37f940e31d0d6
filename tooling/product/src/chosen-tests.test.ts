import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { leftOut, programs } from './all-steps.ts';
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

test('database tests run on the oldest PostgreSQL that is installed and still supported', () => {
  const paths = ['16', '9.6', '14', '15', '17'].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`);
  expect(oldestPostgres(paths)).toEqual({ version: '15', bin: '/usr/lib/postgresql/15/bin' });
  expect(oldestPostgres(['/usr/lib/postgresql/14/bin/postgres'])).toBeUndefined();
});

test('of all tests of packages and areas exactly the database tests are left out of the first run', () => {
  const globs = databaseTests.map((place) => leftOut(place).replace('--exclude=', ''));
  const files = globSync('{apps,packages}/*/{src,test}/**/*.test.{ts,tsx}', { cwd: workspace });
  const left = files.filter((file) => globs.some((glob) => matchesGlob(file, glob)));
  expect(left).toEqual(files.filter((file) => databaseTests.some((place) => file.startsWith(place))));
  expect(left.length).toBeGreaterThan(databaseTests.length);
});

test('the types of every package are checked in exactly one of the programs', () => {
  const packages = globSync('{apps/*,packages/*,tooling/*,bench,e2e}/tsconfig.json', { cwd: workspace });
  const settings = programs.map((name) => JSON.parse(readFileSync(join(workspace, `tsconfig.${name}.json`), 'utf8')));
  const programsOf = (file: string) =>
    settings.filter(({ include, exclude }) => holds(include, file) && !holds(exclude, file)).length;
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((file) => programsOf(file) !== 1)).toEqual([]);
});

/** Whether a list of folders and patterns, as tsconfig.json writes them, holds a file. */
function holds(places: string[], file: string): boolean {
  return places.some((place) => matchesGlob(file, place) || matchesGlob(file, `${place}/**`));
}
