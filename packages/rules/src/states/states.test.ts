import { describe, expect, test } from 'vitest';
import { permissions } from '../permission.ts';
import { allocationCommands, allocationState, allocationStates, effectsOnDeliveries } from './allocation-state.ts';
import { deliveryBilling, deliveryBillingCommands, deliveryBillingStates } from './delivery-billing.ts';
import { deliveryOperation, deliveryOperationCommands, deliveryOperationStates } from './delivery-operation.ts';
import { deliveryPrice, deliveryPriceCommands, deliveryPriceStates } from './delivery-price.ts';
import { type Transition, transitionOf, transitionsFrom } from './transition.ts';

type Machine = {
  name: string;
  moves: readonly Transition<string, string, string>[];
  states: readonly string[];
  commands: readonly string[];
  /** By state, what each command leads to. Everything else is refused. */
  allowed: Record<string, string>;
};

const machines: Machine[] = [
  {
    name: 'operation of a delivery',
    moves: deliveryOperation,
    states: deliveryOperationStates,
    commands: deliveryOperationCommands,
    allowed: {
      draft: 'release>open cancel>cancelled',
      open: 'assign>assigned cancel>cancelled',
      assigned: 'confirm>confirmed unassign>open cancel>cancelled',
      confirmed: 'load>loaded depart>inTransit unconfirm>assigned cancel>cancelled',
      loaded: 'depart>inTransit correct>confirmed cancel>cancelled',
      inTransit: 'arrive>arrived correct>loaded cancel>cancelled',
      arrived: 'deliver>delivered deliverPartly>partial fail>failed correct>inTransit cancel>cancelled',
      delivered: 'correct>arrived',
      partial: 'correct>arrived',
      failed: 'correct>arrived',
      cancelled: '',
    },
  },
  {
    name: 'price of a delivery',
    moves: deliveryPrice,
    states: deliveryPriceStates,
    commands: deliveryPriceCommands,
    allowed: {
      undetermined: 'price>provisional',
      provisional: 'price>provisional fix>fixed',
      fixed: 'unfix>provisional',
    },
  },
  {
    name: 'billing of a delivery',
    moves: deliveryBilling,
    states: deliveryBillingStates,
    commands: deliveryBillingCommands,
    allowed: {
      unbilled: 'include>inClosing',
      inClosing: 'bill>billed exclude>unbilled',
      billed: 'pay>paid cancel>cancelled',
      paid: 'unpay>billed',
      cancelled: 'reissue>inClosing',
    },
  },
  {
    name: 'allocation',
    moves: allocationState,
    states: allocationStates,
    commands: allocationCommands,
    allowed: {
      planned: 'confirm>confirmed request>requested cancel>cancelled',
      requested: 'accept>accepted decline>declined withdraw>planned cancel>cancelled',
      accepted: 'confirm>confirmed withdraw>planned cancel>cancelled',
      declined: 'replan>planned cancel>cancelled',
      confirmed: 'acknowledge>acknowledged clockIn>clockedIn depart>departed unconfirm>planned cancel>cancelled',
      acknowledged: 'clockIn>clockedIn depart>departed unconfirm>planned cancel>cancelled',
      clockedIn: 'call>called depart>departed cancel>cancelled',
      called: 'depart>departed cancel>cancelled',
      departed: 'return>returned cancel>cancelled',
      returned: 'callAfter>postCalled report>reported',
      postCalled: 'report>reported',
      reported: 'approve>approved sendBack>returned',
      approved: 'lock>locked sendBack>reported',
      locked: 'reopen>approved',
      cancelled: '',
    },
  },
];

