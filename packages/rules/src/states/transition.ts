import type { Permission } from '../permission.ts';

/** One move of a state machine. One of the permissions is enough; all guards have to hold. */
export type Transition<State extends string, Command extends string, Guard extends string> = {
  from: State;
  command: Command;
  to: State;
  permissions: readonly Permission[];
  guards: readonly Guard[];
};

/** Returns the move of a command from a state, or null where the state does not allow it. */
export function transitionOf<State extends string, Command extends string, Guard extends string>(
  machine: readonly Transition<State, Command, Guard>[],
  state: State,
  command: Command,
): Transition<State, Command, Guard> | null {
  return machine.find((move) => move.from === state && move.command === command) ?? null;
}

/** Returns the moves from a state, in the order in which a screen shows their buttons. */
export function transitionsFrom<State extends string, Command extends string, Guard extends string>(
  machine: readonly Transition<State, Command, Guard>[],
  state: State,
): Transition<State, Command, Guard>[] {
  return machine.filter((move) => move.from === state);
}
