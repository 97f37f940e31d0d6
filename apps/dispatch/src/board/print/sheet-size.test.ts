import { expect, test } from 'vitest';
import { at, boardDay, run, vehicle } from '../../../test/board.ts';
import { rowsOfDay } from '../day/board-rows.ts';
import { lanesOnPaper, largestScale } from './sheet-size.ts';

const midnight = Date.parse(at('0:00'));

function rowsOf(count: number) {
  const vehicles = Array.from({ length: count }, (_, index) => vehicle(index + 1));
  return rowsOfDay(boardDay({ vehicles, allocations: [] }), 'vehicle', () => true).own;
}

test.each([
  ['a few rows are as large as the paper lets them', 10, 0, 1.43],
  ['a day that needs the whole of A3 has the letters of A4', 52, 0, 1],
  ['what is left over stands in more columns before it goes to a second page', 38, 72, 1.05],
  ['one row more than a page holds makes all of it larger, on two', 53, 0, 1.43],
])('%s', (_, rows, left, scale) => {
  expect(largestScale(rowsOf(rows), () => 'IW-01', left, midnight)).toBe(scale);
});

test('a head of two lines needs the room of two', () => {
  const scaleWith = (head: string) => largestScale(rowsOf(30), () => head, 0, midnight);
  expect(scaleWith('IW-06 春日部 430 き 16-85 グエン・ヴァン・アン')).toBeLessThan(scaleWith('IW-05 佐藤'));
});

test('a run of another day takes no lane on paper', () => {
  const own = (start: string, end: string) =>
    rowsOfDay(boardDay({ allocations: [run(1, { start: at(start), end: at(end) })] }), 'vehicle', () => true).own[0];
  const lanes = (start: string, end: string) => {
    const row = own(start, end);
    return row && lanesOnPaper(row, midnight);
  };
  expect([lanes('8:00', '9:00'), lanes('30:00', '33:00')]).toEqual([1, 0]);
});