describe.each(machines)('$name', ({ allowed, commands, moves, states }) => {
  const targetOf = (state: string, command: string) =>
    (allowed[state] ?? '')
      .split(' ')
      .find((move) => move.startsWith(`${command}>`))
      ?.split('>')[1] ?? null;

  test.each(states.flatMap((state) => commands.map((command) => [command, state] as const)))(
    '%s from %s',
    (command, state) => {
      expect(transitionOf(moves, state, command)?.to ?? null).toBe(targetOf(state, command));
    },
  );

  test('says every move once, with a permission that exists', () => {
    const keys = moves.map(({ command, from }) => `${from} ${command}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(moves.flatMap((move) => move.permissions).filter((one) => !permissions.includes(one))).toEqual([]);
    expect(moves.filter((move) => move.permissions.length === 0)).toEqual([]);
  });

  test('reaches every state from the first, and uses every command', () => {
    const reached = new Set([states[0]]);
    for (const _ of states) for (const { from, to } of moves) if (reached.has(from)) reached.add(to);
    expect(states.filter((state) => !reached.has(state))).toEqual([]);
    expect(commands.filter((command) => !moves.some((move) => move.command === command))).toEqual([]);
  });

  test('asks for a reason wherever something is taken back or given up', () => {
    const back = [
      'cancel',
      'correct',
      'unconfirm',
      'fail',
      'deliverPartly',
      'unfix',
      'unpay',
      'reissue',
      'sendBack',
      'reopen',
    ];
    const without = moves.filter(({ command, guards }) => back.includes(command) && !guards.includes('reason'));
    expect(without).toEqual([]);
  });

  test('lists the moves from a state', () => {
    for (const state of states)
      expect(transitionsFrom(moves, state).map(({ from }) => from)).toEqual(
        transitionsFrom(moves, state).map(() => state),
      );
    expect(states.flatMap((state) => transitionsFrom(moves, state))).toHaveLength(moves.length);
  });
});

describe('who and what', () => {
  test.each([
    ['open', 'cancel', ['delivery.update']],
    ['inTransit', 'cancel', ['allocation.override']],
    ['delivered', 'correct', ['allocation.override']],
    ['confirmed', 'unconfirm', ['allocation.override']],
    ['arrived', 'deliver', ['delivery.updateResult', 'delivery.update']],
  ] as const)('a delivery that is %s: %s needs one of %j', (state, command, needed) => {
    expect(transitionOf(deliveryOperation, state, command)?.permissions).toEqual(needed);
  });

  test.each([
    ['planned', 'confirm', ['own', 'noRedFinding']],
    ['planned', 'request', ['hired', 'orderFormSent']],
    ['clockedIn', 'call', ['fitForDuty']],
    ['clockedIn', 'depart', ['calledOrWarned']],
    ['called', 'depart', []],
    ['departed', 'return', ['everyStopHasResult']],
    ['reported', 'approve', ['totalsConsistent']],
  ] as const)('a run that is %s: %s needs %j', (state, command, guards) => {
    expect(transitionOf(allocationState, state, command)?.guards).toEqual(guards);
  });

  test('a delivery does not move once its sales are closed', () => {
    expect(deliveryOperation.filter(({ guards }) => !guards.includes('salesOpen'))).toEqual([]);
    expect(deliveryPrice.filter(({ guards }) => !guards.includes('salesOpen'))).toEqual([]);
  });
});

describe('a run and its deliveries', () => {
  test.each([
    ['confirm', 'assigned', 'confirmed'],
    ['unconfirm', 'confirmed', 'assigned'],
    ['depart', 'confirmed', 'inTransit'],
    ['depart', 'loaded', 'inTransit'],
    ['cancel', 'confirmed', 'open'],
    ['cancel', 'assigned', 'open'],
    ['cancel', 'delivered', 'delivered'],
    ['return', 'inTransit', 'inTransit'],
  ] as const)('%s takes a delivery from %s to %s', (command, from, to) => {
    const end = (effectsOnDeliveries[command] ?? []).reduce<(typeof deliveryOperationStates)[number]>(
      (state, effect) => transitionOf(deliveryOperation, state, effect)?.to ?? state,
      from,
    );
    expect(end).toBe(to);
  });
});
