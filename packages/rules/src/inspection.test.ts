import { expect, test } from 'vitest';
import { inspectionYears, nextTwelveMonthInspection, tachographRequired } from './inspection.ts';
import { requiredOperationManagers } from './operation-manager.ts';

test.each([
  [6999, 3999, false],
  [7000, 3999, true],
  [6999, 4000, true],
  [24_900, 12_800, true],
])('a truck of %i kg gross weight and %i kg load needs a tachograph: %s', (gross, load, required) => {
  expect(tachographRequired(gross, load)).toBe(required);
});

test.each([
  [{ grossWeightKg: 7999, isKei: false }, true, 2],
  [{ grossWeightKg: 7999, isKei: false }, false, 1],
  [{ grossWeightKg: 8000, isKei: false }, true, 1],
  [{ grossWeightKg: 8000, isKei: false }, false, 1],
  [{ grossWeightKg: 1500, isKei: true }, false, 2],
])('%j, first inspection %s: %i years until the next 車検', (vehicle, isFirst, years) => {
  expect(inspectionYears(vehicle, isFirst)).toBe(years);
});

test.each([
  ['2026-11-23', '2027-11-23', '2027-11-23'],
  ['2026-11-23', '2027-12-23', '2027-12-23'],
  ['2026-11-23', '2028-01-23', '2028-01-23'],
  ['2026-11-23', '2028-01-24', '2027-11-23'],
  ['2026-11-23', '2028-11-23', '2027-11-23'],
  ['2026-12-31', '2028-02-29', '2028-02-29'],
  ['2028-02-29', '2030-02-28', '2029-02-28'],
])('after a 車検 on %s that is valid until %s the next 12か月点検 is due on %s', (inspectedOn, expiry, due) => {
  expect(nextTwelveMonthInspection(inspectedOn, expiry)).toBe(due);
});

test.each([
  [0, 0],
  [1, 1],
  [29, 1],
  [30, 2],
  [59, 2],
  [60, 3],
  [89, 3],
])('%i vehicles need %i operation managers', (vehicles, managers) => {
  expect(requiredOperationManagers(vehicles)).toBe(managers);
});
