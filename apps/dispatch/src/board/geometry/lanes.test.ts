import { expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';

const bar = (id: string, start: number, end: number) => ({ id, start, end });

test.each([
  ['nothing', [], {}, 1],
  ['bars that touch', [bar('a', 0, 5), bar('b', 5, 9)], { a: 0, b: 0 }, 1],
  ['two that overlap', [bar('b', 3, 9), bar('a', 0, 5)], { a: 0, b: 1 }, 2],
  ['one within another', [bar('a', 0, 9), bar('b', 2, 3), bar('c', 4, 5)], { a: 0, b: 1, c: 1 }, 2],
  [
    'three at once and one behind',
    [bar('a', 0, 4), bar('b', 0, 5), bar('c', 1, 3), bar('d', 3, 6)],
    { a: 1, b: 0, c: 2, d: 2 },
    3,
  ],
])('%s', (_, bars, lanes, count) => {
  const given = lanesOf(bars);
  expect(Object.fromEntries(given.laneOf)).toEqual(lanes);
  expect(given.count).toBe(count);
});

test('no two bars of a lane overlap, however many there are', () => {
  const bars = Array.from({ length: 300 }, (_, index) =>
    bar(`${index}`, (index * 37) % 211, ((index * 37) % 211) + 1 + (index % 23)),
  );
  const { laneOf, count } = lanesOf(bars);
  for (let lane = 0; lane < count; lane += 1) {
    const inLane = bars.filter(({ id }) => laneOf.get(id) === lane).sort((a, b) => a.start - b.start);
    inLane.reduce((before, after) => {
      expect(before.end).toBeLessThanOrEqual(after.start);
      return after;
    });
  }
});
