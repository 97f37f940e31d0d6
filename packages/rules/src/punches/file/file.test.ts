import { describe, expect, test } from 'vitest';
import { formatNightTime } from '../../night-time.ts';
import { readFileDay, readFileKind, readFileMoment, readFileTime } from './cells.ts';
import { findPunchColumns, shapeOfColumns } from './columns.ts';
import { readFileRow } from './rows.ts';

const today = '2026-11-26';

describe('a time of a file', () => {
  test.each([
    ['25:30', '25:30'],
    ['2:05', '2:05'],
    ['02:05', '2:05'],
    ['0205', '2:05'],
    ['205', '2:05'],
    ['5', '0:05'],
    ['2:05:59', '2:05'],
    ['２：０５', '2:05'],
    ['2時5分', '2:05'],
    ['翌1:30', '25:30'],
    ['0.0868055555555556', '2:05'],
    ['.5', '12:00'],
    ['1.0625', '25:30'],
    ['0.99930555', '23:59'],
    ['47:59', '47:59'],
  ])('%j is %s', (text, expected) => {
    const minutes = readFileTime(text);
    expect(minutes === null ? null : formatNightTime(minutes)).toBe(expected);
  });

  test.each(['', '48:00', '2:60', '2x:00', '99999', '出勤', '1.9999999', '-2:05'])('%j is none', (text) => {
    expect(readFileTime(text)).toBeNull();
  });
});

describe('a day of a file', () => {
  test.each([
    ['2026/11/20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['R8.11.20', '2026-11-20'],
    ['令和8年11月20日', '2026-11-20'],
    ['2026/11/20(金)', '2026-11-20'],
    ['46346', '2026-11-20'],
    ['11/20', '2026-11-20'],
    ['12月31日', '2025-12-31'],
    ['2027/1/5', '2027-01-05'],
  ])('%j is %s', (text, expected) => {
    expect(readFileDay(text, today)).toBe(expected);
  });

  test.each(['', '2026/11/31', '金', '12345', '2/30'])('%j is none', (text) => {
    expect(readFileDay(text, today)).toBeNull();
  });
});

describe('a moment of a file', () => {
  test.each([
    ['2026/11/20 2:05', '2026-11-20', 125],
    ['R8.11.20 02:05:33', '2026-11-20', 125],
    ['202611200205', '2026-11-20', 125],
    ['20261120020533', '2026-11-20', 125],
    ['46346.0868055556', '2026-11-20', 125],
    ['2026-11-20T25:30', '2026-11-20', 1530],
    ['2026-11-20T02:05:33+09:00', '2026-11-20', 125],
  ])('%j is %s, minute %i', (text, date, minutes) => {
    expect(readFileMoment(text, today)).toEqual({ date, minutes });
  });

  // 世界時 is not the time of a Japanese recorder.
  test.each(['2026/11/20', '2:05', '2026-11-20T02:05:33Z', ''])('%j is none', (text) => {
    expect(readFileMoment(text, today)).toBeNull();
  });
});

test.each([
  ['出勤', 'clockIn'],
  ['01:退勤', 'clockOut'],
  ['Clock in', 'clockIn'],
  ['ＯＵＴ', 'clockOut'],
  ['休憩入り', 'breakStart'],
  ['休憩戻り', 'breakEnd'],
  ['入庫', 'returnGarage'],
  ['出庫', 'leaveGarage'],
  ['外出', null],
  ['1', null],
])('the kind %j is %s', (text, expected) => {
  expect(readFileKind(text)).toBe(expected);
});

describe('columns are found by their headings', () => {
  test.each([
    ['カード番号,氏名,打刻日,打刻時刻,打刻区分', 'code name date time kind', 'punches'],
    ['社員番号,打刻日時,種別', 'code moment kind', 'punches'],
    ['乗務員CD,乗務員名,運行日,出庫時刻,帰庫時刻,走行距離(km)', 'code name date leaveGarage returnGarage -', 'days'],
    ['日付,氏名,出勤,出庫,休憩,帰庫,退勤', 'date name clockIn leaveGarage breaks returnGarage clockOut', 'days'],
    ['Driver code,Date,In,Out', 'code date clockIn clockOut', 'days'],
    ['コード,日付,出勤（時刻）,出勤', 'code date clockIn -', 'days'],
    ['日付,時刻,種別', 'date time kind', null],
    ['コード,名称,住所', 'code - -', null],
  ])('%s', (headers, expected, shape) => {
    const columns = findPunchColumns(headers.split(','));
    expect(columns.map((field) => field ?? '-').join(' ')).toBe(expected);
    expect(shapeOfColumns(columns)).toBe(shape);
  });
});

function read(headers: string, cells: string): string {
  const columns = findPunchColumns(headers.split(','));
  const row = readFileRow(cells.split(','), { columns, shape: shapeOfColumns(columns) ?? 'days', today });
  if ('refused' in row) return `${row.refused.code} ${row.refused.field}`;
  const punches = row.punches.map(({ kind, minutes }) => `${kind} ${minutes < 0 ? minutes : formatNightTime(minutes)}`);
  return [row.code, row.date, ...punches].join(', ');
}

describe('a row', () => {
  const recorder = 'カード番号,日付,時刻,種別';
  const sheet = 'コード,日付,出勤,出庫,休憩,帰庫,退勤';

  test.each([
    [recorder, '０４１２,2026/11/20,2:05,出勤', '0412, 2026-11-20, clockIn 2:05'],
    [recorder, 'a1,R8.11.20,25:30,退勤', 'A1, 2026-11-20, clockOut 25:30'],
    [
      sheet,
      '7,11/20,2:05,2:31,,11:12,11:40',
      '7, 2026-11-20, clockIn 2:05, leaveGarage 2:31, returnGarage 11:12, clockOut 11:40',
    ],
    [sheet, '7,11/20,2205,,,,630', '7, 2026-11-20, clockIn 22:05, clockOut 30:30'],
    [
      sheet,
      '7,11/20,22:05,,0:30-1:15,,6:30',
      '7, 2026-11-20, clockIn 22:05, breakStart 24:30, breakEnd 25:15, clockOut 30:30',
    ],
    [sheet, '7,11/20,2:05,,60分,,11:40', '7, 2026-11-20, clockIn 2:05, clockOut 11:40'],
    [sheet, '7,11/20,,,,,', '7, 2026-11-20'],
    [
      sheet,
      '7,11/20,2026/11/19 23:40,0:50,,,2026/11/20 9:00',
      '7, 2026-11-20, clockIn -20, leaveGarage 0:50, clockOut 9:00',
    ],
  ])('%s | %s', (headers, cells, expected) => {
    expect(read(headers, cells)).toBe(expected);
  });

  test.each([
    [recorder, ',2026/11/20,2:05,出勤', 'empty code'],
    [recorder, '7,2026/11/31,2:05,出勤', 'unreadable date'],
    [recorder, '7,2026/11/20,,出勤', 'empty time'],
    [recorder, '7,2026/11/20,2:05,外出', 'unreadable kind'],
    [sheet, '7,11/20,2:05,2:71,,,', 'unreadable leaveGarage'],
    [sheet, '7,11/20,2:31,2:05,,11:12,11:40', 'order returnGarage'],
    [sheet, '7,11/20,2026/11/25 2:00,,,,', 'order clockIn'],
  ])('%s | %s is refused', (headers, cells, expected) => {
    expect(read(headers, cells)).toBe(expected);
  });
});
