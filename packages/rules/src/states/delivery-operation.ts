import type { Transition } from './state-machine.ts';

type State =
  | 'draft'
  | 'open'
  | 'assigned'
  | 'confirmed'
  | 'loaded'
  | 'inTransit'
  | 'arrived'
  | 'delivered'
  | 'partial'
  | 'failed'
  | 'cancelled';

/** What is done to a delivery; assign, unassign, confirm and unconfirm follow from what is done to its run. */
export const deliveryCommands = [
  'open',
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
  'correctResult',
  'correct',
  'cancel',
] as const;
export type DeliveryCommand = (typeof deliveryCommands)[number];

/**
 * What must be so: `livePlaces` origin and destination are not archived, `run` it is on a run, `result` the results that
 * belong to the command are given, `reason` it says why.
 */
type Guard = 'livePlaces' | 'run' | 'result' | 'reason';

export type DeliveryTransition = Transition<State, DeliveryCommand, Guard>;

/** Results come in order from a phone, or all at once from the office: later ones leave out the earlier ones. */
function results(from: State, commands: readonly DeliveryCommand[]): DeliveryTransition[] {
  const states = {
    load: 'loaded',
    depart: 'inTransit',
    arrive: 'arrived',
    deliver: 'delivered',
    deliverPartly: 'partial',
    fail: 'failed',
  } as const;
  return Object.entries(states)
    .filter(([command]) => commands.includes(command as DeliveryCommand))
    .map(([command, to]) => ({
      from,
      command: command as DeliveryCommand,
      to,
      permission: 'delivery.updateResult',
      guard: 'result',
    }));
}

/** The results are set right, with a reason; the state stays. */
function correctResult(state: State): DeliveryTransition {
  return { from: state, command: 'correctResult', to: state, permission: 'delivery.update', guard: 'reason' };
}

const handover = ['deliver', 'deliverPartly', 'fail'] as const;

/** 配送状況: only operation managers go backwards, with a reason, one step at a time. */
export const deliveryOperation: readonly DeliveryTransition[] = [
  { from: 'draft', command: 'open', to: 'open', permission: 'delivery.update', guard: 'livePlaces' },
  { from: 'draft', command: 'cancel', to: 'cancelled', permission: 'delivery.update', guard: 'reason' },
  { from: 'open', command: 'assign', to: 'assigned', permission: 'allocation.update', guard: 'run' },
  { from: 'open', command: 'cancel', to: 'cancelled', permission: 'delivery.update', guard: 'reason' },
  { from: 'assigned', command: 'unassign', to: 'open', permission: 'allocation.update' },
  { from: 'assigned', command: 'confirm', to: 'confirmed', permission: 'allocation.confirm', guard: 'run' },
  { from: 'assigned', command: 'cancel', to: 'cancelled', permission: 'delivery.update', guard: 'reason' },
  ...results('confirmed', ['load', 'depart', 'arrive', ...handover]),
  { from: 'confirmed', command: 'unconfirm', to: 'assigned', permission: 'delivery.correct' },
  { from: 'confirmed', command: 'cancel', to: 'cancelled', permission: 'delivery.update', guard: 'reason' },
  ...results('loaded', ['depart', 'arrive', ...handover]),
  correctResult('loaded'),
  { from: 'loaded', command: 'correct', to: 'confirmed', permission: 'delivery.correct', guard: 'reason' },
  { from: 'loaded', command: 'cancel', to: 'cancelled', permission: 'delivery.update', guard: 'reason' },
  ...results('inTransit', ['arrive', ...handover]),
  correctResult('inTransit'),
  { from: 'inTransit', command: 'correct', to: 'loaded', permission: 'delivery.correct', guard: 'reason' },
  { from: 'inTransit', command: 'cancel', to: 'cancelled', permission: 'delivery.correct', guard: 'reason' },
  ...results('arrived', handover),
  correctResult('arrived'),
  { from: 'arrived', command: 'correct', to: 'inTransit', permission: 'delivery.correct', guard: 'reason' },
  { from: 'arrived', command: 'cancel', to: 'cancelled', permission: 'delivery.correct', guard: 'reason' },
  correctResult('delivered'),
  { from: 'delivered', command: 'correct', to: 'arrived', permission: 'delivery.correct', guard: 'reason' },
  correctResult('partial'),
  { from: 'partial', command: 'correct', to: 'arrived', permission: 'delivery.correct', guard: 'reason' },
  correctResult('failed'),
  { from: 'failed', command: 'correct', to: 'arrived', permission: 'delivery.correct', guard: 'reason' },
  { from: 'cancelled', command: 'correct', to: 'open', permission: 'delivery.correct', guard: 'reason' },
];

/** Before it is loaded a delivery is a plan, which may be changed. */
export function isPlan(state: State): boolean {
  return ['draft', 'open', 'assigned', 'confirmed'].includes(state);
}
