import { type BoardCommand, runsOf } from '../commands/board-command.ts';
import type { Run } from '../day/board-types.ts';

/** What somebody did, and the command that takes it back. */
export type Step = { done: BoardCommand; inverse: BoardCommand };

/** What a person did on a day and may take back, and what was taken back; with the versions that runs had after it. */
export type UndoStack = {
  past: readonly Step[];
  future: readonly Step[];
  versions: Readonly<Record<string, number>>;
};

const mostSteps = 50;

/** Nothing to take back. */
export const emptyStack: UndoStack = { past: [], future: [], versions: {} };

type Answered = readonly Pick<Run, 'id' | 'version'>[];

/** Remembers what was done; what had been taken back before is gone. */
export function pushed(stack: UndoStack, step: Step, runs: Answered): UndoStack {
  return { past: [...stack.past, step].slice(-mostSteps), future: [], versions: withVersions(stack, runs) };
}

/** Remembers that a step was taken back, as a rule the last one. */
export function undone(stack: UndoStack, step: Step, runs: Answered): UndoStack {
  const past = stack.past.filter((one) => one !== step);
  return { past, future: [...stack.future, step], versions: withVersions(stack, runs) };
}

/** Remembers that a step was done again, as a rule the one that was taken back last; `inverse` takes it back once more. */
export function redone(stack: UndoStack, step: Step, inverse: BoardCommand, runs: Answered): UndoStack {
  const future = stack.future.filter((one) => one !== step);
  return { past: [...stack.past, { ...step, inverse }], future, versions: withVersions(stack, runs) };
}

/** Forgets a step that was taken back and can never be done again. */
export function forgotten(stack: UndoStack, step: Step): UndoStack {
  return { ...stack, future: stack.future.filter((one) => one !== step) };
}

/** Why a step is refused: the run is gone, or somebody changed it since. */
export type Refusal = { code: 'gone' } | { code: 'changed'; run: Run };

/** Returns why a command of the stack may no longer be given; null where nothing speaks against it. */
export function refusalOf({ versions }: UndoStack, command: BoardCommand, runs: readonly Run[]): Refusal | null {
  for (const id of runsOf(command)) {
    const known = versions[id];
    const run = runs.find((one) => one.id === id);
    if (!run) return { code: 'gone' };
    if (known !== undefined && run.version !== known) return { code: 'changed', run };
  }
  return null;
}

function withVersions({ versions }: UndoStack, runs: Answered): UndoStack['versions'] {
  return { ...versions, ...Object.fromEntries(runs.map(({ id, version }) => [id, version])) };
}
