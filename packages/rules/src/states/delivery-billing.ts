import type { Permission } from '../permission.ts';
import type { Transition } from './transition.ts';

/** Where the invoice of a delivery is: 未請求, 締め対象, 請求済, 入金済, 取消. */
export const deliveryBillingStates = ['unbilled', 'inClosing', 'billed', 'paid', 'cancelled'] as const;

export const deliveryBillingCommands = ['include', 'exclude', 'bill', 'pay', 'unpay', 'cancel', 'reissue'] as const;

export type DeliveryBillingState = (typeof deliveryBillingStates)[number];
export type DeliveryBillingCommand = (typeof deliveryBillingCommands)[number];
export type DeliveryBillingGuard = 'priceFixed' | 'closingOpen' | 'reason';

type Move = Transition<DeliveryBillingState, DeliveryBillingCommand, DeliveryBillingGuard>;

/** The moves of a delivery through closing and invoice; a cancelled invoice may be issued again. */
export const deliveryBilling: readonly Move[] = [
  move('unbilled', 'include', 'inClosing', 'closing.approve', 'priceFixed', 'closingOpen'),
  move('inClosing', 'bill', 'billed', 'invoice.create', 'priceFixed'),
  move('inClosing', 'exclude', 'unbilled', 'closing.approve', 'closingOpen'),
  move('billed', 'pay', 'paid', 'invoice.update'),
  move('billed', 'cancel', 'cancelled', 'invoice.archive', 'reason'),
  move('paid', 'unpay', 'billed', 'invoice.update', 'reason'),
  move('cancelled', 'reissue', 'inClosing', 'invoice.create', 'reason'),
];

function move(
  from: DeliveryBillingState,
  command: DeliveryBillingCommand,
  to: DeliveryBillingState,
  permission: Permission,
  ...guards: DeliveryBillingGuard[]
): Move {
  return { from, command, to, permissions: [permission], guards };
}
