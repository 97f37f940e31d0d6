import { expect, test } from 'vitest';
import { clipped, merged, minutesOf, minutesWithin, type Span, without } from './span.ts';

type Pair = [number, number];

const spans = (pairs: Pair[]): Span[] => pairs.map(([start, end]) => ({ start, end }));

test.each<[Pair[], Pair[]]>([
  [[], []],
  [[[1, 2]], [[1, 2]]],
  [
    [
      [1, 2],
      [4, 5],
    ],
    [
      [1, 2],
      [4, 5],
    ],
  ],
  [
    [
      [4, 5],
      [1, 2],
    ],
    [
      [1, 2],
      [4, 5],
    ],
  ],
  [
    [
      [1, 2],
      [2, 3],
    ],
    [[1, 3]],
  ],
  [
    [
      [1, 4],
      [2, 3],
    ],
    [[1, 4]],
  ],
  [
    [
      [1, 3],
      [2, 5],
      [5, 6],
      [8, 9],
    ],
    [
      [1, 6],
      [8, 9],
    ],
  ],
  [[[3, 3]], []],
  [
    [
      [4, 3],
      [1, 2],
    ],
    [[1, 2]],
  ],
])('%j merges to %j', (given, expected) => expect(merged(spans(given))).toEqual(spans(expected)));

test.each<[Pair[], Pair[], Pair[]]>([
  [[[0, 10]], [], [[0, 10]]],
  [
    [[0, 10]],
    [[3, 5]],
    [
      [0, 3],
      [5, 10],
    ],
  ],
  [[[0, 10]], [[0, 5]], [[5, 10]]],
  [[[0, 10]], [[5, 10]], [[0, 5]]],
  [[[0, 10]], [[0, 10]], []],
  [[[2, 10]], [[0, 12]], []],
  [[[2, 10]], [[10, 12]], [[2, 10]]],
  [[[2, 10]], [[0, 2]], [[2, 10]]],
  [
    [
      [0, 4],
      [6, 10],
    ],
    [[3, 7]],
    [
      [0, 3],
      [7, 10],
    ],
  ],
  [
    [[0, 10]],
    [
      [1, 2],
      [4, 5],
    ],
    [
      [0, 1],
      [2, 4],
      [5, 10],
    ],
  ],
])('%j without %j is %j', (given, holes, expected) =>
  expect(without(spans(given), spans(holes))).toEqual(spans(expected)),
);

test.each<[Pair[], Pair, Pair[]]>([
  [[], [0, 9], []],
  [[[1, 2]], [0, 9], [[1, 2]]],
  [[[0, 9]], [0, 9], [[0, 9]]],
  [[[0, 9]], [2, 4], [[2, 4]]],
  [
    [
      [0, 3],
      [5, 9],
    ],
    [2, 6],
    [
      [2, 3],
      [5, 6],
    ],
  ],
  [
    [
      [0, 3],
      [5, 9],
    ],
    [0, 5],
    [[0, 3]],
  ],
  [
    [
      [0, 3],
      [5, 9],
    ],
    [3, 9],
    [[5, 9]],
  ],
])('%j within %j is %j', (given, [from, to], expected) =>
  expect(clipped(spans(given), from, to)).toEqual(spans(expected)),
);

test.each<[Pair[], Pair, number]>([
  [[], [0, 9], 0],
  [
    [
      [0, 3],
      [5, 9],
    ],
    [0, 9],
    7,
  ],
  [
    [
      [0, 3],
      [5, 9],
    ],
    [2, 6],
    2,
  ],
  [
    [
      [0, 3],
      [5, 9],
    ],
    [3, 5],
    0,
  ],
  [[[0, 3]], [5, 9], 0],
])('%j has within %j %i minutes', (given, [from, to], expected) =>
  expect(minutesWithin(spans(given), from, to)).toBe(expected),
);

test('adds up the minutes of spans', () => {
  expect(
    minutesOf(
      spans([
        [0, 3],
        [5, 9],
      ]),
    ),
  ).toBe(7);
});
