import { describe, expect, test } from 'vitest';
import { ageAtHire, type FigureName, figureNames, figures, isFarFromType, placesOf, unusualRange } from './figure.ts';

describe('an unusual figure', () => {
  test.each<[FigureName, number, boolean]>([
    ['grossWeightKg', 499, true],
    ['grossWeightKg', 500, false],
    ['grossWeightKg', 7_960, false],
    ['grossWeightKg', 44_000, false],
    ['grossWeightKg', 44_001, true],
    ['maxLoadKg', 0, false],
    ['maxLoadKg', 99, true],
    ['maxLoadKg', 100, false],
    ['maxLoadKg', 30_001, true],
    ['lengthCm', 120, true],
    ['lengthCm', 1_200, false],
    ['heightCm', 38, true],
    ['engineCc', 66, true],
    ['engineCc', 660, false],
    ['odometerKm', 0, false],
    ['odometerKm', 2_000_001, true],
    ['monthlyVehicleCostYen', 0, false],
    ['monthlyVehicleCostYen', 120, true],
    ['monthlyVehicleCostYen', 120_000, false],
    ['standardDistanceKm', 0.4, true],
    ['standardDistanceKm', 38.5, false],
    ['standardDistanceKm', 2_000.1, true],
  ])('%s of %d: %s', (name, value, isUnusual) => {
    expect(unusualRange(name, value)).toEqual(isUnusual ? figures[name].usual : null);
  });

  test.each(figureNames)('what is usual of %s is possible', (name) => {
    const { possible, usual } = figures[name];
    expect([possible[0] <= usual[0], usual[0] < usual[1], usual[1] <= possible[1]]).toEqual([true, true, true]);
  });
});

test.each([
  [4_000, 4_000, false],
  [2_400, 4_000, false],
  [2_399, 4_000, true],
  [5_600, 4_000, false],
  [5_601, 4_000, true],
  [4, 4_000, true],
  [0, 0, false],
  [10, 0, true],
])('%d kg for a type of %d kg is far: %s', (weight, typical, isFar) => {
  expect(isFarFromType(weight, typical)).toBe(isFar);
});

test.each([
  [-1, 'impossible'],
  [14, 'impossible'],
  [15, 'unusual'],
  [17, 'unusual'],
  [18, 'usual'],
  [75, 'usual'],
  [76, 'unusual'],
  [99, 'unusual'],
  [100, 'impossible'],
])('hired at %d: %s', (age, likely) => {
  expect(ageAtHire(age)).toBe(likely);
});

test.each([
  ['standardDistanceKm', 1],
  ['volumeCubicMetres', 2],
  ['lengthCm', 0],
  ['code', null],
])('%s has %s decimals', (name, places) => {
  expect(placesOf(name)).toBe(places);
});
