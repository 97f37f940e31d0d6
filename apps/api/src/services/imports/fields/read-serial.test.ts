import { expect, it } from 'vitest';
import { readSerialDay, readSerialMonth } from './read-serial.ts';

it.each([
  ['14611', '1940/01/01', '1940/01'],
  ['65745', '2079/12/31', '2079/12'],
  ['46347', '2026/11/21', '2026/11'],
  ['４６３４７', '2026/11/21', '2026/11'],
  [' 46347 ', '2026/11/21', '2026/11'],
  ['14610', '14610', '14610'],
  ['65746', '65746', '65746'],
  ['4634', '4634', '4634'],
  ['463470', '463470', '463470'],
  ['46347日', '46347日', '46347日'],
  ['第46347', '第46347', '第46347'],
  ['', '', ''],
])('%j is the day %j and the month %j', (text, day, month) => {
  expect(readSerialDay(text)).toEqual({ value: day });
  expect(readSerialMonth(text)).toEqual({ value: month });
});
