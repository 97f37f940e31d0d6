import { expect, test } from 'vitest';
import { vehicle } from '../../../test/vehicles.ts';
import { nextDueDate } from './next-due-date.ts';

const truck = vehicle({ inspectionExpiryDate: '2026-11-30' });
const kei = { ...truck, plate: { ...truck.plate, classNumber: '480', kana: 'り' } };

test.each([
  ['three months after a 3か月点検', 'threeMonthInspection', '2026-11-30', truck, '2027-02-28'],
  ['a year after a 12か月点検', 'twelveMonthInspection', '2026-11-21', truck, '2027-11-21'],
  ['a year after the old end of a 車検 done in its last two months', 'inspection', '2026-10-01', truck, '2027-11-30'],
  ['a year after a 車検 done earlier', 'inspection', '2026-09-29', truck, '2027-09-29'],
  ['a year after a 車検 done late', 'inspection', '2026-12-05', truck, '2027-12-05'],
  ['two years after the 車検 of a light vehicle', 'inspection', '2026-12-05', kei, '2028-12-05'],
  ['no day for tyres', 'tyre', '2026-11-21', truck, null],
] as const)('proposes %s', (_, kind, day, of, expected) => {
  expect(nextDueDate(kind, day, of)).toBe(expected);
});
