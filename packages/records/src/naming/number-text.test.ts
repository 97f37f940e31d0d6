import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
  ['maxLoadKg', 2_950, '2,950 kg'],
  ['fuelEconomyKmPerLitre', 8.2, '8.2 km/L'],
  ['capacityCubicMetres', 16.8, '16.8 m³'],
  ['maxHeightCm', 380, '380 cm'],
  ['taxPerMonthYen', 1_800, '¥1,800'],
  ['rollCageCapacity', 12, '12'],
])('%s of %d reads %s', (name, value, text) => {
  expect(numberText(name, value)).toBe(text);
});
