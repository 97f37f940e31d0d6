import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, periods, reading } from '../../test/duties.ts';
import type { UnforeseeableEvent } from './duty.ts';
import { hours } from './hours.ts';

const day = '2026-05-11';
const event = (text: string, isDocumented = true, kind: UnforeseeableEvent['kind'] = 'roadClosed') =>
  periods(day, text).map((period) => ({ ...period, kind, isDocumented }));
const codes = ['dayOverMost', 'eventTakenOff', 'eventCounted'];

describe('予期し得ない事象 in a shift from 6:00', () => {
  test.each([
    ['22:00', event('12:00-14:00'), ['eventTakenOff 120/0'], 840],
    ['23:00', event('12:00-14:00'), ['eventTakenOff 120/0'], 900],
    ['23:01', event('12:00-14:00'), ['dayOverMost 901/900', 'eventTakenOff 120/0'], 901],
    ['22:00', event('12:00-14:00', false), ['dayOverMost 960/900', 'eventCounted 120/0'], 960],
    ['22:00', [...event('12:00-13:00'), ...event('12:30-14:00')], ['eventTakenOff 120/0'], 840],
    [
      '22:00',
      [...event('12:00-13:00'), ...event('13:00-14:00', false)],
      ['eventTakenOff 60/0', 'eventCounted 60/0'],
      900,
    ],
    // Only what lies on duty counts.
    ['22:00', event('21:00-24:00'), ['eventTakenOff 60/0'], 900],
    ['22:00', event('4:00-5:00'), ['dayOverMost 960/900'], 960],
  ])('until %s with %j: %j', (end, events, findings, minutes) => {
    const duties = [dutyOf(day, `6:00-${end}`, { events })];
    expect(found(duties, codes)).toEqual(findings);
    expect(hours(inputOf(duties)).days[0]?.dutyMinutes).toBe(minutes);
  });

  test.each(['breakdown', 'ferryCancelled', 'roadClosed', 'weatherWarning'] as const)('takes off a %s', (kind) => {
    expect(found([dutyOf(day, '6:00-22:00', { events: event('8:00-10:00', true, kind) })], ['eventTakenOff'])).toEqual([
      'eventTakenOff 120/0',
    ]);
  });

  test.each([
    ['31:00', ['eventTakenOff 120/0']],
    ['30:59', ['dayOverMost 960/900', 'eventCounted 120/0']],
  ])('only when 9 hours of rest follow: work again at %s', (start, findings) => {
    const duties = [dutyOf(day, '6:00-22:00', { events: event('12:00-14:00') }), dutyOf(day, `${start}-${start}`)];
    expect(found(duties, codes)).toEqual(findings);
  });

  test.each([
    [event('12:00-14:00', false), '31:00', 'notDocumented'],
    [event('12:00-14:00'), '30:00', 'restTooShort'],
    [[...event('12:00-13:00'), ...event('13:00-14:00', false)], '30:00', 'notDocumented'],
  ])('says why %j with work again at %s counts', (events, start, because) => {
    const duties = [dutyOf(day, '6:00-22:00', { events }), dutyOf(day, `${start}-${start}`)];
    expect(hours(inputOf(duties)).findings.find(({ code }) => code === 'eventCounted')).toMatchObject({
      level: 'amber',
      case: because,
    });
  });

  test('can be read as never taken off', () => {
    const duties = [dutyOf(day, '6:00-22:00', { events: event('12:00-14:00') })];
    expect(found(duties, codes, reading({ unforeseeable: 'never' }))).toEqual([
      'dayOverMost 960/900',
      'eventCounted 120/0',
    ]);
    expect(
      hours(inputOf(duties, reading({ unforeseeable: 'never' }))).findings.find(({ code }) => code === 'eventCounted'),
    ).toMatchObject({
      case: 'never',
      reading: { name: 'unforeseeable', value: 'never' },
    });
  });

  test('stays in the duty of the month', () => {
    const result = hours(inputOf([dutyOf(day, '6:00-22:00', { events: event('12:00-14:00') })]));
    expect(result.days[0]).toMatchObject({ shiftMinutes: 960, takenOffMinutes: 120, workMinutes: 960 });
    expect(result.months[0]?.dutyMinutes).toBe(960);
    expect(result.twoWeeks[0]?.dutyMinutes).toBe(960);
  });

  test('is taken off the part of the next shift that lies in the 24 hours', () => {
    const duties = [
      dutyOf(day, '6:00-18:00'),
      dutyOf(day, '28:00-36:00', { events: event('28:30-29:00') }),
      dutyOf(day, '47:00-47:00'),
    ];
    expect(hours(inputOf(duties)).days[0]).toMatchObject({ dutyMinutes: 810, doubleCountedMinutes: 90 });
  });

  test('is taken off two drivers and alternate-day duty as well', () => {
    const alternate = dutyOf(day, '6:00-27:30', { isAlternate: true, events: event('12:00-12:30') });
    expect(found([alternate], ['alternateOverMost', 'alternateTwoWeeks'])).toEqual([]);
    const bed = dutyOf(day, '4:00-28:30', { crew: 'twoWithBed', events: event('12:00-12:30') });
    expect(found([bed], ['twoCrewOverMost'])).toEqual([]);
  });
});
