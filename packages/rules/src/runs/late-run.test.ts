import { expect, test } from 'vitest';
import { latenessOf } from './late-run.ts';

const run = { operationDate: '2026-11-21', start: '2026-11-20T23:00:00Z', status: 'confirmed' };
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+09:00`);

test.each([
  ['7:59', null],
  ['8:04', null],
  ['8:05', { minutes: 5, tone: 'amber' }],
  ['8:14', { minutes: 14, tone: 'amber' }],
  ['8:15', { minutes: 15, tone: 'red' }],
  ['23:59', { minutes: 959, tone: 'red' }],
] as const)('a run of 8:00 at %s', (clock, late) => {
  expect(latenessOf(run, at(clock.padStart(5, '0')))).toEqual(late);
});

test.each(['planned', 'requested', 'accepted', 'confirmed', 'acknowledged', 'clockedIn', 'called'])(
  'one that is %s is still to leave',
  (status) => expect(latenessOf({ ...run, status }, at('08:20'))).toEqual({ minutes: 20, tone: 'red' }),
);

test.each(['declined', 'departed', 'returned', 'postCalled', 'reported', 'approved', 'locked', 'cancelled'])(
  'one that is %s is not',
  (status) => expect(latenessOf({ ...run, status }, at('08:20'))).toBeNull(),
);

test('one of the day before counts where it starts after midnight, in Japan; older ones are over', () => {
  const ofTheNight = { ...run, operationDate: '2026-11-20', start: '2026-11-20T15:30:00Z' };
  expect(latenessOf(ofTheNight, at('00:36'))).toEqual({ minutes: 6, tone: 'amber' });
  expect(latenessOf({ ...ofTheNight, start: '2026-11-20T14:50:00Z' }, at('00:36'))).toBeNull();
  expect(latenessOf({ ...ofTheNight, operationDate: '2026-11-19' }, at('00:36'))).toBeNull();
});

test('one of tomorrow counts that should have left this evening', () => {
  const evening = { ...run, operationDate: '2026-11-22', start: '2026-11-21T13:00:00Z' };
  expect(latenessOf(evening, at('22:10'))).toEqual({ minutes: 10, tone: 'amber' });
});
