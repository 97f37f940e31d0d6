import type { Permission } from '../permission.ts';
import type { DeliveryCommand } from './delivery-operation.ts';
import type { Step } from './state-machine.ts';

type State =
  | 'planned'
  | 'requested'
  | 'accepted'
  | 'declined'
  | 'confirmed'
  | 'acknowledged'
  | 'clockedIn'
  | 'called'
  | 'departed'
  | 'returned'
  | 'postCalled'
  | 'reported'
  | 'approved'
  | 'locked'
  | 'cancelled';

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
export type AllocationCommand = (typeof allocationCommands)[number];

/**
 * What must be so: `own` and `hired` say whose vehicle it is; `judged` no finding is in the way, or somebody who may went
 * past it with a reason; `priced` the price is agreed, or a reason says why not; `called` an own vehicle had its roll call, or leaves without it as a red finding; `results` every
 * delivery has a result, or a reason says why not; `fit`, `reportComplete` and `totals` belong to attendance; `reason` it
 * says why.
 */
export type AllocationGuard =
  | 'own'
  | 'hired'
  | 'judged'
  | 'priced'
  | 'called'
  | 'results'
  | 'fit'
  | 'reportComplete'
  | 'totals'
  | 'reason';

export type AllocationTransition = Step<State, AllocationCommand> & {
  /** One of them is enough. */
  permissions: readonly Permission[];
  guards: readonly AllocationGuard[];
};

const planning = ['allocation.update'] as const;
const confirming = ['allocation.confirm'] as const;
const cancelling = ['allocation.archive'] as const;
const managing = ['allocation.override'] as const;
const answering = ['allocation.answer'] as const;
const driving = ['delivery.updateResult'] as const;
const punching = ['punch.create', 'punch.update'] as const;
const calling = ['rollCall.create'] as const;
const reporting = ['dutyRecord.create', 'dutyRecord.update'] as const;
const approving = ['dutyRecord.approve'] as const;

/** 配車の状態, from the plan to the closing. A run of a delivery company is asked for and answered before it is confirmed. */
export const allocationState: readonly AllocationTransition[] = [
  step('planned', 'request', 'requested', planning, 'hired', 'priced'),
  step('planned', 'confirm', 'confirmed', confirming, 'own', 'judged'),
  step('planned', 'cancel', 'cancelled', cancelling, 'reason'),
  step('requested', 'accept', 'accepted', answering),
  step('requested', 'decline', 'declined', answering, 'reason'),
  step('requested', 'withdraw', 'planned', planning),
  step('requested', 'cancel', 'cancelled', cancelling, 'reason'),
  step('accepted', 'confirm', 'confirmed', confirming, 'judged'),
  step('accepted', 'withdraw', 'planned', planning, 'reason'),
  step('accepted', 'cancel', 'cancelled', cancelling, 'reason'),
  step('declined', 'replan', 'planned', planning),
  step('declined', 'cancel', 'cancelled', cancelling, 'reason'),
  step('confirmed', 'acknowledge', 'acknowledged', driving),
  step('confirmed', 'clockIn', 'clockedIn', punching, 'own'),
  step('confirmed', 'depart', 'departed', driving, 'called'),
  step('confirmed', 'unconfirm', 'planned', managing, 'reason'),
  step('confirmed', 'cancel', 'cancelled', cancelling, 'reason'),
  step('acknowledged', 'clockIn', 'clockedIn', punching, 'own'),
  step('acknowledged', 'depart', 'departed', driving, 'called'),
  step('acknowledged', 'unconfirm', 'planned', managing, 'reason'),
  step('acknowledged', 'cancel', 'cancelled', cancelling, 'reason'),
  step('clockedIn', 'call', 'called', calling, 'fit'),
  step('clockedIn', 'depart', 'departed', driving, 'called'),
  step('clockedIn', 'cancel', 'cancelled', cancelling, 'reason'),
  step('called', 'depart', 'departed', driving, 'called'),
  step('called', 'cancel', 'cancelled', cancelling, 'reason'),
  step('departed', 'return', 'returned', driving, 'results'),
  step('departed', 'cancel', 'cancelled', managing, 'reason'),
  step('returned', 'callAfter', 'postCalled', calling, 'own'),
  step('returned', 'report', 'reported', reporting, 'reportComplete'),
  step('postCalled', 'report', 'reported', reporting, 'reportComplete'),
  step('reported', 'approve', 'approved', approving, 'totals'),
  step('reported', 'sendBack', 'returned', approving, 'reason'),
  step('approved', 'lock', 'locked', ['closing.approve']),
  step('approved', 'sendBack', 'reported', approving, 'reason'),
  step('locked', 'reopen', 'approved', ['closing.reopen'], 'reason'),
];

/** What a command of a run does to its deliveries, one after the other, each where the delivery allows it. */
export const effectsOnDeliveries: Readonly<Partial<Record<AllocationCommand, readonly DeliveryCommand[]>>> = {
  confirm: ['confirm'],
  unconfirm: ['unconfirm'],
  depart: ['depart'],
  cancel: ['unconfirm', 'unassign'],
};

/**
 * A run whose vehicle, crew, times and deliveries may still be changed, until it leaves: after a refused roll call somebody
 * else drives. After the confirmation that is a change to tell.
 */
export function isMovable(state: State): boolean {
  const beforeConfirmation = ['planned', 'requested', 'accepted', 'declined'];
  return [...beforeConfirmation, 'confirmed', 'acknowledged', 'clockedIn', 'called'].includes(state);
}

/** A run whose fees may still be set: one that a delivery company drives, until its report is approved. */
export function hasOpenFees({ ownership, status }: { ownership: 'own' | 'hired'; status: State }): boolean {
  return ownership === 'hired' && !['approved', 'locked', 'cancelled'].includes(status);
}

/** What a delivery company has said yes to is changed with a reason only (中小受託取引適正化法 第5条). */
export function isFeeAgreed(state: State): boolean {
  return !['planned', 'requested', 'declined'].includes(state);
}

function step(
  from: State,
  command: AllocationCommand,
  to: State,
  permissions: readonly Permission[],
  ...guards: AllocationGuard[]
): AllocationTransition {
  return { from, command, to, permissions, guards };
}
