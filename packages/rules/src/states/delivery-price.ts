import type { Transition } from './transition.ts';

/** How certain the fare of a delivery is: 未定, 仮, 確定. */
export const deliveryPriceStates = ['undetermined', 'provisional', 'fixed'] as const;

export const deliveryPriceCommands = ['price', 'fix', 'unfix'] as const;

export type DeliveryPriceState = (typeof deliveryPriceStates)[number];
export type DeliveryPriceCommand = (typeof deliveryPriceCommands)[number];
export type DeliveryPriceGuard = 'salesOpen' | 'hasPrice' | 'notBilled' | 'reason';

const permissions = ['delivery.updatePrice'] as const;

/** The moves of a fare; what is fixed is no longer priced anew. */
export const deliveryPrice: readonly Transition<DeliveryPriceState, DeliveryPriceCommand, DeliveryPriceGuard>[] = [
  { from: 'undetermined', command: 'price', to: 'provisional', permissions, guards: ['salesOpen', 'hasPrice'] },
  { from: 'provisional', command: 'fix', to: 'fixed', permissions, guards: ['salesOpen', 'hasPrice'] },
  { from: 'provisional', command: 'price', to: 'provisional', permissions, guards: ['salesOpen', 'hasPrice'] },
  { from: 'fixed', command: 'unfix', to: 'provisional', permissions, guards: ['salesOpen', 'notBilled', 'reason'] },
];
