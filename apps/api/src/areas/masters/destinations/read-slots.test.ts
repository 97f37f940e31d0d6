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
  ['10時必着', everyDay(0, 600)],
  ['平日 10:00必着', everyDay(0, 600, working)],
  ['月 10時までに必着 厳守 / 火 9時半まで 目安', [slot('monday', 0, 600), slot('tuesday', 0, 570, 'loose')]],
  ['8:00-10:00必着', everyDay(480, 600)],
  ['午前9時〜午後3時半', everyDay(540, 930)],
  ['ＡＭ9:00～PM1:00', everyDay(540, 780)],
  ['9:30am-1pm', everyDay(570, 780)],
  ['月 12pm-翌午前1時', [slot('monday', 720, 1500)]],
])('%s', (text, slots) => {
  expect(readSlots(text)).toEqual({ value: slots });
});

test('public holidays beside weekdays are another field', () => {
  const value = everyDay(540, 660, ['saturday', 'sunday']);
  expect(readSlots('土日祝 9:00-11:00')).toEqual({ value, also: { holidayRule: 'open' } });
});

test('numbers before slots part them', () => {
  expect(readSlots('①9:00-11:00②13:00-15:00')).toEqual({
    value: [...everyDay(540, 660), ...everyDay(780, 900)],
  });
});

test.each([
  '6:00',
  '必着',
  '午前12時〜午後3時',
  '午前中（水曜は午後）',
  '午前-午後',
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
  ['午前中', '午前中', '8:00-12:00'],
  ['月〜金 午前', '午前', '8:00-12:00'],
  ['ＡＭ', 'ＡＭ', '8:00-12:00'],
  ['午後 厳守', '午後', '13:00-17:00'],
  ['土 PM', 'PM', '13:00-17:00'],
  ['終日', '終日', '0:00-24:00'],
  ['月 6:00-9:00 / 火 午前中 / 水 午後', '午前中', '8:00-12:00'],
])('%s leaves its times open and is asked about', (text, word, near) => {
  expect(readSlots(text)).toEqual({ code: 'importRow.nearTimes', params: { text: word, near } });
});

test.each([
  [{ from: '8:00', to: '12:00' }, '', '8:00-12:00'],
  [{ from: '8:00', to: '12:00', weekdays: '月〜金' }, '', '月〜金 8:00-12:00'],
  [{ from: '', to: '', weekdays: '月' }, '', '月'],
  [{ from: '8:00', to: '' }, '', '8:00-'],
  [{ from: '8:00', to: '12:00' }, '土 6:00-9:00', '土 6:00-9:00 / 8:00-12:00'],
  [{ from: '午前中', to: '', weekdays: '月' }, '', '月 午前中'],
  [{ from: '', to: '10時必着' }, '', '10時必着'],
  [{ from: '8:00', to: '10:00必着' }, '', '8:00-10:00必着'],
  [{ from: '', to: '10:00' }, '', '-10:00'],
  [{}, '土 6:00-9:00', '土 6:00-9:00'],
  [{ weekdays: '月〜金' }, '8:00-12:00', '月〜金 8:00-12:00'],
  [{ weekdays: '月〜金' }, '翌1:00-翌2:00 / 13:00-15:00', '月〜金 翌1:00-翌2:00 / 13:00-15:00'],
  [{ weekdays: '月〜金' }, '土 8:00-12:00', '土 8:00-12:00'],
])('the columns %j beside the slots %j say %j', (parts, own, text) => {
  expect(joinSlots(own, parts)).toBe(text);
});
