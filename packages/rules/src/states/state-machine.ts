import type { Permission } from '../permission.ts';

/** One line of a state machine: which command leads from where to where. */
export type Step<State extends string, Command extends string> = { from: State; command: Command; to: State };

/** A line with who may give the command, and what must be so. */
export type Transition<State extends string, Command extends string, Guard extends string> = Step<State, Command> & {
  permission: Permission;
  guard?: Guard;
};

type AnyStep = Step<string, string>;

/** Returns the line for a command in a state; undefined when the command is not possible there. */
export function transitionOf<Line extends AnyStep>(
  machine: readonly Line[],
  from: Line['from'],
  command: Line['command'],
): Line | undefined {
  return machine.find((line) => line.from === from && line.command === command);
}

/** Returns the lines that leave a state, in their order: the buttons of a screen. */
export function transitionsFrom<Line extends AnyStep>(machine: readonly Line[], from: Line['from']): Line[] {
  return machine.filter((line) => line.from === from);
}
