import { expect, it } from 'vitest';
import { firstSettings } from '../hours/first-settings.ts';
import { hours } from '../hours/hours.ts';
import { withEvents } from './with-events.ts';

const at = (day: number, clock: string) => `2026-11-${day}T${clock}:00+09:00`;
const duty = (day: number, from: string, to: string) => ({
  ...{ id: `${day}`, state: 'actual' as const, start: at(day, from), end: at(day, to) },
});
const event = (from: string, to: string, isDocumented: boolean) => ({
  ...{ kind: 'roadClosed' as const, start: at(24, from), end: at(24, to), isDocumented },
});
/** 5:00 to 21:00 are 16 hours, of which a closed road took two. */
const dutyOn24 = (to: string, isDocumented = true) =>
  hours({
    ...firstSettings,
    duties: withEvents([duty(24, '05:00', '21:00'), duty(25, to, '18:00')], [event('10:00', '12:00', isDocumented)]),
  }).days[0];

it('an event belongs to the duties that it reaches into', () => {
  const duties = withEvents(
    [duty(24, '05:00', '14:00'), duty(25, '05:00', '14:00')],
    [event('13:30', '15:00', true), event('14:00', '15:00', true)],
  );
  expect(duties.map(({ events = [] }) => events.length)).toEqual([1, 0]);
});

it.each([
  ['documented, with the usual rest after it, is taken off day duty', '07:00', true, false],
  ['without a document counts', '07:00', false, true],
  ['with too short a rest after it counts', '05:00', true, true],
])('an event %s', (_, next, isDocumented, isOver) => {
  expect(dutyOn24(next, isDocumented)?.findings.some(({ code }) => code === 'dayOverMost')).toBe(isOver);
});
