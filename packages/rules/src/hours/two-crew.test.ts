import { describe, expect, test } from 'vitest';
import { dutyOf, found, inputOf, reading } from '../../test/duties.ts';
import type { Duty } from './duty.ts';
import { hours } from './hours.ts';

const codes = ['dayOverMost', 'dayOverWatch', 'dayOverUsual', 'twoCrewOverMost', 'restTooShort', 'restUnderGoal'];
const day = '2026-05-11';

describe('2人乗務, one shift from 4:00', () => {
  test.each<[string, Partial<Duty>, string[]]>([
    ['24:00', { crew: 'two' }, []],
    ['24:01', { crew: 'two' }, ['twoCrewOverMost 1201/1200']],
    ['19:01', { crew: 'two' }, []],
    ['19:01', { crew: 'one' }, ['dayOverMost 901/900']],
    ['24:00', { crew: 'twoWithBed' }, []],
    ['24:01', { crew: 'twoWithBed' }, []],
    ['28:00', { crew: 'twoWithBed' }, []],
    ['28:01', { crew: 'twoWithBed' }, ['twoCrewOverMost 1441/1440']],
    ['28:01', { crew: 'twoWithBed', sleepMinutes: 480 }, []],
    ['28:01', { crew: 'twoWithBed', sleepMinutes: 479 }, ['twoCrewOverMost 1441/1440']],
    ['32:00', { crew: 'twoWithBed', sleepMinutes: 480 }, []],
    ['32:01', { crew: 'twoWithBed', sleepMinutes: 480 }, ['twoCrewOverMost 1681/1680']],
    // Sleep without the bed that the standard describes changes nothing; the 24 hours from the start end at 4:00.
    ['28:01', { crew: 'two', sleepMinutes: 480 }, ['twoCrewOverMost 1440/1200']],
  ])('until %s with %j: %j', (end, more, findings) => {
    expect(found([dutyOf(day, `4:00-${end}`, more)], codes)).toEqual(findings);
  });
});

describe('2人乗務, the rest after it', () => {
  test.each<[string, string, Partial<Duty>, string[]]>([
    ['4:00-20:00', '24:00', { crew: 'two' }, []],
    ['4:00-20:00', '23:59', { crew: 'two' }, ['restTooShort 239/240']],
    ['4:00-20:00', '24:00', { crew: 'twoWithBed' }, []],
    ['4:00-24:00', '28:00', { crew: 'twoWithBed' }, []],
    ['4:00-24:01', '35:01', { crew: 'twoWithBed' }, []],
    ['4:00-24:01', '35:00', { crew: 'twoWithBed' }, ['restTooShort 659/660']],
    ['4:00-28:00', '39:00', { crew: 'twoWithBed' }, []],
    ['4:00-28:00', '38:59', { crew: 'twoWithBed' }, ['restTooShort 659/660']],
  ])('%s, work again at %s, %j: %j', (text, start, more, findings) => {
    expect(found([dutyOf(day, text, more), dutyOf(day, `${start}-${start}`)], codes)).toEqual(findings);
  });
});

test('counts the 24 hours from the start, or by another reading the whole shift', () => {
  // 18 h, 4 h of rest, then 2 h and a minute within the 24 hours are impossible to exceed; a short rest shows the window.
  const duties = [dutyOf(day, '4:00-23:00', { crew: 'two' }), dutyOf(day, '26:00-30:00', { crew: 'two' })];
  expect(found(duties, ['twoCrewOverMost'])).toEqual(['twoCrewOverMost 1260/1200']);
  expect(hours(inputOf(duties)).findings.find(({ code }) => code === 'twoCrewOverMost')).toMatchObject({
    case: 'twoCrew',
    wayOut: { code: 'startNextLater', minutes: 60 },
    reading: { name: 'twoCrew', value: 'window' },
  });
  expect(found(duties, ['twoCrewOverMost'], reading({ twoCrew: 'wholeShift' }))).toEqual([]);
  const long = [dutyOf(day, '4:00-29:00', { crew: 'two' })];
  expect(found(long, ['twoCrewOverMost'], reading({ twoCrew: 'wholeShift' }))).toEqual(['twoCrewOverMost 1500/1200']);
});

test('asks for a shorter shift where a bed allows the whole of it', () => {
  const duties = [dutyOf(day, '4:00-28:01', { crew: 'twoWithBed' })];
  expect(hours(inputOf(duties)).findings.find(({ code }) => code === 'twoCrewOverMost')).toMatchObject({
    level: 'red',
    case: 'twoCrewBed',
    wayOut: { code: 'shorten', minutes: 1 },
  });
});

test('falls back to one driver where joined records differ', () => {
  const duties = [dutyOf(day, '4:00-12:00', { crew: 'two' }), dutyOf(day, '12:30-19:01')];
  expect(found(duties, codes)).toEqual(['dayOverMost 901/900']);
  const both = [dutyOf(day, '4:00-12:00', { crew: 'two' }), dutyOf(day, '12:30-19:01', { crew: 'two' })];
  expect(found(both, codes)).toEqual([]);
});
