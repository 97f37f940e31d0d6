import { expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { vehicleEntrySample } from '../test/samples/vehicle-history.ts';
import { odometerErrors, vehicleReadingErrors } from './odometer.ts';
import { vehicleEntryInputSchema } from './vehicle-history.ts';

test.each([
  [{ nextDueDate: '2026-04-20' }, ['nextDueDate afterEntryDate']],
  [{ nextDueDate: '2026-04-21' }, []],
  [{ nextDueDate: null }, []],
  [{ entryDate: 'soon' }, ['entryDate date.unreadable']],
  [{ kind: 'odometer', odometerKm: null }, ['odometerKm required']],
  [{ kind: 'odometer', odometerKm: 0 }, []],
  [{ kind: 'tyre', odometerKm: null }, []],
])('an entry with %j', (change, expected) => {
  expect(refusals(vehicleEntryInputSchema, { ...vehicleEntrySample, ...change })).toEqual(expected);
});

const last = { odometerKm: 1000, odometerDate: '2026-11-20' };
const none = { odometerKm: null, odometerDate: null };

test.each([
  ['a lower reading', { odometerKm: 999, odometerDate: '2026-11-21' }, last, false, 1],
  ['a lower reading of the same day', { odometerKm: 999, odometerDate: '2026-11-20' }, last, false, 1],
  ['a lower reading that is confirmed', { odometerKm: 999, odometerDate: '2026-11-21' }, last, true, 0],
  ['a lower reading of an earlier day', { odometerKm: 999, odometerDate: '2026-11-19' }, last, false, 0],
  ['a lower reading of no day', { odometerKm: 999, odometerDate: null }, last, false, 1],
  ['a higher reading of an earlier day', { odometerKm: 1001, odometerDate: '2026-11-19' }, last, false, 1],
  ['the same reading', { odometerKm: 1000, odometerDate: '2026-11-21' }, last, false, 0],
  ['no reading', none, last, false, 0],
  ['the first reading', { odometerKm: 1, odometerDate: '2026-11-21' }, none, false, 0],
])('%s', (_name, reading, before, confirmed, count) => {
  const errors = odometerErrors(reading, before, confirmed);
  expect(errors.map(({ path }) => path)).toEqual(count === 0 ? [] : ['odometerKm']);
});

test('a reading that contradicts the last one says what that was', () => {
  expect(odometerErrors({ odometerKm: 999, odometerDate: '2026-11-21' }, last, false)).toEqual([
    { path: 'odometerKm', code: 'odometer.belowLast', params: { last: 1000 } },
  ]);
  expect(odometerErrors({ odometerKm: 1001, odometerDate: '2026-11-19' }, last, false)).toEqual([
    { path: 'odometerKm', code: 'odometer.aboveLater', params: { last: 1000, day: '2026/11/20' } },
  ]);
});

test('a lower reading of an earlier day takes the place of the last one of a vehicle only when that is confirmed', () => {
  const lower = { odometerKm: 999, odometerDate: '2026-11-19' };
  expect(vehicleReadingErrors(lower, last, false)).toMatchObject([{ code: 'odometer.belowLast' }]);
  expect(vehicleReadingErrors(lower, last, true)).toEqual([]);
  expect(vehicleReadingErrors(lower, none, false)).toEqual([]);
  expect(vehicleReadingErrors({ ...lower, odometerKm: 1001 }, last, false)).toMatchObject([
    { code: 'odometer.aboveLater' },
  ]);
});
