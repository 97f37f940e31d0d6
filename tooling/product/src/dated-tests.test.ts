import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { datedTests, otherZones } from './dated-tests.ts';
import { workspace } from './workspace.ts';

test('every place of dated tests has some', () => {
  const files = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: workspace });
  expect(datedTests.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
});

test('they run in every zone but the one of the machine, where everything runs', () => {
  expect(otherZones('UTC')).toEqual(['Asia/Tokyo', 'America/Los_Angeles']);
  expect(otherZones('Asia/Tokyo')).toEqual(['UTC', 'America/Los_Angeles']);
  expect(otherZones('Europe/Paris')).toEqual(['UTC', 'Asia/Tokyo', 'America/Los_Angeles']);
});
