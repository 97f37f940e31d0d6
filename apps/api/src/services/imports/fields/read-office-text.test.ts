import { weekdays } from '@haisha/validation/driver-choices';
import { describe, expect, test } from 'vitest';
import { importFieldsFor } from './import-field.ts';
import {
  closingReader,
  paddedReader,
  paymentTermReader,
  readDayOfMonth,
  readPaymentMonths,
  readPhone,
} from './read-office-text.ts';

const value = (text: string) => ({ value: text });

describe('a day of the month', () => {
  test.each([
    ['末', '31'],
    ['末日', '31'],
    ['月末', '31'],
    ['毎月末日', '31'],
    ['５', '5'],
    ['20日', '20'],
    ['20日締め', '20'],
    ['２５日〆', '25'],
    ['末締', '31'],
    ['End of month', '31'],
    ['end of the month', '31'],
    ['Day 20', '20'],
    ['毎月20日', '20'],
    ['20日締切', '20'],
    ['20日締日', '20'],
  ])('%s is %s', (text, day) => {
    expect(readDayOfMonth(text)).toEqual(value(day));
  });

  test.each(['20', '31', '中旬', '20日以降', '第20日', '締20日', '月末頃', '来月末', 'Day 20 or so', 'on Day 20', ''])(
    '%s stays as it is',
    (text) => {
      expect(readDayOfMonth(text)).toEqual(value(text));
    },
  );
});

test.each([
  ['当月', '0'],
  ['翌月', '1'],
  ['翌々月', '2'],
  ['３ヶ月後', '3'],
  ['1', '1'],
  ['1か月', '1'],
  ['来年', '来年'],
  ['12か月後', '12か月後'],
  ['約1か月後', '約1か月後'],
  ['1か月後払い', '1か月後払い'],
])('months of payment: %s is %s', (text, months) => {
  expect(readPaymentMonths(text)).toEqual(value(months));
});

test.each([
  [7, 5, '600001', '0600001'],
  [7, 5, '10000', '0010000'],
  [7, 5, '1000', '1000'],
  [7, 5, '060-0001', '060-0001'],
  [4, 1, '5', '0005'],
  [3, 1, '００１', '001'],
  [4, 1, '10001', '10001'],
  [7, 5, 'T600001', 'T600001'],
  [7, 5, '600001番', '600001番'],
  [7, 5, '60001番', '60001番'],
])('%d digits, at least %d: %s is %s', (length, least, text, padded) => {
  expect(paddedReader(length, least)(text)).toEqual(value(padded));
});

test.each([
  ['480001234', '0480001234'],
  ['9000000001', '09000000001'],
  ['048-000-1234', '048-000-1234'],
  ['12', '12'],
])('telephone %s is %s', (text, phone) => {
  expect(readPhone(text)).toEqual(value(phone));
});

