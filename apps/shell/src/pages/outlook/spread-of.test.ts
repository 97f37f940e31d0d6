import type { DriverNearLimits } from '@haisha/validation/near-limits';
import { describe, expect, it } from 'vitest';
import { spreadOf } from './spread-of.ts';

const limit = 284;

function driver(id: string, hours: number, findings: Partial<DriverNearLimits> = {}): DriverNearLimits {
  const none = { red: 0, amber: 0, shortestRestMinutes: null };
  const named = { id, name: id, nameEn: null, departmentId: 'IW' };
  return { ...named, ...none, dutyMinutes: hours * 60, mostMinutes: limit * 60, usualMinutes: limit * 60, ...findings };
}

describe('the spread of duty', () => {
  it('puts drivers of the same four hours above one another, the one nearest to a limit on top', () => {
    const { dots, rows } = spreadOf([driver('worst', 202), driver('next', 203.9), driver('other', 204)]);
    expect(dots).toEqual([
      { id: 'other', column: 204, row: 0, level: 'fine' },
      { id: 'next', column: 200, row: 0, level: 'fine' },
      { id: 'worst', column: 200, row: 1, level: 'fine' },
    ]);
    expect(rows).toBe(8);
  });

  it.each([
    [0, {}, 'fine'],
    [255.5, {}, 'fine'],
    [255.6, {}, 'amber'],
    [100, { amber: 1 }, 'amber'],
    [100, { red: 1, amber: 2 }, 'red'],
    [300, { red: 1 }, 'red'],
  ] as const)('colours %s hours with %j as %s', (hours, findings, level) => {
    expect(spreadOf([driver('one', hours, findings)]).dots).toMatchObject([{ level }]);
  });

  it('begins with a full label, ends beyond the limit and whoever is beyond it, and leaves the limit its label', () => {
    expect(spreadOf([driver('few', 66)])).toMatchObject({
      from: 40,
      until: 292,
      limit,
      agreed: null,
      ticks: [40, 80, 120, 160, 200, 240],
    });
    expect(spreadOf([driver('over', 301)])).toMatchObject({ from: 280, until: 308, ticks: [] });
  });

  it('goes on to the limit that an agreement allows', () => {
    const drivers = [driver('usual', 270), driver('agreed', 290, { amber: 1, mostMinutes: 310 * 60 })];
    expect(spreadOf(drivers)).toMatchObject({ until: 318, limit, agreed: 310 });
  });
});
