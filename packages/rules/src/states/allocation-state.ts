import type { Permission } from '../permission.ts';
import type { DeliveryOperationCommand } from './delivery-operation.ts';
import type { Transition } from './transition.ts';

/** How far a run is, from the plan to the closing. */
export const allocationStates = [
  'planned',
  'requested',
  'accepted',
  'declined',
  'confirmed',
  'acknowledged',
  'clockedIn',
  'called',
  'departed',
  'returned',
  'postCalled',
  'reported',
  'approved',
  'locked',
  'cancelled',
] as const;

export const allocationCommands = [
  'request',
  'withdraw',
  'accept',
  'decline',
  'replan',
  'confirm',
  'unconfirm',
  'acknowledge',
  'clockIn',
  'call',
  'depart',
  'return',
  'callAfter',
  'report',
  'sendBack',
  'approve',
  'lock',
  'reopen',
  'cancel',
] as const;

export type AllocationState = (typeof allocationStates)[number];
export type AllocationCommand = (typeof allocationCommands)[number];

/**
 * `own` and `hired` say whose vehicle it is. A red finding may be overridden with a reason, and an own vehicle without its
 * roll call is a red warning: `noRedFinding` and `calledOrWarned` hold when that is on record. A hired one needs no call.
 */
export type AllocationGuard =
  | 'own'
  | 'hired'
  | 'orderFormSent'
  | 'noRedFinding'
  | 'fitForDuty'
  | 'calledOrWarned'
  | 'everyStopHasResult'
  | 'reportComplete'
  | 'totalsConsistent'
  | 'reason';

type Move = Transition<AllocationState, AllocationCommand, AllocationGuard>;

const planning = ['allocation.update'] as const;
const confirming = ['allocation.confirm'] as const;
const cancelling = ['allocation.archive'] as const;
const manager = ['allocation.override'] as const;
const answering = ['allocation.answer', 'allocation.update'] as const;
const onTheWay = ['delivery.updateResult', 'allocation.update'] as const;
const punching = ['punch.create', 'punch.update'] as const;
const calling = ['rollCall.create'] as const;
const reporting = ['dutyRecord.create', 'dutyRecord.update'] as const;
const approving = ['dutyRecord.approve'] as const;

/** The moves of a run. */
export const allocationState: readonly Move[] = [
  move('planned', 'confirm', 'confirmed', confirming, 'own', 'noRedFinding'),
  move('planned', 'request', 'requested', planning, 'hired', 'orderFormSent'),
  move('planned', 'cancel', 'cancelled', cancelling, 'reason'),
  move('requested', 'accept', 'accepted', answering),
  move('requested', 'decline', 'declined', answering),
  move('requested', 'withdraw', 'planned', planning),
  move('requested', 'cancel', 'cancelled', cancelling, 'reason'),
  move('accepted', 'confirm', 'confirmed', confirming, 'noRedFinding'),
  move('accepted', 'withdraw', 'planned', planning, 'reason'),
  move('accepted', 'cancel', 'cancelled', cancelling, 'reason'),
  move('declined', 'replan', 'planned', planning),
  move('declined', 'cancel', 'cancelled', cancelling, 'reason'),
  move('confirmed', 'acknowledge', 'acknowledged', onTheWay),
  move('confirmed', 'clockIn', 'clockedIn', punching),
  move('confirmed', 'depart', 'departed', onTheWay, 'calledOrWarned'),
  move('confirmed', 'unconfirm', 'planned', manager, 'reason'),
  move('confirmed', 'cancel', 'cancelled', cancelling, 'reason'),
  move('acknowledged', 'clockIn', 'clockedIn', punching),
  move('acknowledged', 'depart', 'departed', onTheWay, 'calledOrWarned'),
  move('acknowledged', 'unconfirm', 'planned', manager, 'reason'),
  move('acknowledged', 'cancel', 'cancelled', cancelling, 'reason'),
  move('clockedIn', 'call', 'called', calling, 'fitForDuty'),
  move('clockedIn', 'depart', 'departed', onTheWay, 'calledOrWarned'),
  move('clockedIn', 'cancel', 'cancelled', cancelling, 'reason'),
  move('called', 'depart', 'departed', onTheWay),
  move('called', 'cancel', 'cancelled', cancelling, 'reason'),
  move('departed', 'return', 'returned', onTheWay, 'everyStopHasResult'),
  move('departed', 'cancel', 'cancelled', manager, 'reason'),
  move('returned', 'callAfter', 'postCalled', calling, 'own'),
  move('returned', 'report', 'reported', reporting, 'calledOrWarned', 'reportComplete'),
  move('postCalled', 'report', 'reported', reporting, 'reportComplete'),
  move('reported', 'approve', 'approved', approving, 'totalsConsistent'),
  move('reported', 'sendBack', 'returned', approving, 'reason'),
  move('approved', 'lock', 'locked', ['closing.approve']),
  move('approved', 'sendBack', 'reported', approving, 'reason'),
  move('locked', 'reopen', 'approved', ['closing.reopen'], 'reason'),
];

/** What a command of a run does to its deliveries, one after the other, each where the delivery allows it. */
export const effectsOnDeliveries: Readonly<Partial<Record<AllocationCommand, readonly DeliveryOperationCommand[]>>> = {
  confirm: ['confirm'],
  unconfirm: ['unconfirm'],
  depart: ['depart'],
  cancel: ['unconfirm', 'unassign'],
};

function move(
  from: AllocationState,
  command: AllocationCommand,
  to: AllocationState,
  permissions: readonly Permission[],
  ...guards: AllocationGuard[]
): Move {
  return { from, command, to, permissions, guards };
}
