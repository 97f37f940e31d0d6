import { describe, expect, test } from 'vitest';
import { daySpans, edgesOf, liesWithin, type Months } from './day-span.ts';

test.each<[string, string, Months, boolean]>([
  ['2026-11-26', '2026-11-26', [0, 0], true],
  ['2026-11-27', '2026-11-26', [0, 0], false],
  ['2026-11-25', '2026-11-26', [0, 0], false],
  ['2026-11-25', '2026-11-26', [-12, 0], true],
  ['2025-11-26', '2026-11-26', [-12, 0], true],
  ['2025-11-25', '2026-11-26', [-12, 0], false],
  ['2027-01-26', '2026-11-26', [0, 2], true],
  ['2027-01-27', '2026-11-26', [0, 2], false],
  ['2027-02-28', '2026-12-31', [0, 2], true],
  ['2027-03-01', '2026-12-31', [0, 2], false],
  ['2027-03-01', '2026-12-31', [2, 9], true],
  ['2025-02-28', '2024-02-29', [0, 12], true],
  ['2025-03-01', '2024-02-29', [12, 24], true],
  ['2026-12-01', '2027-01-01', [-1, 0], true],
  ['1900-01-01', '2000-01-01', [-1_200, 0], true],
])('%s lies, seen from %s, within %j: %s', (day, of, months, expected) => {
  expect(liesWithin(day, of, months)).toBe(expected);
});

test('its edges are days of the calendar', () => {
  expect(edgesOf('2026-12-31', [-10, 2])).toEqual({ earliest: '2026-02-28', latest: '2027-02-28' });
});

describe('what is usual of a day is possible', () => {
  const all = Object.entries(daySpans).flatMap(([record, days]) =>
    Object.entries(days).flatMap(([path, spans]) =>
      spans.map((span) => ({ name: `${record} ${path} ${span.of}`, ...span })),
    ),
  );
  test.each(all)('$name', ({ possible, usual }) => {
    expect([possible[0] <= usual[0], usual[0] <= usual[1], usual[1] <= possible[1]]).toEqual([true, true, true]);
  });
});
