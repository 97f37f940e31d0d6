import { isClosed } from '@haisha/rules/states/delivery-billing';
import { deliveryOperation } from '@haisha/rules/states/delivery-operation';
import { deliveryPrice } from '@haisha/rules/states/delivery-price';
import { transitionOf, transitionsFrom } from '@haisha/rules/states/state-machine';
import type { IconName } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import type { ResultAct } from '@haisha/validation/delivery-result';

/** What is asked before a command is given; `none` gives it at once. */
type Asks = 'none' | 'result' | 'correction' | 'reason' | 'price' | 'split' | 'followUp';

export type Command = {
  /** As the address of the API ends. */
  name:
    | ResultAct
    | 'open'
    | 'correct'
    | 'correct-result'
    | 'cancel'
    | 'set-price'
    | 'fix-price'
    | 'unfix-price'
    | 'split'
    | 'follow-up';
  asks: Asks;
  icon: IconName;
  tone?: 'danger';
};

/** The others follow from what is done to the run. */
const byHand: Readonly<Record<string, Command>> = {
  open: { name: 'open', asks: 'none', icon: 'check' },
  load: { name: 'load', asks: 'result', icon: 'layers' },
  depart: { name: 'depart', asks: 'result', icon: 'truck' },
  arrive: { name: 'arrive', asks: 'result', icon: 'place' },
  deliver: { name: 'deliver', asks: 'result', icon: 'success' },
  deliverPartly: { name: 'deliver-partly', asks: 'result', icon: 'warning' },
  fail: { name: 'fail', asks: 'result', icon: 'undo' },
  correct: { name: 'correct', asks: 'reason', icon: 'history' },
  cancel: { name: 'cancel', asks: 'reason', icon: 'close', tone: 'danger' },
};

const correction: Command = { name: 'correct-result', asks: 'correction', icon: 'edit' };

const pricing: Readonly<Record<string, Command>> = {
  set: { name: 'set-price', asks: 'price', icon: 'edit' },
  fix: { name: 'fix-price', asks: 'none', icon: 'lock' },
  unfix: { name: 'unfix-price', asks: 'reason', icon: 'undo' },
};

type Can = (permission: string) => boolean;

/** What this person may do to a delivery in its state, the next step first; nothing once a closing has it. */
export function commandsOf(row: Delivery, can: Can): Command[] {
  const { operationStatus: status, billingStatus, archivedAt } = row;
  if (archivedAt !== null) return [];
  const moves = isClosed(billingStatus)
    ? []
    : transitionsFrom(deliveryOperation, status)
        .filter(({ permission }) => can(permission))
        .flatMap(({ command }) => byHand[command] ?? []);
  const mayMake = can('delivery.create');
  const isSplittable = ['draft', 'open', 'assigned'].includes(status) && !isClosed(billingStatus);
  const split: Command[] = isSplittable && mayMake ? [{ name: 'split', asks: 'split', icon: 'copy' }] : [];
  const isFollowed = row.followedBy.some((next) => next.operationStatus !== 'cancelled');
  const cameBack = (status === 'partial' || status === 'failed') && !isFollowed;
  const follow: Command[] = cameBack && mayMake ? [{ name: 'follow-up', asks: 'followUp', icon: 'add' }] : [];
  const cancels = moves.filter(({ name }) => name === 'cancel');
  return [...moves.filter(({ name }) => name !== 'cancel'), ...follow, ...split, ...cancels];
}

/** What this person may do to its results: set them right in the state in which it is. */
export function resultCommandsOf({ operationStatus, billingStatus, archivedAt }: Delivery, can: Can): Command[] {
  if (archivedAt !== null || isClosed(billingStatus)) return [];
  const line = transitionOf(deliveryOperation, operationStatus, 'correctResult');
  return line && can(line.permission) ? [correction] : [];
}

/** What this person may do to its price. */
export function priceCommandsOf({ priceStatus, billingStatus, archivedAt }: Delivery, can: Can): Command[] {
  if (archivedAt !== null || isClosed(billingStatus)) return [];
  return transitionsFrom(deliveryPrice, priceStatus)
    .filter(({ permission }) => can(permission))
    .flatMap(({ command }) => pricing[command] ?? []);
}
