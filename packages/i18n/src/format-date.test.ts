import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatEraMonth,
  formatEraYear,
  formatInstant,
  formatWeekday,
  instantOf,
  minutesOf,
  tokyoDate,
} from './format-date.ts';

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
  ['2026-11-21', '令和8年', 'Reiwa 8'],
  ['2019-05-01', '令和元年', 'Reiwa 1'],
  ['2019-04-30', '平成31年', 'Heisei 31'],
  ['1989-01-08', '平成元年', 'Heisei 1'],
  ['1989-01-07', '昭和64年', 'Showa 64'],
  ['1926-12-25', '昭和元年', 'Showa 1'],
  ['1926-12-24', '大正15年', 'Taisho 15'],
  ['1912-07-29', '明治45年', 'Meiji 45'],
  ['1868-10-22', '1868年', '1868'],
])('%s lies in %s, %s', (day, japanese, english) => {
  expect(formatEraYear(day, 'ja')).toBe(japanese);
  expect(formatEraYear(day, 'en')).toBe(english);
});

test.each([
  ['2019-03', '平成31年3月', 'March, Heisei 31'],
  ['1989-01', '平成元年1月', 'January, Heisei 1'],
])('%s is %s, %s', (month, japanese, english) => {
  expect(formatEraMonth(month, 'ja')).toBe(japanese);
  expect(formatEraMonth(month, 'en')).toBe(english);
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
