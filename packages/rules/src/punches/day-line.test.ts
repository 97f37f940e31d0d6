import { describe, expect, test } from 'vitest';
import { dayLineOf, readDayLine } from './day-line.ts';

describe('the line of a day', () => {
  test.each([
    ['2:05 2:31 11:12 11:40', '2:05 2:31 11:12 11:40', 'clockIn leaveGarage returnGarage clockOut'],
    ['22:00 30:15', '22:00 30:15', 'clockIn clockOut'],
    ['２２：００　翌6:15', '22:00 30:15', 'clockIn clockOut'],
    [
      '0205 0231 0900 0930 1112 1140',
      '2:05 2:31 9:00 9:30 11:12 11:40',
      'clockIn leaveGarage breakStart breakEnd returnGarage clockOut',
    ],
    ['5:00-14:00', '5:00 14:00', 'clockIn clockOut'],
    ['5:00〜14:00', '5:00 14:00', 'clockIn clockOut'],
    [
      '4:00 4:20 8:00 8:30 12:00 12:30 15:00 15:10',
      '4:00 4:20 8:00 8:30 12:00 12:30 15:00 15:10',
      'clockIn leaveGarage breakStart breakEnd breakStart breakEnd returnGarage clockOut',
    ],
    ['8:00 8:00', '8:00 8:00', 'clockIn clockOut'],
    ['0:00 47:59', '0:00 47:59', 'clockIn clockOut'],
    ['', '', ''],
  ])('%s is read', (line, written, kinds) => {
    const reading = readDayLine(line);
    if (!('times' in reading)) throw new Error(reading.refused);
    expect(reading.times.map(({ kind }) => kind).join(' ')).toBe(kinds);
    expect(dayLineOf(reading.times)).toBe(written);
  });

  test.each([
    ['2:05 x', { refused: 'time', text: 'x' }],
    ['2:05 48:00', { refused: 'time', text: '48:00' }],
    ['2:05', { refused: 'count', count: 1 }],
    ['2:05 2:31 11:12', { refused: 'count', count: 3 }],
    ['22:00 6:15', { refused: 'order', text: '6:15', before: '22:00' }],
  ])('%s is refused', (line, refusal) => {
    expect(readDayLine(line)).toEqual(refusal);
  });

  test('a day that has more than a line says is not written as one', () => {
    expect(dayLineOf([{ kind: 'clockIn', minutes: 120 }])).toBeNull();
    expect(
      dayLineOf([
        { kind: 'leaveGarage', minutes: 120 },
        { kind: 'clockOut', minutes: 180 },
      ]),
    ).toBeNull();
  });
});
