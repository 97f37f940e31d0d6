import { expect, test } from 'vitest';
import { formatNightTime, parseNightTime } from '../night-time.ts';
import { departureAlerts, departureMoments } from './departure-alerts.ts';
import type { DepartureFacts } from './departure-state.ts';

const minute = (time: string) => parseNightTime(time) ?? Number.NaN;
const planned = { reportAt: minute('4:00'), outAt: minute('4:30'), inAt: minute('13:00'), endAt: minute('13:30') };
const none: DepartureFacts = {
  ...{ planned, clockIn: null, leaveGarage: null, returnGarage: null, clockOut: null },
  ...{ call: null, leave: null, restMinutes: 720 },
};
const refused = { at: minute('4:12'), isPassed: false, hasAlcohol: false };
const there = { clockIn: minute('3:58') };

function told(given: Partial<DepartureFacts>, now: string): string[] {
  return departureAlerts({ ...none, ...given }, minute(now)).map(({ at, kind, occasion, tone }) => {
    const of = occasion === null ? '' : ` of ${formatNightTime(occasion)}`;
    return `${tone} ${kind} ${formatNightTime(at)}${of}`;
  });
}

test.each([
  ['nothing before the planned time', {}, '3:59', []],
  ['who is not there at the planned time', {}, '4:00', ['amber clockInDue 4:00 of 4:00']],
  ['and ten minutes later', {}, '4:25', ['red clockInMissing 4:10 of 4:10']],
  ['until the planned end, as nobody can do anything then', {}, '13:31', []],
  ['who is there without a call', there, '4:20', ['amber callDue 4:20 of 4:20']],
  ['who has not left', there, '4:36', ['amber departureDue 4:35 of 4:35']],
  ['long after the planned departure', there, '4:50', ['red departureMissing 4:45 of 4:45']],
  [
    'who left late, no more',
    { ...there, leaveGarage: minute('4:50'), call: { ...refused, isPassed: true } },
    '5:00',
    [],
  ],
  ['a refused call', { ...there, call: refused }, '4:15', ['red refused 4:12 of 4:12']],
  [
    'alcohol, which is no second refusal',
    { ...there, call: { ...refused, hasAlcohol: true } },
    '4:15',
    ['red alcohol 4:12 of 4:12'],
  ],
  [
    'a departure without a call, also days later',
    { ...there, leaveGarage: minute('4:31') },
    '40:00',
    ['red departedWithoutCall 4:31'],
  ],
  [
    'all of it where alcohol drives',
    { ...there, leaveGarage: minute('4:31'), call: { ...refused, hasAlcohol: true }, leave: 'away' as const },
    '4:40',
    ['red alcohol 4:12 of 4:12', 'red departedWithoutCall 4:31', 'red onLeave 3:58'],
  ],
  [
    'too little rest beside what is late',
    { ...there, restMinutes: 539 },
    '4:20',
    ['purple restShort 3:58', 'amber callDue 4:20 of 4:20'],
  ],
  ['nothing that lies ahead', { ...there, leaveGarage: minute('4:31') }, '4:10', []],
  ['nothing late without a plan', { ...there, planned: null }, '9:00', []],
] as const)('tells of %s', (_, given, now, expected) => {
  expect(told(given, now)).toEqual(expected);
});

test('names the moments at which something becomes late', () => {
  expect(departureMoments(planned).map((one) => formatNightTime(one))).toEqual([
    '4:00',
    '4:10',
    '4:20',
    '4:35',
    '4:45',
  ]);
});
