import { expect, test } from 'vitest';
import { factorOf, isUnit, spelledFactors, statedUnits, unitOfColumn, unitOfHeader, unitsOf } from './unit.ts';

test.each([
  ['最大積載量（ｔ）', 'kg', 't'],
  ['最大積載量(トン)', 'kg', 't'],
  ['最大積載量【屯】', 'kg', 't'],
  ['最大積載量（㎏）', 'kg', 'kg'],
  ['積載量 t', 'kg', 't'],
  ['積載量(単位:t)', 'kg', 't'],
  ['走行距離(千km)', 'km', '千km'],
  ['走行距離（千㎞）', 'km', '千km'],
  ['全長(m)', 'cm', 'm'],
  ['全長(㎜)', 'cm', 'mm'],
  ['単価(千円)', '円', '千円'],
  ['与信限度額［百万円］', '円', '百万円'],
  ['作業時間(時間)', '分', '時間'],
  ['排気量(L)', 'cc', 'リットル'],
  ['排気量(リットル)', 'cc', 'リットル'],
  ['車両費(千円/月)', '円', '千円'],
  ['車両費（月額・千円）', '円', '千円'],
  ['車両費（月額）（千円）', '円', '千円'],
  ['重量t', 'kg', 't'],
  ['総重量ｋｇ', 'kg', 'kg'],
  ['運賃千円', '円', '千円'],
  ['与信限度百万円', '円', '百万円'],
  ['走行距離千km', 'km', '千km'],
  ['容積(L)', 'm3', 'リットル'],
  ['容積（立米）', 'm3', 'm3'],
  ['容積(㎥)', 'm3', 'm3'],
  ['容積（才）', 'm3', '才'],
  ['才数', 'm3', '才'],
  ['最大積載量（実測）', 'kg', null],
  ['最大積載量', 'kg', null],
  ['', 'kg', null],
  ['全長(t)', 'cm', null],
])('%s of a figure in %s is in %s', (header, own, unit) => {
  expect(unitOfHeader(header, own)).toBe(unit);
});

const column = (header: string, numbers: number[], field = 'maxLoadKg', own = 'kg') => ({
  header,
  numbers,
  field,
  own,
});

test.each([
  ['kilograms as they should be', column('最大積載量(kg)', [2_000, 3_000]), 'kg'],
  ['tons by their header', column('最大積載量(t)', [2, 3.5]), 't'],
  ['tons under a header of kilograms', column('最大積載量(kg)', [2, 3.5]), null],
  ['tons without a unit', column('最大積載量', [4, 2]), null],
  ['kilograms under a header of tons', column('最大積載量(t)', [2_000, 3_500]), null],
  ['a single odd one', column('最大積載量(kg)', [2_000, 3_500, 4]), 'kg'],
  ['as many that fit as do not, in any unit', column('最大積載量(kg)', [2_000, 4]), 'kg'],
  ['nothing but zeros', column('最大積載量(kg)', [0, 0]), 'kg'],
  ['no numbers', column('最大積載量(t)', []), 't'],
  ['what fits nothing', column('最大積載量(kg)', [1e9]), 'kg'],
  ['thousands of kilometres', column('走行距離(千km)', [123, 45], 'odometerKm', 'km'), '千km'],
  ['kilometres that could be thousands', column('走行距離', [123, 45], 'odometerKm', 'km'), 'km'],
  ['metres', column('全長', [11.99, 8.2], 'lengthCm', 'cm'), null],
  ['millimetres', column('全長(mm)', [11_990, 8_200], 'lengthCm', 'cm'), 'mm'],
  ['thousands of yen within a part', column('与信限度額(千円)', [5_000], 'terms.creditLimitYen', '円'), '千円'],
  ['yen that must be more', column('与信限度額', [500, 300], 'terms.creditLimitYen', '円'), null],
  ['hours by their header', column('作業時間(時間)', [1, 2], 'workMinutes', '分'), '時間'],
  ['hours without a unit', column('休憩時間', [1, 1, 1.5], 'breakMinutes', '分'), null],
  ['minutes', column('運転時間', [330, 300], 'drivingMinutes', '分'), '分'],
  ['what was said of the last file', { ...column('積載量', [4, 8], 'maxLoadKg', 'kg'), last: 't' }, 't'],
  ['what no longer fits the figures', { ...column('積載量', [4_000, 8_000], 'maxLoadKg', 'kg'), last: 't' }, 'kg'],
  ['what neither header nor last file fits', { ...column('積載量(kg)', [4, 8], 'maxLoadKg', 'kg'), last: 'g' }, null],
  ['what was said without figures', { ...column('積載量', [], 'maxLoadKg', 'kg'), last: 't' }, 't'],
  ['a unit that the figure no longer has', { ...column('積載量', [4_000], 'maxLoadKg', 'kg'), last: 'm' }, 'kg'],
  ['a figure without ranges', column('拘束時間(分)', [1, 2], 'monthlyHoursCap', '時間'), '分'],
])('%s', (_name, given, unit) => expect(unitOfColumn(given)).toBe(unit));

test('a unit is offered once, and every word for it is read', () => {
  expect(unitsOf('kg')).toEqual(['kg', 't', 'g']);
  expect(unitsOf('枚')).toEqual(['枚']);
  expect([factorOf('kg', 't'), factorOf('kg', 'kg'), factorOf('円', '千円')]).toEqual([1_000, 1, 1_000]);
  expect(spelledFactors('kg').get('トン')).toBe(1_000);
  expect(spelledFactors('円').get('億')).toBe(100_000_000);
});

test.each([
  ['（単位：千円）', ['千円']],
  ['(単位:円)', ['円']],
  ['得意先一覧（単位 百万円）', ['百万円']],
  ['単位：トン、千円', ['t', '千円']],
  ['部署単位', []],
  ['単位', []],
  ['単位：各種', []],
  ['千円', []],
])('%s states units for a list', (text, units) => expect(statedUnits(text)).toEqual(units));

test.each([
  ['千円', true],
  ['（ｔ）', true],
  ['[人]', true],
  ['(㎥)', true],
  ['岩槻', false],
  ['(税抜)', false],
  ['', false],
])('%s is a unit alone: %s', (text, is) => expect(isUnit(text)).toBe(is));
