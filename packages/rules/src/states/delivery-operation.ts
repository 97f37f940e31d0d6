import type { Permission } from '../permission.ts';
import type { Transition } from './transition.ts';

/** How far a delivery is (運行状況), apart from its price and its invoice. */
export const deliveryOperationStates = [
  'draft',
  'open',
  'assigned',
  'confirmed',
  'loaded',
  'inTransit',
  'arrived',
  'delivered',
  'partial',
  'failed',
  'cancelled',
] as const;

export const deliveryOperationCommands = [
  'release',
  'assign',
  'unassign',
  'confirm',
  'unconfirm',
  'load',
  'depart',
  'arrive',
  'deliver',
  'deliverPartly',
  'fail',
  'correct',
  'cancel',
] as const;

export type DeliveryOperationState = (typeof deliveryOperationStates)[number];
export type DeliveryOperationCommand = (typeof deliveryOperationCommands)[number];

/** `fits` is capacity and temperature zones, `result` the time, quantity and temperature that a delivery needs. */
export type DeliveryOperationGuard = 'salesOpen' | 'requiredFields' | 'fits' | 'result' | 'reason';

type Move = Transition<DeliveryOperationState, DeliveryOperationCommand, DeliveryOperationGuard>;

const office = ['delivery.update'] as const;
const planning = ['allocation.update'] as const;
const confirming = ['allocation.confirm'] as const;
const manager = ['allocation.override'] as const;
const onTheWay = ['delivery.updateResult', 'delivery.update'] as const;

/** The moves of a delivery; none is possible once its sales are closed. */
export const deliveryOperation: readonly Move[] = [
  move('draft', 'release', 'open', office, 'requiredFields'),
  move('draft', 'cancel', 'cancelled', office, 'reason'),
  move('open', 'assign', 'assigned', planning, 'fits'),
  move('open', 'cancel', 'cancelled', office, 'reason'),
  move('assigned', 'confirm', 'confirmed', confirming),
  move('assigned', 'unassign', 'open', planning),
  move('assigned', 'cancel', 'cancelled', office, 'reason'),
  move('confirmed', 'load', 'loaded', onTheWay),
  // Not every driver reports the loading.
  move('confirmed', 'depart', 'inTransit', onTheWay),
  move('confirmed', 'unconfirm', 'assigned', manager, 'reason'),
  move('confirmed', 'cancel', 'cancelled', office, 'reason'),
  move('loaded', 'depart', 'inTransit', onTheWay),
  move('loaded', 'correct', 'confirmed', manager, 'reason'),
  move('loaded', 'cancel', 'cancelled', office, 'reason'),
  move('inTransit', 'arrive', 'arrived', onTheWay),
  move('inTransit', 'correct', 'loaded', manager, 'reason'),
  move('inTransit', 'cancel', 'cancelled', manager, 'reason'),
  move('arrived', 'deliver', 'delivered', onTheWay, 'result'),
  move('arrived', 'deliverPartly', 'partial', onTheWay, 'result', 'reason'),
  move('arrived', 'fail', 'failed', onTheWay, 'reason'),
  move('arrived', 'correct', 'inTransit', manager, 'reason'),
  move('arrived', 'cancel', 'cancelled', manager, 'reason'),
  move('delivered', 'correct', 'arrived', manager, 'reason'),
  move('partial', 'correct', 'arrived', manager, 'reason'),
  move('failed', 'correct', 'arrived', manager, 'reason'),
];

function move(
  from: DeliveryOperationState,
  command: DeliveryOperationCommand,
  to: DeliveryOperationState,
  permissions: readonly Permission[],
  ...guards: DeliveryOperationGuard[]
): Move {
  return { from, command, to, permissions, guards: ['salesOpen', ...guards] };
}
