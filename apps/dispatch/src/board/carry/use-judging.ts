import { useEffect, useRef } from 'react';
import type { Board } from '../board-context.ts';
import type { BoardRow } from '../day/board-types.ts';
import type { BoardPlaces } from '../grid/use-board-places.ts';
import { whenIdle } from '../grid/when-idle.ts';
import type { Carry } from './carry.ts';
import { sameAs, type Verdict } from './verdict.ts';

export type Judging = {
  /** The verdict on a row, the same thing as before where it says the same. */
  of: (carry: Carry, row: BoardRow) => Verdict;
  /** Begins anew, for what is carried now: rows in sight behind the next frame, others once it rests. */
  begin: () => void;
  stop: () => void;
  /** Judges rows in sight for what may be carried next; returns how to give it up. */
  foresee: (carry: Carry) => () => void;
  /** What was foreseen of a run that is taken up. */
  foreseen: (carry: Carry) => ReadonlyMap<string, Verdict>;
};

/** So long rows are judged in a row: what the pointer does comes between. */
const sliceMs = 4;
/** Where a bar is carried on within this time, the rows out of sight need no verdict. */
const restMs = 120;
const nothing: ReadonlyMap<string, Verdict> = new Map();

type Foreseen = { cargo: Carry['cargo']; rows: Board['rows']; verdicts: ReadonlyMap<string, Verdict> };

/** Judges the rows of a board for what is carried, never within the frame that follows the pointer. */
export function useJudging(board: Board, places: BoardPlaces): Judging {
  const { store } = board;
  const latest = useRef(board);
  const ahead = useRef<Foreseen | null>(null);
  /** How to give up what comes behind a frame, and what comes behind that. */
  const frame = useRef<(() => void) | null>(null);
  const later = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = board;
  });
  useEffect(() => stop, []);

  const of = (carry: Carry, row: BoardRow) =>
    sameAs(store.get().verdicts.get(row.key), latest.current.judge(carry, row));

  function begin(): void {
    later.current();
    frame.current ??= behindFrame(() => {
      frame.current = null;
      const { carry } = store.get();
      if (!carry) return;
      const all = [...latest.current.rows.own, ...latest.current.rows.companies];
      const near = new Set(places.inSight());
      const around = rowsAround(all, carry.rowKey);
      judgeNear(
        around.filter((one) => near.has(one)),
        around.filter((one) => !near.has(one)),
      );
    });
  }

  function stop(): void {
    frame.current?.();
    frame.current = null;
    later.current();
    ahead.current = null;
  }

  function judgeNear(near: readonly BoardRow[], others: readonly BoardRow[]): void {
    const left = judgeSlice(near);
    later.current =
      left.length > 0
        ? after(0, () => judgeNear(left, others))
        : after(restMs, () => {
            later.current = whenIdle(() => judgeOthers(others));
          });
  }

  function judgeOthers(rows: readonly BoardRow[]): void {
    const left = judgeSlice(rows);
    if (left.length > 0) later.current = whenIdle(() => judgeOthers(left));
  }

  /** Judges the first rows, at least one, and returns those for which no time was left. */
  function judgeSlice(rows: readonly BoardRow[]): readonly BoardRow[] {
    const { carry } = store.get();
    if (!carry) return [];
    const until = performance.now() + sliceMs;
    const elsewhere = { ...carry, onRunId: null };
    const verdicts = new Map(store.get().verdicts);
    let count = 0;
    do {
      const row = rows[count];
      if (!row) break;
      verdicts.set(row.key, of(row.key === carry.rowKey ? carry : elsewhere, row));
      count += 1;
    } while (performance.now() < until);
    store.set({ verdicts });
    return rows.slice(count);
  }

  function foresee(carry: Carry): () => void {
    if (store.get().carry) return () => undefined;
    const { cargo } = carry;
    ahead.current = null;
    later.current();
    later.current = whenIdle(() => {
      const judge = (row: BoardRow) => [row.key, latest.current.judge(carry, row)] as const;
      const { rows } = latest.current;
      ahead.current = { cargo, rows, verdicts: new Map(places.inSight().map(judge)) };
    });
    return later.current;
  }

  function foreseen({ cargo }: Carry): ReadonlyMap<string, Verdict> {
    const known = ahead.current;
    if (known?.cargo.kind !== 'run' || cargo.kind !== 'run') return nothing;
    return known.cargo.run === cargo.run && known.rows === latest.current.rows ? known.verdicts : nothing;
  }

  return { of, begin, stop, foresee, foreseen };
}

/** The rows in the order in which they lie around one of them. */
function rowsAround(rows: readonly BoardRow[], key: string): BoardRow[] {
  const at = rows.findIndex((row) => row.key === key);
  const distance = new Map(rows.map((row, index) => [row, Math.abs(index - at)]));
  return rows.toSorted((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0));
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Does something once the next frame is drawn; returns how to give it up. */
function behindFrame(work: () => void): () => void {
  let giveUp = () => cancelAnimationFrame(handle);
  const handle = requestAnimationFrame(() => {
    giveUp = after(0, work);
  });
  return () => giveUp();
}
