import { expect, test } from 'vitest';
import { lacksDay, readMonth } from './month.ts';

test.each([
  ['201903', '2019-03'],
  ['2019/03', '2019-03'],
  ['2019/3', '2019-03'],
  ['2019-03', '2019-03'],
  ['2019.3', '2019-03'],
  [' 2019 / 3 ', '2019-03'],
  ['2019年11月', '2019-11'],
  ['2019年3', '2019-03'],
  ['0800/01', '0800-01'],
  ['２０１９年３月', '2019-03'],
  ['H31.3', '2019-03'],
  ['平31/3', '2019-03'],
  ['平成31年3月', '2019-03'],
  ['r8.11', '2026-11'],
  ['令和元年5月', '2019-05'],
  // A year past the end of its era is accepted, as for days.
  ['H33.4', '2021-04'],
])('reads %s', (text, month) => {
  expect(readMonth(text)).toEqual({ month });
});

test.each([
  ['R1.5', '2019-05'],
  ['H1.1', '1989-01'],
  ['S1.12', '1926-12'],
  ['T1.7', '1912-07'],
  ['M1.10', '1868-10'],
])('counts the month in which an era begins to that era: %s', (text, month) => {
  expect(readMonth(text)).toEqual({ month });
});

test('distinguishes a month that does not exist from text that is no month', () => {
  expect(readMonth('2026/13')).toEqual({ refused: 'noSuchMonth', written: '2026/13' });
  expect(readMonth('2026/0')).toEqual({ refused: 'noSuchMonth', written: '2026/00' });
  expect(readMonth('202600')).toEqual({ refused: 'noSuchMonth', written: '2026/00' });
  expect(readMonth('0000/01')).toEqual({ refused: 'noSuchMonth', written: '0000/01' });
  expect(readMonth('Ｒ８．１３')).toEqual({ refused: 'noSuchMonth', written: 'R8.13' });
});

test.each(['らいげつ', '3', '3月', '11/3', '2026', '12026/11', '2026/11/21', 'XH31.3', 'H31.3.21', ''])(
  'reads no month from %j',
  (text) => {
    expect(readMonth(text)).toEqual({ refused: 'unreadable' });
  },
);

test('refuses a month before its era and names the first month of the era', () => {
  expect(readMonth('R1.4')).toEqual({ refused: 'beforeEra', written: 'R1.4', era: 'R', start: '2019/05/01' });
  expect(readMonth('平成元年0月')).toEqual({ refused: 'noSuchMonth', written: '平成元年0月' });
});

test.each(['2026/4', '2026-04', '2026.4', '2026年4月', '２０２６年４月', 'R8.4', '令和8年4月', 'H元年5月'])(
  '%s is a month without its day',
  (text) => {
    expect(lacksDay(text)).toBe(true);
  },
);

test.each(['202604', '260401', '2026/4/1', '2026年13月', '4月', 'soon', ''])('%s is none', (text) => {
  expect(lacksDay(text)).toBe(false);
});
