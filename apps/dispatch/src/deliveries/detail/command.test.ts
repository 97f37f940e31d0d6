import { grantsOf, type Role } from '@haisha/rules/permission';
import { deliveryOperation } from '@haisha/rules/states/delivery-operation';
import { operationStatuses } from '@haisha/validation/delivery-choices';
import { expect, test } from 'vitest';
import { delivery } from '../../../test/deliveries.ts';
import { commandsOf, priceCommandsOf } from './command.ts';

const canOf = (role: Role) => (permission: string) => Object.hasOwn(grantsOf([role]), permission);
const names = (commands: readonly { name: string }[]) => commands.map(({ name }) => name);

test.each<[Role, (typeof operationStatuses)[number], string[]]>([
  ['dispatcher', 'draft', ['open', 'split', 'cancel']],
  ['dispatcher', 'open', ['split', 'cancel']],
  ['dispatcher', 'confirmed', ['load', 'depart', 'arrive', 'deliver', 'deliver-partly', 'fail', 'cancel']],
  ['dispatcher', 'arrived', ['deliver', 'deliver-partly', 'fail']],
  ['manager', 'arrived', ['deliver', 'deliver-partly', 'fail', 'correct', 'cancel']],
  ['admin', 'failed', ['correct', 'follow-up']],
  ['driver', 'inTransit', ['arrive', 'deliver', 'deliver-partly', 'fail']],
  ['accounting', 'confirmed', []],
])(
  'a %s may do with a delivery that is %s what the states and the permissions say',
  (role, operationStatus, expected) => {
    expect(names(commandsOf(delivery({ operationStatus }), canOf(role)))).toEqual(expected);
  },
);

test('every command of the state machine stands in some state, but for those that follow from a run', () => {
  const shown = operationStatuses.flatMap((operationStatus) =>
    names(commandsOf(delivery({ operationStatus }), () => true)),
  );
  const fromRun = ['assign', 'unassign', 'confirm', 'unconfirm'];
  const given = deliveryOperation.map(({ command }) => (command === 'deliverPartly' ? 'deliver-partly' : command));
  const wanted = [...new Set(given)].filter((command) => !fromRun.includes(command));
  expect(new Set(shown)).toEqual(new Set([...wanted, 'split', 'follow-up']));
});

test('nothing moves once a closing has the delivery, or while it is archived', () => {
  const closed = delivery({ operationStatus: 'delivered', priceStatus: 'fixed', billingStatus: 'due' });
  expect(commandsOf(closed, () => true)).toEqual([]);
  expect(priceCommandsOf(closed, () => true)).toEqual([]);
  expect(commandsOf(delivery({ archivedAt: '2026-11-20T00:00:00.000Z' }), () => true)).toEqual([]);
});

test.each([
  ['undecided', ['set-price']],
  ['provisional', ['set-price', 'fix-price']],
  ['fixed', ['unfix-price']],
] as const)(
  'a price that is %s offers its commands to accounting, and none to a dispatcher without the permission',
  (priceStatus, expected) => {
    const row = delivery({ priceStatus });
    expect(names(priceCommandsOf(row, canOf('accounting')))).toEqual(expected);
    expect(priceCommandsOf(row, canOf('dispatcher'))).toEqual([]);
  },
);
