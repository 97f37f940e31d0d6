import { weekdays } from '@haisha/validation/driver-choices';
import { expect, test } from 'vitest';
import { joinSlots, readSlots } from './read-slots.ts';

const slot = (weekday: string, fromMinutes: number, toMinutes: number, kind = 'strict') => ({
  weekday,
  fromMinutes,
  toMinutes,
  kind,
});
const everyDay = (from: number, to: number, days: readonly string[] = weekdays) =>
  days.map((day) => slot(day, from, to));
const working = weekdays.slice(0, 5);

test.each([
  ['月 6:00-9:00 厳守 / 月 14:00-16:00 目安', [slot('monday', 360, 540), slot('monday', 840, 960, 'loose')]],
  ['Mon 6:00-9:00 Strict / Tue 25:00-25:30 Loose', [slot('monday', 360, 540), slot('tuesday', 1500, 1530, 'loose')]],
  ['5:00～7:00', everyDay(300, 420)],
  ['22:00-翌6:30', everyDay(1320, 1830)],
  ['翌1:00～翌2:00', everyDay(1500, 1560)],
  ['月 22:00-翌日1時', [slot('monday', 1320, 1500)]],
  ['9時〜11時半', everyDay(540, 690)],
  ['８時５分から９時まで', everyDay(485, 540)],
  ['月〜金 22:00-25:30', everyDay(1320, 1530, working)],
  ['平日：6:00−9:00', everyDay(360, 540, working)],
  ['土・日 6:00-9:00', everyDay(360, 540, ['saturday', 'sunday'])],
  [
    '月 6:00-9:00、14:00-16:00\n火 7:00-8:00',
    [slot('monday', 360, 540), slot('monday', 840, 960), slot('tuesday', 420, 480)],
  ],
])('%s', (text, slots) => {
  expect(readSlots(text)).toEqual({ value: slots });
});

test.each([
  '午前中',
  '6:00',
  '月 6:00-48:00',
  '祝 6:00-9:00',
  '6:00-9:00 頃',
  '月 6:00-9:60',
  'x',
  '6:00-9:00 厳守 目安',
])('%s cannot be read', (text) => {
  expect(readSlots(text)).toEqual({ code: 'importRow.slots', params: { text } });
});

test.each([
  [{ from: '8:00', to: '12:00' }, '', '8:00-12:00'],
  [{ from: '8:00', to: '12:00', weekdays: '月〜金' }, '', '月〜金 8:00-12:00'],
  [{ from: '', to: '', weekdays: '月' }, '', '月'],
  [{ from: '8:00', to: '' }, '', '8:00-'],
  [{ from: '8:00', to: '12:00' }, '土 6:00-9:00', '土 6:00-9:00 / 8:00-12:00'],
  [{}, '土 6:00-9:00', '土 6:00-9:00'],
  [{ weekdays: '月〜金' }, '8:00-12:00', '月〜金 8:00-12:00'],
  [{ weekdays: '月〜金' }, '翌1:00-翌2:00 / 13:00-15:00', '月〜金 翌1:00-翌2:00 / 13:00-15:00'],
  [{ weekdays: '月〜金' }, '土 8:00-12:00', '土 8:00-12:00'],
])('the columns %j beside the slots %j say %j', (parts, own, text) => {
  expect(joinSlots(own, parts)).toBe(text);
});
