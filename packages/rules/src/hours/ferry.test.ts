import { describe, expect, test } from 'vitest';
import { at, dutyOf, found, inputOf, periods } from '../../test/duties.ts';
import type { Duty } from './duty.ts';
import { hours } from './hours.ts';

const day = '2026-05-11';
const withFerry = (text: string, ferry: string, more: Partial<Duty> = {}, on = day) =>
  dutyOf(on, text, { ferries: periods(on, ferry), ...more });
const codes = ['restTooShort', 'restUnderGoal'];

describe('a ferry of up to 8 hours', () => {
  test.each([
    // 17 h less 3 h aboard.
    ['5:00-22:00', '10:00-13:00', 840],
    ['5:00-19:00', '9:00-14:00', 540],
    ['5:00-22:00', '10:00-11:00 15:00-17:00', 840],
    ['5:00-22:00', '5:00-13:00', 540],
    ['5:00-22:00', '10:00-10:00', 1020],
    ['5:00-22:00', '21:00-23:00', 960],
    ['5:00-22:00', '4:00-6:00', 960],
    ['20:00-34:00', '23:00-27:00', 600],
  ])('%s with %s aboard is %i minutes of duty', (text, ferry, minutes) => {
    const [hoursOfDay] = hours(inputOf([withFerry(text, ferry)])).days;
    expect(hoursOfDay).toMatchObject({ dutyMinutes: minutes, shiftMinutes: minutes, workMinutes: minutes });
  });

  test.each([
    // 9 h less 3 h aboard are 6 h; half of 13:00 to 22:00 is 4:30.
    ['5:00-22:00', '10:00-13:00', '28:00', ['restUnderGoal 360/480']],
    ['5:00-22:00', '10:00-13:00', '27:59', ['restTooShort 359/360']],
    ['5:00-22:00', '10:00-13:00', '30:00', []],
    ['5:00-22:00', '10:00-13:00', '29:59', ['restUnderGoal 479/480']],
    // 9 h less 8 h is 1 h, but half of 9:00 to 22:01 is 6:31 (rounded up to the minute).
    ['1:00-22:01', '1:00-9:00', '28:32', []],
    ['1:00-22:01', '1:00-9:00', '28:31', ['restTooShort 390/391']],
    // 9 h less 7 h is 2 h, half of 20:00 to 22:00 is 1 h: but under three hours it would be one shift.
    ['6:00-22:00', '13:00-20:00', '25:00', ['restUnderGoal 180/240']],
  ])('%s with %s aboard and work again at %s: %j', (text, ferry, start, findings) => {
    const duties = [withFerry(text, ferry), dutyOf(day, `${start}-${start}`)];
    expect(found(duties, codes)).toEqual(findings);
  });

  test('takes the time aboard off the rest of two drivers without the half', () => {
    const rest = (end: string) => [withFerry(`5:00-${end}`, '6:00-7:00', { crew: 'two' }), dutyOf(day, '23:00-23:00')];
    expect(found(rest('20:00'), codes)).toEqual([]);
    const alternate = (start: string) => [
      withFerry('5:00-20:00', '6:00-10:00', { isAlternate: true }),
      dutyOf(day, `${start}-${start}`),
    ];
    expect(found(alternate('36:00'), codes)).toEqual([]);
    expect(found(alternate('35:59'), codes)).toEqual(['restTooShort 959/960']);
  });
});

describe('a ferry over 8 hours ends the shift', () => {
  test.each([
    ['5:00-30:00', '10:00-18:00', 'one', 1],
    ['5:00-30:00', '10:00-18:01', 'one', 2],
    ['5:00-20:00', '10:00-14:00', 'two', 1],
    ['5:00-20:00', '10:00-14:01', 'two', 2],
    ['5:00-20:00', '10:00-14:01', 'twoWithBed', 2],
    ['5:00-46:00', '6:00-16:00 20:00-30:00', 'one', 3],
    ['10:00-30:00', '10:00-20:00', 'one', 1],
    ['10:00-30:00', '20:00-30:00', 'one', 1],
  ] as const)('%s with %s aboard and a crew of %s is %i shifts', (text, ferry, crew, shifts) => {
    expect(hours(inputOf([withFerry(text, ferry, { crew })])).days).toHaveLength(shifts);
  });

  test.each([
    ['27:59', 1],
    ['28:00', 1],
    ['28:01', 2],
  ])('after 20 hours in alternate-day duty: landing at %s, %i shifts', (landing, shifts) => {
    expect(hours(inputOf([withFerry('6:00-30:00', `8:00-${landing}`, { isAlternate: true })])).days).toHaveLength(
      shifts,
    );
  });

  test('the next one begins at landing, and the rest still has to reach 9 hours', () => {
    const duty = withFerry('5:00-30:00', '10:00-18:59', { breaks: periods(day, '7:00-7:30 20:00-20:30') });
    const result = hours(inputOf([duty]));
    expect(result.days).toMatchObject([
      { dutyIds: ['2026-05-11 5:00'], start: at(day, '5:00'), end: at(day, '10:00'), breakMinutes: 30 },
      { dutyIds: ['2026-05-11 5:00'], start: at(day, '18:59'), end: at(day, '30:00'), breakMinutes: 30 },
    ]);
    expect(found([duty], ['restTooShort'])).toEqual(['restTooShort 539/540']);
    expect(found([withFerry('5:00-30:00', '10:00-19:00')], ['restTooShort'])).toEqual([]);
    expect(result.days.map(({ restAfterMinutes }) => restAfterMinutes)).toEqual([539, null]);
  });

  test('counts as a rest away from home', () => {
    const run = withFerry('5:00-40:00', '10:00-18:30', { distanceKm: 600 });
    expect(found([run], ['restTooShort'])).toEqual([]);
    const short = withFerry('5:00-40:00', '10:00-18:30', { distanceKm: 200 });
    expect(found([short], ['restTooShort'])).toEqual(['restTooShort 510/540']);
  });

  test('keeps a split rest and the rest at home for the last part', () => {
    const duty = withFerry('5:00-22:00', '10:00-19:00', { splitRestFollows: true, distanceKm: 100 });
    const days = hours(inputOf([duty, dutyOf(day, '26:00-28:00')])).days;
    expect(days.map(({ dutyIds }) => dutyIds)).toEqual([['2026-05-11 5:00'], ['2026-05-11 5:00', '2026-05-11 26:00']]);
  });
});

test('reckons four days of an examination with ferries', () => {
  // 5:00–19:00 less 5 h; 6:00–18:00 and 4:00–6:00 of the next day; 4:00–19:00 less 4 h; 6:00–18:00 and 5:00–6:00.
  const duties = [
    withFerry('5:00-19:00', '9:00-14:00', {}, '2026-05-11'),
    dutyOf('2026-05-12', '6:00-18:00'),
    withFerry('4:00-19:00', '8:00-12:00', {}, '2026-05-13'),
    dutyOf('2026-05-14', '6:00-18:00'),
    dutyOf('2026-05-15', '5:00-6:00'),
  ];
  expect(hours(inputOf(duties)).days.map(({ dutyMinutes }) => dutyMinutes / 60)).toEqual([9, 14, 11, 13, 1]);
});
