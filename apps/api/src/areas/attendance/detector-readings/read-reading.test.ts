import { describe, expect, it } from 'vitest';
import { readAlcohol, readMoment } from './read-reading.ts';
import { countReadingColumns, findReadingColumns, missingColumns } from './reading-columns.ts';

describe('a file of an alcohol detector', () => {
  it.each([
    ['2026/11/26 2:40', '2026-11-25T17:40:00.000Z'],
    ['2026-11-26T02:40:15', '2026-11-25T17:40:15.000Z'],
    ['２０２６年１１月２６日 ２時４０分', '2026-11-25T17:40:00.000Z'],
    ['2026/2/30 2:40', null],
    ['2026/11/26 25:10', null],
    ['昨日', null],
    ['', null],
  ])('says "%s" for %s', (text, expected) => expect(readMoment(text)).toBe(expected));

  it.each([
    ['0.00', 0],
    ['０．１５ mg/L', 0.15],
    ['0.0004', 0],
    ['0.123', 0.123],
    ['ERR', null],
    ['10.5', null],
    ['-0.1', null],
    ['', null],
  ])('shows "%s" as %s', (text, expected) => expect(readAlcohol(text)).toBe(expected));

  it('names its columns as its maker does', () => {
    const found = findReadingColumns(['No', '社員番号', '測定日', '測定時刻', 'アルコール濃度（mg/L）', '機器番号']);
    expect(found).toEqual({ driver: 1, at: -1, day: 2, time: 3, alcohol: 4, device: 5 });
    expect(missingColumns(found)).toEqual([]);
    expect(countReadingColumns(['Driver ID', 'Date Time', 'BrAC mg/L'])).toBe(3);
    expect(missingColumns(findReadingColumns(['氏名', '測定日']))).toEqual(['driver', 'at', 'alcohol']);
  });
});