describe('weekdays', () => {
  const fields = importFieldsFor<{ weekdays: string }>('course');
  const { read } = fields.weekdays('weekdays', 'weekday');
  const working = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

  test.each([
    ['月火木', ['monday', 'tuesday', 'thursday']],
    ['土・日', ['saturday', 'sunday']],
    ['月、火、木、', ['monday', 'tuesday', 'thursday']],
    ['金', ['friday']],
    ['毎日', [...weekdays]],
    ['平日', working],
    ['平日・土', [...working, 'saturday']],
    ['平日のみ', working],
    ['月〜金', working],
    ['月曜日～金曜日', working],
    ['月-水、土', ['monday', 'tuesday', 'wednesday', 'saturday']],
    ['土曜・日曜', ['saturday', 'sunday']],
    ['日曜日', ['sunday']],
    ['Mon, fri', ['monday', 'friday']],
  ])('%s', (text, days) => {
    expect(read?.(text)).toEqual({ value: days });
  });

  test.each(['毎日曜日', '毎週日曜'])('%s is one day of the week', (text) => {
    expect(read?.(text)).toEqual({ value: ['sunday'] });
  });

  test.each([
    ['月祝'],
    ['土日祝'],
    ['金〜月', '金~月'],
    ['月〜月', '月~月'],
    ['第2土曜', '第2土'],
    ['平日のみ・土', '月火水木金のみ'],
    ['ほぼ毎日'],
    ['Ｘ 日'],
    ['無休'],
    ['、'],
  ])('%s names something else', (text, named = text) => {
    expect(read?.(text)).toEqual({ code: 'importRow.choice', params: { text: named } });
  });

  test.each([
    ['日祝', ['sunday']],
    ['土日祝', ['saturday', 'sunday']],
    ['日曜・祝日', ['sunday']],
    ['土・日・祝祭日', ['saturday', 'sunday']],
    ['祝・日', ['sunday']],
    ['月～土、祝', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']],
    ['平日と祝日', working],
  ])('%s are weekdays beside the public holidays, which another field has', (text, days) => {
    const ofCourse = importFieldsFor<{ weekdays: string; runsOnHolidays: boolean }>('course');
    const also = { runsOnHolidays: true };
    expect(ofCourse.weekdays('weekdays', 'weekday', also).read?.(text)).toEqual({ value: days, also });
  });

  test.each(['特になし', '無休か不明', 'なし？', '不定休日なし'])('%s is not understood as no day off', (text) => {
    expect(fields.daysOff('weekdays', 'weekday').read?.(text)).toMatchObject({ code: 'importRow.choice' });
  });

  test('public holidays alone are no weekday', () => {
    const ofCourse = importFieldsFor<{ weekdays: string; runsOnHolidays: boolean }>('course');
    const refused = { code: 'importRow.choice', params: { text: '祝日' } };
    expect(read?.('祝日')).toEqual(refused);
    expect(ofCourse.weekdays('weekdays', 'weekday', { runsOnHolidays: true }).read?.('祝日')).toEqual(refused);
  });

  test('weekdays alone say nothing of public holidays', () => {
    const ofCourse = importFieldsFor<{ weekdays: string; runsOnHolidays: boolean }>('course');
    const reading = ofCourse.weekdays('weekdays', 'weekday', { runsOnHolidays: true }).read?.('月火');
    expect(reading).toEqual({ value: ['monday', 'tuesday'] });
  });

  test.each(['日祝休み', '日祝休', '日曜祝日定休', '日・祝　休業日', '日・祝 休業'])('%s are days off', (text) => {
    expect(fields.daysOff('weekdays', 'weekday', {}).read?.(text)).toEqual({ value: ['sunday'], also: {} });
  });

  test.each(['なし', '無休', '年中無休', '定休日なし', '定休なし'])('%s is no day off', (text) => {
    expect(fields.daysOff('weekdays', 'weekday').read?.(text)).toEqual({ value: [] });
  });
});

test.each([
  ['切捨て', 'down'],
  ['切捨', 'down'],
  ['切り上げ', 'up'],
  ['四捨五入', 'half'],
])('%s is a rounding', (text, rounding) => {
  const { choice } = importFieldsFor<{ taxRounding: string }>('customer');
  expect(choice('taxRounding', ['down', 'half', 'up']).read?.(text)).toEqual(value(rounding));
});

test.each([
  ['男', 'male'],
  ['女', 'female'],
  ['女性', 'female'],
])('%s is a sex', (text, sex) => {
  expect(importFieldsFor<{ sex: string }>('driver').choice('sex', ['male', 'female']).read?.(text)).toEqual(value(sex));
});

describe('terms of payment in one cell', () => {
  const also = (months: string, day: string) => ({ 'terms.paymentMonths': months, 'terms.paymentDay': day });

  test.each([
    ['末締め翌月末払い', '31', also('1', '31')],
    ['20日締め翌月末', '20', also('1', '31')],
    ['２０日〆翌々月１０日', '20', also('2', '10')],
    ['月末締、翌月25日払', '31', also('1', '25')],
    ['15日締め/3か月後末日払い', '15', also('3', '31')],
    ['月末締翌月末払', '31', also('1', '31')],
    ['20日締切翌月末支払', '20', also('1', '31')],
    ['月末締め翌々月10日払い', '31', also('2', '10')],
  ])('%s', (text, day, rest) => {
    expect(closingReader('terms')(text)).toEqual({ value: day, also: rest });
    const { 'terms.paymentMonths': months, ...paid } = rest;
    expect(paymentTermReader('terms')(text)).toEqual({ value: months, also: { 'terms.closingDay': day, ...paid } });
  });

  test.each([
    ['20日締め', { value: '20' }],
    ['末', { value: '31' }],
    ['25', { value: '25' }],
    ['20日以降', { value: '20日以降' }],
    ['20日以降締め翌月末', { code: 'importRow.closingDay', params: { text: '20日以降締め翌月末' } }],
    ['都度締め翌月末払い', { code: 'importRow.closingDay', params: { text: '都度締め翌月末払い' } }],
    ['20日締め都度', { code: 'importRow.closingDay', params: { text: '20日締め都度' } }],
    ['現金', { code: 'importRow.closingDay', params: { text: '現金' } }],
  ])('%s says the closing alone, or nothing that can be read', (text, reading) => {
    expect(closingReader('terms')(text)).toEqual(reading);
  });

  test.each([
    ['翌々月10日', { value: '2', also: { 'terms.paymentDay': '10' } }],
    ['翌10日', { value: '1', also: { 'terms.paymentDay': '10' } }],
    ['翌月15', { value: '1', also: { 'terms.paymentDay': '15' } }],
    ['翌々末', { value: '2', also: { 'terms.paymentDay': '31' } }],
    ['翌月末日払い', { value: '1', also: { 'terms.paymentDay': '31' } }],
    ['当月の25日', { value: '0', also: { 'terms.paymentDay': '25' } }],
    ['翌月', { value: '1' }],
    ['翌月末回収', { value: '1', also: { 'terms.paymentDay': '31' } }],
    ['2か月後10日支払い', { value: '2', also: { 'terms.paymentDay': '10' } }],
    ['おおむね翌月末', { value: 'おおむね翌月末' }],
    ['翌月末頃', { value: '翌月末頃' }],
    ['60日', { value: '60日' }],
    ['都度締め翌月末払い', { value: '都度締め翌月末払い' }],
    ['月末締め都度払い', { value: '月末締め都度払い' }],
  ])('%s', (text, reading) => {
    expect(paymentTermReader('terms')(text)).toStrictEqual(reading);
  });
});
