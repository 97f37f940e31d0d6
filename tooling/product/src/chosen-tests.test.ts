import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';
import { datedTests, otherZones } from './dated-tests.ts';
import { workspace } from './workspace.ts';

test.each([
  ['dated tests', datedTests],
  ['database tests', databaseTests],
])('every place of %s has some', (_name, places) => {
  const files = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: workspace });
  expect(places.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
});

test('dated tests run in every zone but the one of the machine, where everything runs', () => {
  expect(otherZones('UTC')).toEqual(['Asia/Tokyo', 'America/Los_Angeles']);
  expect(otherZones('Asia/Tokyo')).toEqual(['UTC', 'America/Los_Angeles']);
  expect(otherZones('Europe/Paris')).toEqual(['UTC', 'Asia/Tokyo', 'America/Los_Angeles']);
});
