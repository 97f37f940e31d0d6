import { useSyncExternalStore } from 'react';
import type { Carry } from '../carry/carry.ts';
import type { Verdict } from '../carry/verdict.ts';

/** The cell that the keys are on: a bar, or the head of a row. */
export type ActiveCell = { rowKey: string; runId: string | null };

/** What changes many times a second while something is carried; the rows that it concerns draw it, no others. */
export type BoardState = {
  active: ActiveCell | null;
  carry: Carry | null;
  /** From which row it was taken up. */
  fromRow: string | null;
  /** The rows that have been judged for what is carried; until they are judged anew, for where it was before. */
  verdicts: ReadonlyMap<string, Verdict>;
  /** The deliveries that are chosen in the list. */
  chosen: ReadonlySet<string>;
  /** The names of others who are at a run, by its id. */
  others: ReadonlyMap<string, readonly string[]>;
};

export type BoardStore = {
  get: () => BoardState;
  set: (changes: Partial<BoardState>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Carries on to another place: only who follows hears of it, all others with the next change. */
  carryTo: (carry: Carry) => void;
  /** Hears at once to where something is carried. */
  follow: (follower: (carry: Carry) => void) => () => void;
};

const nothing: ReadonlyMap<string, Verdict> = new Map();
/** No others are at any run. */
export const nobody: BoardState['others'] = new Map();

/** Makes the store of a board on which nothing is carried. */
export function createBoardStore(): BoardStore {
  const listeners = new Set<() => void>();
  const followers = new Set<(carry: Carry) => void>();
  let state: BoardState = {
    ...{ active: null, carry: null, fromRow: null, verdicts: nothing, chosen: new Set() },
    others: nobody,
  };
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    carryTo(carry) {
      state = { ...state, carry };
      for (const follower of followers) follower(carry);
    },
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** What the store holds when nothing is carried. */
export const putDown = { carry: null, fromRow: null, verdicts: nothing } as const;

/** Returns the run that is carried. */
export function carriedRun({ carry }: BoardState): string | null {
  return carriedIn(carry);
}

/** Returns the run of what is carried; null for deliveries, or nothing. */
export function carriedIn(carry: Carry | null): string | null {
  return carry?.cargo.kind === 'run' ? carry.cargo.run.id : null;
}

/** Reads a part of the store; it must be the same thing as long as it has not changed. */
export function useBoardState<Part>(store: BoardStore, part: (state: BoardState) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
