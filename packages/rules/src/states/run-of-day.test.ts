import { describe, expect, it } from 'vitest';
import { type AllocationTransition, allocationState } from './allocation-state.ts';
import { heldBack, nextOfDay, type RunOfDay } from './run-of-day.ts';
import { transitionOf } from './state-machine.ts';

const none: RunOfDay = {
  ...{ clockInAt: null, leaveGarageAt: null, returnGarageAt: null, callBefore: null, hasCallAfter: false },
};
const here = { ...none, clockInAt: '2026-11-26T17:00:00.000Z' };
const called = { ...here, callBefore: 'passed' } as const;
const refused = { ...here, callBefore: 'refused' } as const;
const left = { leaveGarageAt: '2026-11-26T17:30:00.000Z' };
const back = { ...left, returnGarageAt: '2026-11-27T02:00:00.000Z' };

describe('the next command of a run', () => {
  it.each([
    ['confirmed', none, null],
    ['confirmed', here, 'clockIn'],
    ['acknowledged', here, 'clockIn'],
    ['confirmed', { ...none, ...left }, 'depart'],
    ['confirmed', { ...none, callBefore: 'passed' }, null],
    ['clockedIn', here, null],
    ['clockedIn', called, 'call'],
    ['clockedIn', { ...here, ...left }, 'depart'],
    ['clockedIn', { ...called, ...left }, 'call'],
    ['clockedIn', { ...refused, ...left }, null],
    ['confirmed', { ...none, callBefore: 'refused', ...left }, null],
    ['called', called, null],
    ['called', { ...called, ...left }, 'depart'],
    ['called', { ...refused, ...left }, null],
    ['departed', { ...called, ...left }, null],
    ['departed', { ...called, ...back }, 'return'],
    ['returned', { ...called, ...back }, null],
    ['returned', { ...called, ...back, hasCallAfter: true }, 'callAfter'],
    ['postCalled', { ...called, ...back, hasCallAfter: true }, null],
    ['planned', { ...called, ...back }, null],
    ['requested', { ...called, ...back }, null],
    ['reported', { ...called, ...back, hasCallAfter: true }, null],
    ['locked', { ...called, ...back, hasCallAfter: true }, null],
    ['cancelled', { ...called, ...back }, null],
  ] as const)('%s with %j is %s', (status, of, command) => {
    expect(nextOfDay(status, of)).toBe(command);
  });

  it('leads from the confirmation to the call after duty, each step one of the state machine', () => {
    const all = { ...called, ...back, hasCallAfter: true };
    const steps: string[] = [];
    let status: Parameters<typeof nextOfDay>[0] = 'confirmed';
    for (let command = nextOfDay(status, all); command !== null; command = nextOfDay(status, all)) {
      const line: AllocationTransition | undefined = transitionOf(allocationState, status, command);
      if (!line) throw new Error(`${status} has no ${command}`);
      status = line.to;
      steps.push(status);
    }
    expect(steps).toEqual(['clockedIn', 'called', 'departed', 'returned', 'postCalled']);
  });
});

/** Whether what follows from here takes the run out of the garage. */
function leaves(from: Parameters<typeof nextOfDay>[0], of: RunOfDay): boolean {
  let status = from;
  for (let command = nextOfDay(status, of); command !== null; command = nextOfDay(status, of)) {
    if (command === 'depart') return true;
    status = transitionOf(allocationState, status, command)?.to ?? 'cancelled';
  }
  return false;
}

describe('a run whose driver has left', () => {
  it.each([
    ['planned', { ...called, ...left }, 'unconfirmed'],
    ['requested', { ...none, ...left }, 'unconfirmed'],
    ['accepted', { ...refused, ...left }, 'unconfirmed'],
    ['planned', called, null],
    ['confirmed', { ...refused, ...left }, 'callRefused'],
    ['called', { ...refused, ...left }, 'callRefused'],
    ['clockedIn', { ...here, ...left }, null],
    ['confirmed', refused, null],
    ['departed', { ...refused, ...left }, null],
    ['returned', { ...refused, ...back }, null],
    ['cancelled', { ...called, ...left }, null],
    ['declined', { ...called, ...left }, null],
  ] as const)('as %s with %j is held back by %s', (status, of, why) => {
    expect(heldBack(status, of)).toBe(why);
  });

  it.each(['confirmed', 'acknowledged', 'clockedIn', 'called'] as const)(
    'as %s either leaves with him or says why not',
    (status) => {
      for (const of of [
        { ...none, ...left },
        { ...called, ...left },
        { ...refused, ...left },
      ]) {
        expect([leaves(status, of), heldBack(status, of) !== null].filter(Boolean)).toHaveLength(1);
      }
    },
  );
});
