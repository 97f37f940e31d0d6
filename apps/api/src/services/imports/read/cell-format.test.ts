import { expect, it } from 'vitest';
import { readSerialMonth } from '../fields/read-serial.ts';
import { formatOfCode, numberText } from './cell-format.ts';

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
