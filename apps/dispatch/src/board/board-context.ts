import type { BoardDay } from '@haisha/validation/board-day';
import { createContext, useContext } from 'react';
import type { BoardAddress } from './address/board-address.ts';
import type { Carry } from './carry/carry.ts';
import type { AskReason, Verdict } from './carry/verdict.ts';
import type { BoardCommand } from './commands/board-command.ts';
import type { RowsOfDay } from './day/board-rows.ts';
import type { BoardRow, Run } from './day/board-types.ts';
import type { Scale } from './geometry/scale.ts';
import type { BoardStore } from './grid/board-store.ts';

/** What the parts of the board share. */
export type Board = {
  day: BoardDay | undefined;
  /** The rows that keys and pointers reach: without the delivery companies while their band is folded. */
  rows: RowsOfDay;
  /** The delivery companies, also while their band is folded. */
  companies: readonly BoardRow[];
  /** Every row by its key, also those that filters hide. */
  rowOf: ReadonlyMap<string, BoardRow>;
  scale: Scale;
  /** How high the room for the board is in pixels; 0 before it is known. */
  roomHeight: number;
  /** How wide the room for its lanes is. */
  roomWidth: number;
  /** Whether rows have one line, as this person wants them. */
  isDense: boolean;
  /** Changes it; null where it makes no difference. */
  toggleDense: (() => void) | null;
  address: BoardAddress;
  change: (changes: Partial<BoardAddress>, options?: { replace?: boolean }) => void;
  /** The centre that is shown. */
  departmentId: string;
  store: BoardStore;
  /** Whether this person may carry runs about. */
  canMove: boolean;
  /** The colour of a cargo owner on the board. */
  ownerColourOf: (ids: readonly string[]) => string | null;
  judge: (carry: Carry, row: BoardRow) => Verdict;
  /** Gives a command; answers the runs that it changed, or null. Refusals are said. */
  give: (command: BoardCommand) => Promise<readonly Run[] | null>;
  ask: AskReason;
  /** Says something to those who hear the board. */
  announce: (text: string) => void;
};

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;

/** The board around this part of it. */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('a part of the board stands outside of it');
  return board;
}
