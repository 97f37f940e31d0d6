import { describe, expect, test } from 'vitest';
import { scopeFor } from '../permission.ts';
import type { Role } from '../roles.ts';
import {
  allocationCommands,
  allocationState,
  effectsOnDeliveries,
  hasOpenFees,
  isFeeAgreed,
  isMovable,
} from './allocation-state.ts';
import { deliveryCommands } from './delivery-operation.ts';
import { transitionOf, transitionsFrom } from './state-machine.ts';

/** Where each command leads from each state; a point where it leads nowhere. */
const table = `
from         request   withdraw accept   decline  replan  confirm   unconfirm acknowledge  clockIn   call   depart   return   callAfter  report   sendBack approve  lock   reopen   cancel
planned      requested .        .        .        .       confirmed .         .            .         .      .        .        .          .        .        .        .      .        cancelled
requested    .         planned  accepted declined .       .         .         .            .         .      .        .        .          .        .        .        .      .        cancelled
accepted     .         planned  .        .        .       confirmed .         .            .         .      .        .        .          .        .        .        .      .        cancelled
declined     .         .        .        .        planned .         .         .            .         .      .        .        .          .        .        .        .      .        cancelled
confirmed    .         .        .        .        .       .         planned   acknowledged clockedIn .      departed .        .          .        .        .        .      .        cancelled
acknowledged .         .        .        .        .       .         planned   .            clockedIn .      departed .        .          .        .        .        .      .        cancelled
clockedIn    .         .        .        .        .       .         .         .            .         called departed .        .          .        .        .        .      .        cancelled
called       .         .        .        .        .       .         .         .            .         .      departed .        .          .        .        .        .      .        cancelled
departed     .         .        .        .        .       .         .         .            .         .      .        returned .          .        .        .        .      .        cancelled
returned     .         .        .        .        .       .         .         .            .         .      .        .        postCalled reported .        .        .      .        .
postCalled   .         .        .        .        .       .         .         .            .         .      .        .        .          reported .        .        .      .        .
reported     .         .        .        .        .       .         .         .            .         .      .        .        .          .        returned approved .      .        .
approved     .         .        .        .        .       .         .         .            .         .      .        .        .          .        reported .        locked .        .
locked       .         .        .        .        .       .         .         .            .         .      .        .        .          .        .        .        .      approved .
cancelled    .         .        .        .        .       .         .         .            .         .      .        .        .          .        .        .        .      .        .
`;
const [, ...lines] = table.trim().split('\n');
const states = lines.map((line) => line.split(/ +/)[0] ?? '') as Parameters<typeof isMovable>[0][];

test('every pair of state and command leads where the table says', () => {
  const rows = states.map((from) =>
    [from, ...allocationCommands.map((command) => transitionOf(allocationState, from, command)?.to ?? '.')].join(' '),
  );
  expect([['from', ...allocationCommands].join(' '), ...rows].join('\n')).toBe(table.trim().replace(/ +/g, ' '));
  const pairs = allocationState.map(({ from, command }) => `${from} ${command}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

function commandsOf(role: Role, from: (typeof states)[number]): string[] {
  return transitionsFrom(allocationState, from)
    .filter(({ permissions }) => permissions.some((permission) => scopeFor(role, permission)))
    .map(({ command }) => command);
}

describe('who may give which command', () => {
  test.each<[Role, (typeof states)[number], string[]]>([
    ['partner', 'requested', ['accept', 'decline']],
    ['partner', 'planned', []],
    ['driver', 'confirmed', ['acknowledge', 'clockIn', 'depart']],
    ['driver', 'planned', []],
    ['dispatcher', 'planned', ['request', 'confirm', 'cancel']],
    ['dispatcher', 'confirmed', ['acknowledge', 'depart', 'cancel']],
    ['dispatcher', 'departed', ['return']],
    ['manager', 'departed', ['return', 'cancel']],
    ['viewer', 'planned', []],
    ['accounting', 'confirmed', []],
  ])('%s, %s: %j', (role, from, expected) => expect(commandsOf(role, from)).toEqual(expected));
});

test('what goes backwards, and what is given up, says why', () => {
  const backwards = allocationState.filter(({ command }) =>
    ['unconfirm', 'sendBack', 'reopen', 'cancel'].includes(command),
  );
  expect(backwards.length).toBeGreaterThan(10);
  for (const { guards } of backwards) expect(guards).toContain('reason');
});

test('a run is confirmed only when it was judged, and that of a delivery company when it was accepted', () => {
  const confirmations = allocationState.filter(({ command }) => command === 'confirm');
  expect(confirmations.map(({ from, guards }) => [from, guards])).toEqual([
    ['planned', ['own', 'judged']],
    ['accepted', ['judged']],
  ]);
});

test('a delivery company is asked with a price, or with a reason for its absence', () => {
  expect(transitionOf(allocationState, 'planned', 'request')?.guards).toEqual(['hired', 'priced']);
});

test('fees are those of a hired run, open until its report is approved, and agreed once it was accepted', () => {
  const closed = ['approved', 'locked', 'cancelled'];
  expect(states.filter((status) => !hasOpenFees({ ownership: 'hired', status }))).toEqual(closed);
  expect(states.some((status) => hasOpenFees({ ownership: 'own', status }))).toBe(false);
  expect(states.filter((status) => !isFeeAgreed(status))).toEqual(['planned', 'requested', 'declined']);
});

test('effects are commands of deliveries', () => {
  const effects = Object.values(effectsOnDeliveries).flat();
  expect(effects.filter((effect) => !deliveryCommands.includes(effect))).toEqual([]);
});

test('a run is moved until it leaves', () => {
  expect(states.filter(isMovable)).toEqual([
    'planned',
    'requested',
    'accepted',
    'declined',
    'confirmed',
    'acknowledged',
    'clockedIn',
    'called',
  ]);
});
