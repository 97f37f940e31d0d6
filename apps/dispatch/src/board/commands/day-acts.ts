import type { QueryClient } from '@haisha/platform';
import { emptyStack, type Step, type UndoStack } from '../undo/undo-stack.ts';
import type { DayQuery } from './board-api.ts';

/** What was asked for and is not answered: something new, or to take a step back or do it again. */
type Asked = {
  kind: 'new' | 'undo' | 'redo';
  aim: Aim | null;
  /** What came of it; null before its end, and where it came to nothing. */
  step: Step | null;
};

/** A step that may be taken back, or what will be one. */
type Aim = Step | Asked;

/** What comes of an act, and its step; null where it came to nothing. */
type Done<Result> = { result: Result; step: Step | null } | null;

/** What was done on a day and may be taken back, with what is under way. */
export type DayActs = {
  stack: () => UndoStack;
  keep: (stack: UndoStack) => void;
  /** Whether a step could be taken back, or done again, once all that is under way has gone well. */
  may: (kind: 'undo' | 'redo') => boolean;
  /** Does something new when its turn comes; null where it came to nothing. */
  give: <Result>(act: () => Promise<Done<Result>>) => Promise<Result | null>;
  /**
   * Takes back, or does again, what is the last by now: something under way as well. `act` is given the step when its turn
   * comes, null where what it was meant for came to nothing; where there is nothing to be meant, it is not called.
   */
  turnBack: (kind: 'undo' | 'redo', act: (step: Step | null) => Promise<Step | null>) => Promise<void>;
  /** Calls back at every change; returns how to end that. */
  watch: (told: () => void) => () => void;
};

const known = new WeakMap<QueryClient, Map<string, DayActs>>();
/** What was asked for last on the days of a centre. */
const turns = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** Returns the acts of a day of a centre: kept while the page is open, whatever of the board is left and opened again. */
export function dayActs(queries: QueryClient, { date, departmentId }: DayQuery): DayActs {
  const name = `${departmentId} ${date}`;
  const byDay = mapIn(known, queries);
  const acts = byDay.get(name) ?? createDayActs(turnsOf(mapIn(turns, queries), departmentId));
  byDay.set(name, acts);
  return acts;
}

type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/** One after the other, on all days of a centre: the second builds on the version that the first one left. */
function turnsOf(last: Map<string, Promise<unknown>>, departmentId: string): InTurn {
  return (act) => {
    const turn = (last.get(departmentId) ?? Promise.resolve()).then(act, act);
    last.set(departmentId, turn);
    return turn;
  };
}

function createDayActs(inTurn: InTurn): DayActs {
  let stack = emptyStack;
  let open: readonly Asked[] = [];
  const readers = new Set<() => void>();

  function changed(): void {
    for (const told of readers) told();
  }

  async function waiting<Result>(asked: Asked, act: () => Promise<Result>): Promise<Result> {
    open = [...open, asked];
    changed();
    try {
      return await inTurn(act);
    } finally {
      open = open.filter((one) => one !== asked);
      changed();
    }
  }

  const lastOf = (kind: 'undo' | 'redo') => foreseen(stack, open)[kind === 'undo' ? 'past' : 'future'].at(-1);

  return {
    stack: () => stack,
    keep: (next) => {
      stack = next;
      changed();
    },
    may: (kind) => lastOf(kind) !== undefined,
    give: async (act) => {
      const asked: Asked = { kind: 'new', aim: null, step: null };
      return await waiting(asked, async () => {
        const done = await act();
        asked.step = done?.step ?? null;
        return done?.result ?? null;
      });
    },
    turnBack: async (kind, act) => {
      const aim = lastOf(kind);
      if (!aim) return;
      const asked: Asked = { kind, aim, step: null };
      await waiting(asked, async () => {
        asked.step = await act('done' in aim ? aim : aim.step);
      });
    },
    watch: (told) => {
      readers.add(told);
      return () => void readers.delete(told);
    },
  };
}

/** What may be taken back and done again once all that is under way has gone well. */
function foreseen(stack: UndoStack, open: readonly Asked[]): { past: readonly Aim[]; future: readonly Aim[] } {
  let past: readonly Aim[] = stack.past;
  let future: readonly Aim[] = stack.future;
  for (const asked of open) {
    const isOther = (one: Aim) => one !== asked.aim && one !== stepOf(asked.aim);
    if (asked.kind === 'undo') future = [...future, asked];
    else past = [...past.filter(isOther), asked];
    if (asked.kind === 'undo') past = past.filter(isOther);
    else future = asked.kind === 'new' ? [] : future.filter(isOther);
  }
  return { past, future };
}

function stepOf(aim: Aim | null): Step | null {
  return aim === null || 'done' in aim ? aim : aim.step;
}

function mapIn<Value>(maps: WeakMap<QueryClient, Map<string, Value>>, queries: QueryClient): Map<string, Value> {
  const map = maps.get(queries) ?? new Map<string, Value>();
  maps.set(queries, map);
  return map;
}
