import { grantsOf, type Role } from '@haisha/rules/permission';
import { deliveryOperation } from '@haisha/rules/states/delivery-operation';
import { operationStatuses } from '@haisha/validation/delivery-choices';
import { expect, test } from 'vitest';
import { delivery } from '../../../test/deliveries.ts';
import { commandsOf, priceCommandsOf, resultCommandsOf } from './command.ts';

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
    names([
      ...commandsOf(delivery({ operationStatus }), () => true),
      ...resultCommandsOf(delivery({ operationStatus }), () => true),
    ]),
  );
  const words: Record<string, string> = { deliverPartly: 'deliver-partly', correctResult: 'correct-result' };
  const fromRun = ['assign', 'unassign', 'confirm', 'unconfirm'];
  const given = deliveryOperation.map(({ command }) => words[command] ?? command);
  const wanted = [...new Set(given)].filter((command) => !fromRun.includes(command));
  expect(new Set(shown)).toEqual(new Set([...wanted, 'split', 'follow-up']));
});

test.each([
  ['open', 'dispatcher', []],
  ['confirmed', 'dispatcher', []],
  ['loaded', 'dispatcher', ['correct-result']],
  ['delivered', 'dispatcher', ['correct-result']],
  ['delivered', 'driver', []],
  ['cancelled', 'dispatcher', []],
] as const)('the results of a delivery that is %s can be corrected by a %s: %j', (operationStatus, role, expected) => {
  expect(names(resultCommandsOf(delivery({ operationStatus }), canOf(role)))).toEqual(expected);
});

test('goods that came back are sent out once more at a time', () => {
  const followed = (operationStatus: 'open' | 'cancelled') =>
    delivery({
      operationStatus: 'failed',
      followedBy: [{ deliveryId: delivery().id, number: 'D20261122-0001', operationStatus }],
    });
  expect(names(commandsOf(followed('open'), () => true))).not.toContain('follow-up');
  expect(names(commandsOf(followed('cancelled'), () => true))).toContain('follow-up');
});

test('nothing moves once a closing has the delivery, or while it is archived', () => {
  const closed = delivery({ operationStatus: 'delivered', priceStatus: 'fixed', billingStatus: 'due' });
  expect(commandsOf(closed, () => true)).toEqual([]);
  expect(resultCommandsOf(closed, () => true)).toEqual([]);
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
