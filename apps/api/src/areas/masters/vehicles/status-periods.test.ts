import { describe, expect, it } from 'vitest';
import { makeRoom, type Period } from './status-periods.ts';

const open: Period = { from: '2026-01-01', to: null };

describe('earlier periods of a status', () => {
  it.each<[string, Period, Period, Period[]]>([
    [
      'end the day before an open one',
      open,
      { from: '2026-11-21', to: null },
      [{ from: '2026-01-01', to: '2026-11-20' }],
    ],
    [
      'go on after one with an end',
      open,
      { from: '2026-11-21', to: '2026-11-30' },
      [
        { from: '2026-01-01', to: '2026-11-20' },
        { from: '2026-12-01', to: null },
      ],
    ],
    [
      'start later when their first days are taken',
      open,
      { from: '2025-12-01', to: '2026-01-05' },
      [{ from: '2026-01-06', to: null }],
    ],
    [
      'go when all their days are taken',
      { from: '2026-12-10', to: '2026-12-12' },
      { from: '2026-12-01', to: null },
      [],
    ],
    ['go when the new one has the same days', open, open, []],
    ['have no day left after the last one', open, { from: '2026-01-01', to: '9999-12-31' }, []],
    [
      'stay when they are over before',
      { from: '2026-01-01', to: '2026-02-01' },
      { from: '2026-02-02', to: null },
      [{ from: '2026-01-01', to: '2026-02-01' }],
    ],
    [
      'stay when they begin after',
      { from: '2026-03-01', to: null },
      { from: '2026-02-02', to: '2026-02-28' },
      [{ from: '2026-03-01', to: null }],
    ],
    [
      'give a single day in the middle',
      { from: '2026-02-01', to: '2026-02-03' },
      { from: '2026-02-02', to: '2026-02-02' },
      [
        { from: '2026-02-01', to: '2026-02-01' },
        { from: '2026-02-03', to: '2026-02-03' },
      ],
    ],
  ])('%s', (_name, earlier, next, left) => {
    expect(makeRoom([earlier], next)).toEqual(left);
  });
});
