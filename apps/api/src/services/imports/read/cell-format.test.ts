import { expect, it } from 'vitest';
import { readSerialMonth } from '../fields/read-serial.ts';
import { builtInFormat, type CellFormat, formatOfCode, numberText } from './cell-format.ts';

it.each([
  ['000', 7, '007'],
  ['000', 1234, '1234'],
  ['"V-"000', 8, 'V-008'],
  ['00000"号"', 12, '00012'],
  ['[<=999]000;[<=9999]000\\-00;000\\-0000', 600_001, '060-0001'],
  ['000-0000', 12_345_678, '1234-5678'],
  ['000', 7.5, '7.5'],
  ['0', 7, '7'],
  ['0.00', 7, '7'],
  ['#,##0', 4000, '4000'],
  ['"d"0', 7, '7'],
])('%s shows the number %d as %s: its zeros are part of a code', (code, value, text) => {
  expect(numberText(value, formatOfCode(code), false)).toBe(text);
});

it.each([
  ['0.0"t"', 1.5, '1.5t'],
  ['#,##0.0" t"', 1.5, '1.5t'],
  ['0.0\\t', 1.5, '1.5t'],
  ['0 "t" ', 1.5, '1.5t'],
  ['0.0\\m\\m', 15, '15mm'],
  ['0.0"t"0', 15, '15'],
  ['0"才"', 45, '45才'],
  ['#,##0"千円";"△"#,##0"千円"', 120, '120千円'],
  ['#,##0"円"', 4350, '4350'],
  ['0"台"', 4, '4'],
  ['0.0" "', 4, '4'],
])('%s shows the number %d as %s: its unit counts where figures have another one', (code, value, text) => {
  expect(numberText(value, formatOfCode(code), false)).toBe(text);
});

it.each([
  ['h:mm', 0.1666666666666667, '04:00'],
  ['h:mm', 1.125, '27:00'],
  ['h"時"mm"分"', 1.0625, '25:30'],
  ['h:mm:ss', 1.125011574074074, '27:00:01'],
  ['h:mm', 46347.125, '03:00'],
])('%s shows the time %d as %s: hours past midnight go on', (code, value, text) => {
  expect(numberText(value, formatOfCode(code), false)).toBe(text);
});

it.each([
  ['2019/04/01', '2019/04'],
  ['平成31年4月1日', '2019/04'],
  ['43556', '2019/04'],
  ['2019/04/15', '2019/04/15'],
  ['2019年4月', '2019年4月'],
])('the month of a cell that says %s is %s', (text, value) => {
  expect(readSerialMonth(text)).toEqual({ value });
});

it.each<[CellFormat, number[]]>([
  ['number', [0, 1, 13, 23, 26, 37, 44, 48, 49, 59, 164]],
  ['day', [14, 15, 16, 27, 28, 29, 30, 31, 35, 36, 50, 51, 53, 54, 56, 57, 58]],
  ['month', [17, 34, 52, 55]],
  ['time', [18, 19, 20, 21, 32, 33, 45, 47]],
  ['duration', [46]],
  ['instant', [22]],
])('a %s has these formats of Excel itself: %j', (format, ids) => {
  expect(ids.map(builtInFormat)).toEqual(ids.map(() => format));
});

it.each<[string, CellFormat]>([
  ['yyyy/m/d', 'day'],
  ['m/d', 'day'],
  ['yyyy', 'day'],
  ['ggge"年"', 'day'],
  ['yyyy/m/d;@', 'day'],
  ['DD', 'day'],
  ['yyyy/mm', 'month'],
  ['e.m', 'month'],
  ['mmm', 'month'],
  ['h:mm', 'time'],
  ['mm:ss', 'time'],
  ['am/pm', 'time'],
  ['h:mm;[h]:mm', 'time'],
  ['[h]:mm', 'duration'],
  ['[HH]:mm', 'duration'],
  ['yyyy/m/d h:mm', 'instant'],
  ['d h:mm', 'instant'],
  ['yyyy h', 'instant'],
  ['General', 'number'],
  ['Standard', 'number'],
  ['標準', 'number'],
  ['0.00E+00', 'number'],
  ['0.00E-00', 'number'],
  ['[Red]0.0', 'number'],
  ['0.0"d"', 'number'],
  ['"day "0', 'number'],
  ['0.0\\d', 'number'],
  ['0.0_d', 'number'],
  ['*d0.0', 'number'],
  ['0m', 'number'],
  ['#m', 'number'],
  ['?m', 'number'],
  ['000x', 'number'],
  ['x000', 'number'],
  ['0', 'number'],
  ['', 'number'],
  ['00', [null, null]],
  ['0-0', [null, '-', null]],
  ['"A"00', ['A', null, null]],
  ['00"号"', [null, null]],
  ['\\T00', ['T', null, null]],
  ['00;000', [null, null]],
  ['[<=99]00;000-0', [null, null, null, '-', null]],
])('the format %s is that of %j', (code, format) => {
  expect(formatOfCode(code)).toEqual(format);
});

it.each<[number, CellFormat, string]>([
  [0, 'day', '1899/12/31'],
  [1, 'day', '1900/01/01'],
  [59, 'day', '1900/02/28'],
  [61, 'day', '1900/03/01'],
  [46347.9, 'day', '2026/11/21'],
  [2958465, 'day', '9999/12/31'],
  [2958466, 'day', '2958466'],
  [1e12, 'day', '1000000000000'],
  [-1, 'day', '-1'],
  [Number.NaN, 'day', 'NaN'],
  [Number.POSITIVE_INFINITY, 'duration', 'Infinity'],
  [46347, 'month', '2026/11'],
  [46347, 'instant', '2026/11/21'],
  [46347.5, 'instant', '2026/11/21 12:00:00'],
  [365.5, 'time', '8772:00'],
  [366, 'time', '00:00'],
  [366.25, 'time', '06:00'],
  [400, 'duration', '9600:00'],
  [1 / 3, 'duration', '08:00'],
  [0.99999999, 'duration', '24:00'],
  [1 / 2880, 'duration', '00:00:30'],
  [0.1 + 0.2, 'number', '0.3'],
  [9007199254740992, [null, null], '9007199254740990'],
])('%d in a cell for a %s is %s', (value, format, text) => {
  expect(numberText(value, format, false)).toBe(text);
});

it.each([
  [0, '1904/01/01'],
  [44885, '2026/11/21'],
])('day %d of a file that counts from 1904 is %s', (value, text) => {
  expect(numberText(value, 'day', true)).toBe(text);
});
