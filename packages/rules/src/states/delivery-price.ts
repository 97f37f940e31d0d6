import type { Transition } from './state-machine.ts';

type State = 'undecided' | 'provisional' | 'fixed';
export const priceCommands = ['set', 'clear', 'fix', 'unfix'] as const;
export type PriceCommand = (typeof priceCommands)[number];

/** `fare` there is a fare, `unbilledWithReason` no closing has it yet and it says why. */
type Guard = 'fare' | 'unbilledWithReason';

/** 運賃の状態: set as often as needed, fixed once, and reopened until it is billed. */
export const deliveryPrice: readonly Transition<State, PriceCommand, Guard>[] = [
  { from: 'undecided', command: 'set', to: 'provisional', permission: 'delivery.updatePrice', guard: 'fare' },
  { from: 'undecided', command: 'clear', to: 'undecided', permission: 'delivery.updatePrice' },
  { from: 'provisional', command: 'set', to: 'provisional', permission: 'delivery.updatePrice', guard: 'fare' },
  { from: 'provisional', command: 'clear', to: 'undecided', permission: 'delivery.updatePrice' },
  { from: 'provisional', command: 'fix', to: 'fixed', permission: 'delivery.updatePrice', guard: 'fare' },
  {
    from: 'fixed',
    command: 'unfix',
    to: 'provisional',
    permission: 'delivery.updatePrice',
    guard: 'unbilledWithReason',
  },
];
