import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { formatDate, formatEra, formatInstant, formatWeekday, instantOf, minutesOf, tokyoDate } from './format-date.ts';

const today = '2026-11-21';

describe('a day', () => {
  test('is written with slashes, and with its weekday when asked', () => {
    expect(formatDate(today)).toBe('2026/11/21');
    expect(formatDate(today, { weekday: true, locale: 'ja' })).toBe('2026/11/21（土）');
    expect(formatDate(today, { weekday: true, locale: 'en' })).toBe('2026/11/21 (Sat)');
  });

  test.each([
    ['2026-11-22', '日', 'Sun'],
    ['2028-02-29', '火', 'Tue'],
    ['2026-01-01', '木', 'Thu'],
  ])('%s is a %s', (day, japanese, english) => {
    expect(formatWeekday(day, 'ja')).toBe(japanese);
    expect(formatWeekday(day, 'en')).toBe(english);
  });

  test('uses the language of the page when no language is given', async () => {
    await i18next.init({ lng: 'en', resources: {} });
    expect(formatWeekday(today)).toBe('Sat');
    await i18next.changeLanguage('ja');
    expect(formatWeekday(today)).toBe('土');
  });
});

test.each([
  ['2026-11-21', 'R8.11.21'],
  ['2019-05-01', 'R1.5.1'],
  ['2019-04-30', 'H31.4.30'],
  ['1989-01-08', 'H1.1.8'],
  ['1989-01-07', 'S64.1.7'],
  ['1926-12-25', 'S1.12.25'],
  ['1926-12-24', 'T15.12.24'],
  ['1912-07-30', 'T1.7.30'],
  ['1912-07-29', 'M45.7.29'],
])('%s is %s in the Japanese calendar', (day, era) => expect(formatEra(day)).toBe(era));

test('a day before Meiji stays in the western calendar', () => {
  expect(formatEra('1868-10-22')).toBe('1868/10/22');
});

describe('an instant', () => {
  test.each([
    ['2026-11-21T09:05:07.000Z', '2026/11/21 18:05', '2026/11/21 18:05:07', '2026-11-21'],
    ['2026-11-21T14:59:59.999Z', '2026/11/21 23:59', '2026/11/21 23:59:59', '2026-11-21'],
    ['2026-11-21T15:00:00.000Z', '2026/11/22 00:00', '2026/11/22 00:00:00', '2026-11-22'],
    ['2026-12-31T15:00:00.000Z', '2027/01/01 00:00', '2027/01/01 00:00:00', '2027-01-01'],
  ])('%s is shown on the clock in Japan', (instant, minute, second, day) => {
    expect(formatInstant(instant)).toBe(minute);
    expect(formatInstant(new Date(instant), { seconds: true })).toBe(second);
    expect(tokyoDate(instant)).toBe(day);
  });

  test('returns the current day in Japan', () => expect(tokyoDate()).toMatch(/^\d{4}-\d{2}-\d{2}$/));

  test.each([
    ['2026-11-21', 0, '2026-11-20T15:00:00.000Z'],
    ['2026-11-21', 25 * 60 + 30, '2026-11-21T16:30:00.000Z'],
    ['2026-12-31', 47 * 60 + 59, '2027-01-01T14:59:00.000Z'],
  ])('%s and %i minutes are %s, and back', (day, minutes, instant) => {
    expect(instantOf(day, minutes)).toBe(instant);
    expect(minutesOf(day, instant)).toBe(minutes);
  });
});
