import { expect, test } from 'vitest';
import {
  filterCount,
  readBoardAddress,
  unknownDayIn,
  withView,
  writeBoardAddress,
  writeBoardView,
} from './board-address.ts';

const today = '2026-11-21';
const id = '10000000-0000-4000-8000-000000000001';
const read = (text: string) => readBoardAddress(new URLSearchParams(text), today);

test('an address that says nothing opens the vehicles of today', () => {
  expect(read('')).toMatchObject({
    date: today,
    range: 'day',
    rows: 'vehicle',
    departmentId: null,
    only: [],
    run: null,
    choose: null,
  });
  expect(writeBoardAddress(read(''), today).toString()).toBe('');
});

test('what an address says is written as it was read', () => {
  const text = `date=2026-11-24&range=week&rows=driver&departmentId=${id}&cargoOwnerId=${id}&zone=frozen&only=unassigned&only=warnings&density=compact&run=${id}`;
  expect(writeBoardAddress(read(text), today).toString()).toBe(text);
  expect(filterCount(read(text))).toBe(4);
});

test('where the panel of a run begins is written with that run alone', () => {
  const address = read(`run=${id}&choose=driver`);
  expect(writeBoardAddress(address, today).toString()).toBe(`run=${id}&choose=driver`);
  expect(writeBoardAddress({ ...address, run: null }, today).toString()).toBe('');
});

test.each([
  'date=2026-02-30',
  'date=soon',
  'range=year',
  'rows=boat',
  'departmentId=1',
  'zone=hot',
  'only=x',
  'density=roomy',
  'run=x',
])('%s counts as not said', (text) => {
  expect(read(text)).toEqual(read(''));
});

test('a view keeps centre, range, rows, filters and density, never a day or a run; it is shown on the day that is there', () => {
  const address = read(
    `date=2026-11-24&range=week&rows=driver&departmentId=${id}&only=warnings&density=compact&run=${id}&view=${id}`,
  );
  const text = writeBoardView(address);
  expect(text).toBe(`range=week&rows=driver&departmentId=${id}&only=warnings&density=compact`);
  const shown = withView(read(`date=2026-11-25&zone=frozen&run=${id}`), id, `${text}&date=2026-01-01`);
  expect(writeBoardAddress(shown, today).toString()).toBe(`date=2026-11-25&${text}&view=${id}`);
});

test.each([
  ['date=2026-11-31', '2026-11-31'],
  ['date=2026-13-01', '2026-13-01'],
  ['date=9999-12-31', '9999-12-31'],
  ['date=2026-11-30', null],
  ['range=week', null],
])('of the day in %s, the one that does not exist is %s', (text, day) => {
  expect(unknownDayIn(new URLSearchParams(text))).toBe(day);
});
