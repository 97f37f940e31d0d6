import { expect, test } from 'vitest';
import { firstParameters } from './first-parameters.ts';
import { dayNumber, dayText } from './japan-minute.ts';
import {
  firstMonthOf,
  labourMonthOf,
  labourYearOf,
  monthStartOf,
  twoWeeksStartOf,
  weekStartOf,
} from './labour-calendar.ts';
import { type DatedParameters, datedParameters } from './parameters.ts';

const rowOf = (readings: Partial<typeof firstParameters.readings> = {}) =>
  datedParameters([
    { ...firstParameters, readings: { ...firstParameters.readings, ...readings } },
  ])[0] as DatedParameters;

test.each([
  ['2026-05-20', 21, '2026-04-21'],
  ['2026-05-21', 21, '2026-05-21'],
  ['2026-05-22', 21, '2026-05-21'],
  ['2026-01-20', 21, '2025-12-21'],
  ['2026-01-21', 21, '2026-01-21'],
  ['2024-02-29', 21, '2024-02-21'],
  ['2024-03-20', 21, '2024-02-21'],
  ['2026-05-31', 1, '2026-05-01'],
  ['2026-06-01', 1, '2026-06-01'],
  ['2024-02-28', 29, '2024-01-29'],
  ['2024-02-29', 29, '2024-02-29'],
  ['2026-02-27', 29, '2026-01-29'],
  ['2026-02-28', 29, '2026-02-28'],
  ['2026-03-28', 29, '2026-02-28'],
  ['2026-04-29', 31, '2026-03-31'],
  ['2026-04-30', 31, '2026-04-30'],
  ['1999-12-31', 21, '1999-12-21'],
])('%s belongs to the labour month from the %i. that begins on %s', (day, labourMonthStartDay, start) => {
  const calendar = { labourMonthStartDay, yearStartMonth: 4 };
  expect(dayText(monthStartOf(labourMonthOf(dayNumber(day), calendar), calendar))).toBe(start);
});

test.each([
  ['2026-04-20', 4, 2025, '2025-04-21'],
  ['2026-04-21', 4, 2026, '2026-04-21'],
  ['2027-04-20', 4, 2026, '2026-04-21'],
  ['2027-01-20', 1, 2026, '2026-01-21'],
  ['2027-01-21', 1, 2027, '2027-01-21'],
  ['2026-12-21', 12, 2026, '2026-12-21'],
  ['2026-12-20', 12, 2025, '2025-12-21'],
])('%s belongs to the labour year from month %i of %i, which begins on %s', (day, yearStartMonth, year, start) => {
  const calendar = { labourMonthStartDay: 21, yearStartMonth };
  const found = labourYearOf(labourMonthOf(dayNumber(day), calendar), calendar);
  expect(found).toBe(year);
  expect(dayText(monthStartOf(firstMonthOf(found, calendar), calendar))).toBe(start);
});

test.each([
  ['2026-05-10', 0, '2026-05-10'],
  ['2026-05-16', 0, '2026-05-10'],
  ['2026-05-17', 0, '2026-05-17'],
  ['2026-05-10', 1, '2026-05-04'],
  ['2026-05-11', 1, '2026-05-11'],
  ['2026-05-08', 6, '2026-05-02'],
  ['2024-03-02', 0, '2024-02-25'],
  ['1969-12-31', 0, '1969-12-28'],
])('the week of %s, from weekday %i, begins on %s', (day, weekStart, start) => {
  expect(dayText(weekStartOf(dayNumber(day), rowOf({ weekStart })))).toBe(start);
});

test.each([
  ['2024-03-31', '2024-03-31'],
  ['2024-04-13', '2024-03-31'],
  ['2024-04-14', '2024-04-14'],
  ['2024-03-30', '2024-03-17'],
  ['2026-05-10', '2026-05-10'],
  ['2026-05-23', '2026-05-10'],
  ['2026-05-24', '2026-05-24'],
])('the two weeks of %s begin on %s', (day, start) => {
  expect(dayText(twoWeeksStartOf(dayNumber(day), rowOf()))).toBe(start);
});
