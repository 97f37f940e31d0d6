import type { Transition } from './state-machine.ts';

type State = 'unbilled' | 'due' | 'billed' | 'paid';
export const billingCommands = ['close', 'reopen', 'bill', 'cancelBill', 'pay', 'cancelPayment'] as const;
export type BillingCommand = (typeof billingCommands)[number];

/** `fixed` the price is fixed, `reason` it says why. */
type Guard = 'fixed' | 'reason';

/** 請求の状態: moved by closings, invoices and payments, never by hand. */
export const deliveryBilling: readonly Transition<State, BillingCommand, Guard>[] = [
  { from: 'unbilled', command: 'close', to: 'due', permission: 'closing.approve', guard: 'fixed' },
  { from: 'due', command: 'reopen', to: 'unbilled', permission: 'closing.reopen', guard: 'reason' },
  { from: 'due', command: 'bill', to: 'billed', permission: 'invoice.approve' },
  { from: 'billed', command: 'cancelBill', to: 'due', permission: 'invoice.approve', guard: 'reason' },
  { from: 'billed', command: 'pay', to: 'paid', permission: 'invoice.update' },
  { from: 'paid', command: 'cancelPayment', to: 'billed', permission: 'invoice.update', guard: 'reason' },
];

/** Nothing of a delivery moves any more once a closing has it. */
export function isClosed(state: State): boolean {
  return state !== 'unbilled';
}
