import { expect, test } from 'vitest';
import { report } from '../../../test/daily-reports.ts';
import {
  allConfirmed,
  readFigure,
  readTime,
  valueAt,
  withoutRow,
  withRow,
  withValue,
  writeFigure,
  writeTime,
} from './report-draft.ts';

const { content } = report(1);

test('a value is put at its path, and nothing else changes', () => {
  const changed = withValue(content, 'stops.1.arrivedMinutes', 305);
  expect(valueAt(changed, 'stops.1.arrivedMinutes')).toBe(305);
  expect(valueAt(content, 'stops.1.arrivedMinutes')).toBe(300);
  expect(changed.stops[0]).toBe(content.stops[0]);
  expect(withValue(content, 'endPlace', null)).toEqual({ ...content, endPlace: null });
  expect(valueAt(content, 'pauses.3.placeName')).toBe(undefined);
});

test('rows are added empty and removed', () => {
  const added = withRow(withRow(content, 'pauses'), 'unusual');
  expect(added.pauses).toEqual([
    { kind: 'break', driverId: null, placeName: null, fromMinutes: null, toMinutes: null },
  ]);
  expect(withoutRow(added, 'pauses', 0).pauses).toEqual([]);
  expect(withRow(content, 'stops').stops).toHaveLength(3);
});

test('all is confirmed but what somebody said otherwise, and where nothing was done', () => {
  const said = withValue(withValue(content, 'stops.0.confirmation', 'refused'), 'stops.1.hasHandling', false);
  expect(allConfirmed(said).stops.map(({ confirmation }) => confirmation)).toEqual(['refused', null]);
  expect(allConfirmed(content).stops.map(({ confirmation }) => confirmation)).toEqual(['confirmed', 'confirmed']);
});

test.each([
  ['25:30', 1530],
  ['905', 545],
  ['翌1:30', 1530],
  ['63:00', 3780],
  ['翌々日15:00', 3780],
  ['168:00', Number.NaN],
  ['', null],
  ['later', Number.NaN],
])('the time %s', (text, minutes) => expect(readTime(text)).toBe(minutes));

test('times and figures are written as they are read', () => {
  expect([1530, null, Number.NaN, -10].map(writeTime)).toEqual(['25:30', '', '', '-0:10']);
  expect(['48,306', '４８３０６', '', '12.5', 'x'].map((text) => readFigure(text, 0))).toEqual([
    ...[48_306, 48_306, null, Number.NaN, Number.NaN],
  ]);
  expect([readFigure('45.25', 2), readFigure('45.255', 2)]).toEqual([45.25, Number.NaN]);
  expect([null, 45.5].map(writeFigure)).toEqual(['', '45.5']);
});
