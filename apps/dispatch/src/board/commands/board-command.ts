import type { swapSubjects } from '@haisha/validation/allocation-choices';
import type { Run, Target } from '../day/board-types.ts';

/** Runs made out of another day, or out of the regular courses; its name is the end of its address. */
export type Making =
  | { name: 'copy-day'; body: { departmentId: string; from: string; to: string } }
  | { name: 'place-courses'; body: { departmentId: string; date: string } };

/** What is done to runs by a command of the state machine; its name is the end of its address. */
export const stateCommands = [
  'request',
  'withdraw',
  'accept',
  'decline',
  'replan',
  'confirm',
  'unconfirm',
  'acknowledge',
  'depart',
  'return',
  'cancel',
] as const;
export type StateCommand = (typeof stateCommands)[number];

/** The first and the second driver of a run. */
export type CrewChoice = { driver1Id: string | null; driver2Id: string | null };

/** What two runs exchange (入れ替え). */
export type Swapped = (typeof swapSubjects)[number];

/** A new run, as it is asked for. */
type NewRun = {
  operationDate: string;
  departmentId: string;
  target: Target;
  vehicleId?: string;
  driverIds?: { driver1Id: string; driver2Id: string | null };
  start: string;
  end: string;
  courseId?: string;
};

/**
 * What is done on the board, by whatever hand: pointer, keys, dialog, undo. Versions are added when it is sent, as they
 * are known by then; times are instants.
 */
export type BoardCommand =
  | { kind: 'move'; runId: string; target: Target; start: string; end: string; reason?: string }
  | { kind: 'create'; run: NewRun; deliveryIds: readonly string[]; reason?: string }
  | {
      kind: 'place';
      /** Null takes them off. */
      runId: string | null;
      deliveryIds: readonly string[];
      /** The run that they are on; null for left-over ones. */
      fromRunId: string | null;
      reason?: string;
    }
  | ({ kind: 'crew'; runId: string; reason?: string } & CrewChoice)
  | { kind: 'swap'; firstId: string; secondId: string; what: Swapped; reason?: string }
  /** Some deliveries of a run go to a new one of the same time. */
  | { kind: 'split'; runId: string; deliveryIds: readonly string[]; reason?: string }
  /** They come back, and the run that they were given is cancelled: what a split is taken back with. */
  | { kind: 'join'; runId: string; otherId: string; deliveryIds: readonly string[]; reason: string }
  /** The stops in their new order, with their times. */
  | { kind: 'stops'; runId: string; stops: Run['stops']; reason?: string }
  /** All runs of another day or of the regular courses, and what takes them back together. */
  | { kind: 'make'; making: Making; reason?: string }
  | { kind: 'unmake'; runIds: readonly string[]; reason: string }
  | { kind: 'state'; runId: string; name: StateCommand; reason?: string };

/** Returns the runs that a command is about, as far as they are known before it. */
export function runsOf(command: BoardCommand): string[] {
  switch (command.kind) {
    case 'create':
    case 'make':
      return [];
    case 'unmake':
      return [...command.runIds];
    case 'place':
      return [command.runId, command.fromRunId].filter((id) => id !== null);
    case 'swap':
      return [command.firstId, command.secondId];
    case 'join':
      return [command.runId, command.otherId];
    case 'move':
    case 'crew':
    case 'split':
    case 'stops':
    case 'state':
      return [command.runId];
  }
}
