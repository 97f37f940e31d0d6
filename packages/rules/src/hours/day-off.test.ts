import { expect, test } from 'vitest';
import { at, dutyOf, found, inputOf, reading } from '../../test/duties.ts';
import type { Duty } from './duty.ts';
import { hours } from './hours.ts';

const legalHolidays = ['2026-05-17'];

/** Work on Saturday until some time and again from Monday on. */
const around = (end: string, start: string, more: Partial<Duty> = {}) => [
  dutyOf('2026-05-16', `12:00-${end}`, more),
  dutyOf('2026-05-17', `${start}-${start}`),
];

test.each([
  ['22:00', '31:00', {}, []],
  ['22:00', '30:59', {}, ['holidayTooShort 1979/1980']],
  ['24:00', '33:00', {}, []],
  ['24:00', '32:59', {}, ['holidayTooShort 1979/1980']],
  ['15:00', '24:00', {}, []],
  ['15:01', '24:00', {}, ['holidayTooShort 1979/1980']],
  ['24:00', '24:00', {}, ['holidayTooShort 1440/1980']],
  // Two drivers need 4 h of rest, but a holiday never has less than 30 hours.
  ['20:00', '26:00', { crew: 'two' }, []],
  ['20:00', '25:59', { crew: 'two' }, ['holidayTooShort 1799/1800']],
  // Alternate-day duty: 20 + 24 hours.
  ['20:00', '40:00', { isAlternate: true }, []],
  ['20:00', '39:59', { isAlternate: true }, ['holidayTooShort 2639/2640']],
  // Who works on the holiday has none.
  ['24:01', '30:00', {}, []],
  ['20:00', '23:59', {}, []],
] as const)('休日: work until %s of Saturday, again at %s of Sunday, %j: %j', (end, start, more, findings) => {
  expect(found(around(end, start, more), ['holidayTooShort'], { legalHolidays })).toEqual(findings);
});

test('says when work may begin', () => {
  const result = hours(inputOf(around('24:00', '32:00'), { legalHolidays }));
  expect(result.findings.find(({ code }) => code === 'holidayTooShort')).toMatchObject({
    level: 'red',
    article: 'standard 4-5',
    day: '2026-05-16',
    wayOut: { code: 'startLater', at: at('2026-05-17', '33:00') },
  });
});

test.each([
  ['no legal holiday', { legalHolidays: ['2026-05-18'] }],
  ['another reading', { legalHolidays, ...reading({ dayOff: 'dayWithoutWork' }) }],
])('says nothing about %s', (_, more) => {
  expect(found(around('24:00', '32:00'), ['holidayTooShort'], more)).toEqual([]);
});

test('leaves a holiday whole while nothing follows, and one after another day off', () => {
  expect(found(around('24:00', '32:00').slice(0, 1), ['holidayTooShort'], { legalHolidays })).toEqual([]);
  const duties = [dutyOf('2026-05-15', '12:00-20:00'), dutyOf('2026-05-18', '0:00-1:00')];
  expect(found(duties, ['holidayTooShort'], { legalHolidays })).toEqual([]);
});
