import { describe, expect, test } from 'vitest';
import { scopeFor } from '../permission.ts';
import { billingCommands, deliveryBilling, isClosed } from './delivery-billing.ts';
import { deliveryCommands, deliveryOperation, isPlan } from './delivery-operation.ts';
import { deliveryPrice, priceCommands } from './delivery-price.ts';
import { transitionOf, transitionsFrom } from './state-machine.ts';

/** Where each command leads from each state; a point where it leads nowhere. */
const operation = `
from      open assign   unassign confirm   unconfirm load   depart    arrive  deliver   deliverPartly fail   correctResult correct   cancel
draft     open .        .        .         .         .      .         .       .         .             .      .             .         cancelled
open      .    assigned .        .         .         .      .         .       .         .             .      .             .         cancelled
assigned  .    .        open     confirmed .         .      .         .       .         .             .      .             .         cancelled
confirmed .    .        .        .         assigned  loaded inTransit arrived delivered partial       failed .             .         cancelled
loaded    .    .        .        .         .         .      inTransit arrived delivered partial       failed loaded        confirmed cancelled
inTransit .    .        .        .         .         .      .         arrived delivered partial       failed inTransit     loaded    cancelled
arrived   .    .        .        .         .         .      .         .       delivered partial       failed arrived       inTransit cancelled
delivered .    .        .        .         .         .      .         .       .         .             .      delivered     arrived   .
partial   .    .        .        .         .         .      .         .       .         .             .      partial       arrived   .
failed    .    .        .        .         .         .      .         .       .         .             .      failed        arrived   .
cancelled .    .        .        .         .         .      .         .       .         .             .      .             open      .
`;
const price = `
from        set         clear     fix   unfix
undecided   provisional undecided .     .
provisional provisional undecided fixed .
fixed       .           .         .     provisional
`;
const billing = `
from     close reopen   bill   cancelBill pay  cancelPayment
unbilled due   .        .      .          .    .
due      .     unbilled billed .          .    .
billed   .     .        .      due        paid .
paid     .     .        .      .          .    billed
`;

type Machine = Parameters<typeof transitionOf>[0];

function walk(machine: Machine, commands: readonly string[], table: string): string {
  const [, ...lines] = table.trim().split('\n');
  const states = lines.map((line) => line.split(/ +/)[0] ?? '');
  const rows = states.map((from) =>
    [from, ...commands.map((command) => transitionOf(machine, from, command)?.to ?? '.')].join(' '),
  );
  return [['from', ...commands].join(' '), ...rows].join('\n');
}

const narrow = (table: string) => table.trim().replace(/ +/g, ' ');

describe('every pair of state and command', () => {
  test.each([
    ['operation', deliveryOperation, deliveryCommands, operation],
    ['price', deliveryPrice, priceCommands, price],
    ['billing', deliveryBilling, billingCommands, billing],
  ] as const)('of the %s leads where the table says', (_, machine, commands, table) => {
    expect(walk(machine as Machine, commands, table)).toBe(narrow(table));
    const pairs = machine.map(({ from, command }) => `${from} ${command}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

test('what was delivered is corrected by operation managers only, and with a reason', () => {
  const corrections = deliveryOperation.filter(({ command }) => command === 'correct');
  expect(corrections).toHaveLength(7);
  for (const { permission, guard } of corrections) {
    expect(guard).toBe('reason');
    expect(scopeFor('manager', permission)).toBe('all');
    expect(scopeFor('dispatcher', permission)).toBeUndefined();
  }
});

test('results are corrected by the office, with a reason, and the state stays', () => {
  const corrections = deliveryOperation.filter(({ command }) => command === 'correctResult');
  expect(corrections).toHaveLength(6);
  for (const { from, to, permission, guard } of corrections) {
    expect([to, guard]).toEqual([from, 'reason']);
    expect(scopeFor('dispatcher', permission)).toBe('all');
    expect([scopeFor('driver', permission), scopeFor('partner', permission)]).toEqual([undefined, undefined]);
  }
});

test('a dispatcher cancels until a delivery has left, an operation manager afterwards', () => {
  const may = (from: 'loaded' | 'inTransit') => {
    const line = transitionOf(deliveryOperation, from, 'cancel');
    return line && scopeFor('dispatcher', line.permission);
  };
  expect(may('loaded')).toBe('all');
  expect(may('inTransit')).toBeUndefined();
});

test('a driver writes the results of the own deliveries and opens none', () => {
  const own = transitionsFrom(deliveryOperation, 'arrived').filter(
    ({ permission }) => scopeFor('driver', permission) === 'own',
  );
  expect(own.map(({ command }) => command)).toEqual(['deliver', 'deliverPartly', 'fail']);
  expect(transitionsFrom(deliveryOperation, 'draft').map(({ permission }) => scopeFor('driver', permission))).toEqual([
    undefined,
    undefined,
  ]);
});

test('a delivery is a plan until it is loaded, and open until a closing has it', () => {
  expect(
    ['draft', 'open', 'assigned', 'confirmed', 'loaded', 'cancelled'].map((state) => isPlan(state as 'open')),
  ).toEqual([true, true, true, true, false, false]);
  expect(['unbilled', 'due', 'billed', 'paid'].map((state) => isClosed(state as 'due'))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
