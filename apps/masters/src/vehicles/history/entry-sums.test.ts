import { expect, test } from 'vitest';
import { vehicleEntry } from '../../../test/vehicles.ts';
import { entriesByYear } from './entries-by-year.ts';
import { entrySums } from './entry-sums.ts';

test('adds up amounts and taxes; what has none counts as nothing', () => {
  const entries = [vehicleEntry(), vehicleEntry({ amountYen: null, taxYen: null }), vehicleEntry({ taxYen: null })];
  expect(entrySums(entries)).toEqual({ amountYen: 60_000, taxYen: 3_000, totalYen: 63_000 });
  expect(entrySums([])).toEqual({ amountYen: 0, taxYen: 0, totalYen: 0 });
});

test('puts entries together by year in the order they come', () => {
  const entries = ['2026-11-01', '2026-01-01', '2025-12-31'].map((entryDate) => vehicleEntry({ entryDate }));
  expect(entriesByYear(entries).map(({ year, entries: ofYear }) => [year, ofYear.length])).toEqual([
    ['2026', 2],
    ['2025', 1],
  ]);
});
