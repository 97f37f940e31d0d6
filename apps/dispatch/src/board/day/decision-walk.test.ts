import { expect, test } from 'vitest';
import { at, run } from '../../../test/board.ts';
import { stopAfter, type WalkStop, walkOf } from './decision-walk.ts';
import { type DecisionKind, decisionKinds } from './decisions.ts';

const [one, two, three, four] = [1, 2, 3, 4].map((hour) => run(hour, { start: at(`${hour}:00`) }));
if (!one || !two || !three || !four) throw new Error('four runs are made above');
const runs = { late: [], red: [two, three], amber: [one], unconfirmed: [one, two, four], requested: [] };

function walked(begin: DecisionKind, steps: number): string[] {
  const walk = walkOf(runs, begin);
  const stops: WalkStop[] = [];
  for (let step = 0; step < steps; step += 1) {
    const next = stopAfter(walk, stops.at(-1), begin);
    if (next) stops.push(next);
  }
  return stops.map(({ kind, run: { start } }) => `${kind} ${new Date(start).getUTCHours() - 15}`);
}

test('goes on to the next kind after the last of one, to each run once, and begins again', () => {
  expect(walked(decisionKinds[0], 5)).toEqual(['red 2', 'red 3', 'amber 1', 'unconfirmed 4', 'red 2']);
});

test('begins with the kind that was chosen, which then has all its runs', () => {
  expect(walked('unconfirmed', 5)).toEqual([
    'unconfirmed 1',
    'unconfirmed 2',
    'unconfirmed 4',
    'red 3',
    'unconfirmed 1',
  ]);
});

test('goes on from the place of a run that was decided', () => {
  const walk = walkOf({ ...runs, red: [three] }, 'late');
  expect(stopAfter(walk, { kind: 'red', run: two }, 'late')?.run).toBe(three);
  expect(stopAfter([], { kind: 'red', run: two }, 'late')).toBeUndefined();
});
