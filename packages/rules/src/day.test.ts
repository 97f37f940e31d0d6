import { describe, expect, test } from 'vitest';
import { readDay } from './day.ts';

test.each([
  ['20261121', '2026-11-21'],
  ['2026/1/5', '2026-01-05'],
  [' ２０２６／１１／２１ ', '2026-11-21'],
  ['2026年11月21日', '2026-11-21'],
  ['2028/02/29', '2028-02-29'],
  ['2000/02/29', '2000-02-29'],
  ['0800/01/01', '0800-01-01'],
  ['r8.11.21', '2026-11-21'],
  ['令和元年5月1日', '2019-05-01'],
  ['平成33年4月1日', '2021-04-01'],
  ['H40.1.1', '2028-01-01'],
  ['昭60/1/7', '1985-01-07'],
  ['令元.5.1', '2019-05-01'],
  ['2015年4月1日(水)', '2015-04-01'],
  ['２０１５/４/１（水曜日）', '2015-04-01'],
  ['平成27年4月1日 (水曜)', '2015-04-01'],
])('reads %s as %s', (text, day) => expect(readDay(text)).toEqual({ day }));

test.each([
  ['11/21', 2026, { day: '2026-11-21' }],
  ['11月21日', 2026, { day: '2026-11-21' }],
  ['2/29', 2028, { day: '2028-02-29' }],
  ['2/29', 2026, { refused: 'noLeapYear', written: '2/29', year: '2026' }],
  ['2/29', undefined, { refused: 'noSuchDay', written: '2/29' }],
  ['13月1日', undefined, { refused: 'noSuchDay', written: '13月1日' }],
  ['11/21', undefined, { refused: 'unreadable' }],
])('reads %s of the year %s', (text, year, reading) => expect(readDay(text, year)).toEqual(reading));

describe('text that is no day', () => {
  test.each([
    '',
    'abc',
    '4月の初め',
    '202611',
    '2026112',
    '21/11/2026',
    '12026/11/21',
    'X8.11.21',
    'XR8.11.21',
    'R8.11',
    'R8.11.211',
    '2026/11/21/1',
    '2015年4月1日(木)',
    '2015年4月1日(祝)',
    '(水)',
  ])('%j cannot be read', (text) => expect(readDay(text)).toEqual({ refused: 'unreadable' }));

  test.each([
    ['2026/02/30', '2026/02/30'],
    ['20260230', '2026/02/30'],
    ['2026-2-30', '2026/02/30'],
    ['2026年4月31日', '2026/04/31'],
    ['2026/13/01', '2026/13/01'],
    ['2026/00/10', '2026/00/10'],
    ['2026/4/0', '2026/04/00'],
    ['0000/01/01', '0000/01/01'],
    ['0000/02/29', '0000/02/29'],
    ['Ｒ８．２．３０', 'R8.2.30'],
    ['令和8年2月30日', '令和8年2月30日'],
  ])('%s does not exist and is reported as %s', (text, written) =>
    expect(readDay(text)).toEqual({ refused: 'noSuchDay', written }),
  );

  test.each([
    ['2027/2/29', '2027/02/29', '2027'],
    ['1900-02-29', '1900/02/29', '1900'],
    ['2100/02/29', '2100/02/29', '2100'],
    ['R9.2.29', 'R9.2.29', '2027'],
    ['令和11年2月29日', '令和11年2月29日', '2029'],
  ])('%s is the 29 February of a year that has none', (text, written, year) =>
    expect(readDay(text)).toEqual({ refused: 'noLeapYear', written, year }),
  );

  test.each([
    ['R1.4.30', 'R', '2019/05/01'],
    ['令和元年4月30日', '令和', '2019/05/01'],
    ['H1.1.7', 'H', '1989/01/08'],
    ['H0.1.1', 'H', '1989/01/08'],
    ['S1.12.24', 'S', '1926/12/25'],
    ['M1.1.1', 'M', '1868/10/23'],
  ])('%s is before %s, which began on %s', (written, era, start) =>
    expect(readDay(written)).toEqual({ refused: 'beforeEra', written, era, start }),
  );
});
