import { expect, test } from 'vitest';
import { dutyOf, found, inputOf, periods } from '../../test/duties.ts';
import { hours } from './hours.ts';

const day = '2026-05-11';

test.each([
  ['8:00-14:00', '', []],
  ['8:00-14:01', '', ['breakTooShort 0/45']],
  // 6 h of work and 30 minutes of break: not over 6 h.
  ['8:00-14:30', '12:00-12:30', []],
  ['8:00-14:31', '12:00-12:30', ['breakTooShort 30/45']],
  ['8:00-14:46', '12:00-12:44', ['breakTooShort 44/45']],
  ['8:00-14:46', '12:00-12:45', []],
  // 8 h of work and 45 minutes.
  ['8:00-16:45', '12:00-12:45', []],
  ['8:00-16:46', '12:00-12:45', ['breakTooShort 45/60']],
  ['8:00-17:00', '12:00-13:00', []],
  ['8:00-17:01', '12:00-12:59', ['breakTooShort 59/60']],
  ['8:00-17:01', '12:00-13:00', []],
  ['8:00-17:01', '12:00-12:30 15:00-15:30', []],
  ['8:00-17:01', '12:00-12:40 12:20-13:00', []],
  ['20:00-29:01', '23:30-24:30', []],
  ['8:00-17:01', '7:30-8:30 16:31-18:00', []],
])('休憩 of %s with %j: %j', (text, breaks, findings) => {
  expect(found([dutyOf(day, text, { breaks: periods(day, breaks) })], ['breakTooShort'])).toEqual(findings);
});

test('names what is missing', () => {
  const duty = dutyOf(day, '8:00-17:01', { breaks: periods(day, '12:00-12:40') });
  expect(hours(inputOf([duty])).findings.find(({ code }) => code === 'breakTooShort')).toMatchObject({
    level: 'red',
    article: 'labour 34',
    wayOut: { code: 'addBreak', minutes: 20 },
  });
});

test('a gap between records, a piece of split rest and time aboard are free of work', () => {
  const gap = [dutyOf(day, '8:00-12:00'), dutyOf(day, '13:00-17:01')];
  expect(found(gap, ['breakTooShort'])).toEqual([]);
  const split = [dutyOf(day, '8:00-12:00', { splitRestFollows: true }), dutyOf(day, '15:00-20:00')];
  expect(found(split, ['breakTooShort'])).toEqual([]);
  const ferry = dutyOf(day, '8:00-18:00', { ferries: periods(day, '12:00-13:00') });
  expect(found([ferry], ['breakTooShort'])).toEqual([]);
});
