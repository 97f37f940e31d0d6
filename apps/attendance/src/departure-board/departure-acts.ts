import type { DepartureLine } from './departure-lines.ts';

/** What the user may do with a driver of the board. */
export type DepartureActs = {
  onCall?: (driverId: string) => void;
  onNote?: (line: DepartureLine) => void;
  onAcknowledge?: (line: DepartureLine) => void;
  onAbsent?: (line: DepartureLine) => void;
};
