import { expect, test } from 'vitest';
import { readOfficeTime } from './office-time.ts';

test.each([
  ['4:30', '4:30'],
  ['４時３０分', '4:30'],
  ['5時', '5:00'],
  ['5時半', '5:30'],
  ['午前4時30分', '4:30'],
  ['4:30 AM', '4:30'],
  ['午後1時', '13:00'],
  ['PM13:00', '13:00'],
  ['午後0時', '12:00'],
  ['12:05am', '0:05'],
  ['12pm', '12:00'],
  ['翌6:30', '30:30'],
  ['翌日午前1時', '25:00'],
  ['25時30分', '25:30'],
])('%s is the time %s', (text, time) => {
  expect(readOfficeTime(text)).toEqual({ value: time });
});

test.each(['午前12時', '午後12時', '午前13時', '430', '5', '午前中', '5時ごろ', '翌25:00', '4:75'])(
  '%s stays as it is',
  (text) => {
    expect(readOfficeTime(text)).toEqual({ value: text });
  },
);
