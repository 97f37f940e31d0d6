import { expect, it } from 'vitest';
import { at } from '../../../../test/allocations.ts';
import { workDateOf } from './work-date.ts';

/** One ends at 23:00, the next one begins at 4:00. */
const runs = ['2026-11-25', '2026-11-26'].map((date, place) => {
  const [start, end] = place === 0 ? ['13:00', '23:00'] : ['4:00', '12:00'];
  const [from, to] = [at(start ?? '', date), at(end ?? '', date)];
  return { date, reportAt: from, outAt: from, inAt: to, endAt: to };
});

it.each([
  ['clockIn', '12:40', '2026-11-25'],
  ['clockOut', '26:00', '2026-11-25'],
  ['clockIn', '26:00', '2026-11-26'],
  ['breakStart', '22:00', '2026-11-25'],
  ['clockIn', '22:30', '2026-11-26'],
  ['leaveGarage', '21:59', '2026-11-25'],
  ['clockOut', '37:00', '2026-11-26'],
] as const)('%s at %s of the 25th belongs to the run of %s', (kind, time, date) => {
  expect(workDateOf({ kind, at: at(time, '2026-11-25') }, runs, [])).toBe(date);
});

const open = [{ kind: 'clockIn' as const, at: at('22:00', '2026-11-25'), date: '2026-11-25' }];
const over = [...open, { kind: 'clockOut' as const, at: at('25:00', '2026-11-25'), date: '2026-11-25' }];

it.each([
  ['an open shift keeps its end', 'clockOut', '30:00', open, '2026-11-25'],
  ['a start opens another one', 'clockIn', '30:00', open, '2026-11-26'],
  ['an end that nobody awaits is of its own day', 'clockOut', '30:00', over, '2026-11-26'],
  ['after 28 hours nobody is on duty any more', 'clockOut', '50:01', open, '2026-11-27'],
] as const)('without a run %s', (_, kind, time, times, date) => {
  expect(workDateOf({ kind, at: at(time, '2026-11-25') }, [], times)).toBe(date);
});
