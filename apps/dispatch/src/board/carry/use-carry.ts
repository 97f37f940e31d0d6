import { useTranslation } from '@haisha/i18n';
import { useEffect, useRef } from 'react';
import type { Board } from '../board-context.ts';
import type { BoardRow, LeftDelivery, Run } from '../day/board-types.ts';
import { codeOf, isCarriable } from '../day/run-facts.ts';
import { snapped, stepMinutesOf } from '../geometry/scale.ts';
import { putDown } from '../grid/board-store.ts';
import type { BoardPlaces } from '../grid/use-board-places.ts';
import {
  type Carry,
  commandOf,
  isWhereItWas,
  lengthened,
  overRow,
  type Part,
  shifted,
  startingAt,
  takeDeliveries,
  takeRun,
} from './carry.ts';
import { useJudging } from './use-judging.ts';
import { startLaterAt, type Verdict } from './verdict.ts';

export type CarryActs = {
  /**
   * Looks ahead where a press may become a drag: the first step is judged as fast as the others then. Returns how to give
   * it up.
   */
  foresee: (run: Run, rowKey: string) => () => void;
  takeRun: (run: Run, rowKey: string, part: Part, by: Carry['by']) => void;
  takeDeliveries: (deliveries: readonly LeftDelivery[], rowKey: string, by: Carry['by']) => void;
  /** Changes where it would be put down. */
  shift: (minutes: number) => void;
  lengthen: (minutes: number) => void;
  toRow: (row: BoardRow, onRunId?: string | null) => void;
  /** To the next row, or the one before, that takes it. */
  toPermitted: (step: 1 | -1) => void;
  /** To the first time at which its row takes it. */
  toPermittedTime: () => void;
  cancel: () => void;
  drop: () => Promise<void>;
  /** Follows a pointer until it is let go. */
  follow: (event: PointerEvent, grabbedAt: number | null) => void;
};

/** What is done with what is carried, by pointer and by keys alike. */
export function useCarry(
  board: Board,
  places: BoardPlaces,
  say: (carry: Carry, row: BoardRow, verdict: Verdict) => string,
): CarryActs {
  const { t } = useTranslation('board');
  const { announce, store } = board;
  const judging = useJudging(board, places);
  const latest = useRef(board);
  useEffect(() => {
    latest.current = board;
  });

  const allRows = () => [...latest.current.rows.own, ...latest.current.rows.companies];
  const rowAt = (key: string) => allRows().find((row) => row.key === key);

  /** By keys: the row under it is judged at once, and said. */
  function put(carry: Carry): void {
    const row = rowAt(carry.rowKey);
    const verdict = row && judging.of(carry, row);
    const { verdicts } = store.get();
    store.set({ carry, ...(verdict && { verdicts: new Map(verdicts).set(row.key, verdict) }) });
    judging.begin();
    if (row && verdict) announce(say(carry, row, verdict));
  }

  /** By the pointer: what is carried follows at once, all the rest comes behind the frame. */
  function slide(carry: Carry): void {
    store.carryTo(carry);
    judging.begin();
  }

  function end(): void {
    judging.stop();
    store.set(putDown);
  }

  function take(carry: Carry): void {
    store.set({ ...putDown, carry, fromRow: carry.rowKey, verdicts: judging.foreseen(carry) });
    if (carry.by === 'keys') put(carry);
    else judging.begin();
  }

  function foresee(run: Run, rowKey: string): () => void {
    return latest.current.canMove ? judging.foresee(takeRun(run, rowKey, 'whole', 'pointer')) : () => undefined;
  }

  function change(to: (carry: Carry) => Carry): void {
    const { carry } = store.get();
    if (carry) put(to(carry));
  }

  async function drop(): Promise<void> {
    const { carry, fromRow } = store.get();
    const row = carry && rowAt(carry.rowKey);
    if (!carry) return end();
    if (!row) return cancel();
    if (isWhereItWas(carry, { rowKey: fromRow ?? '' })) {
      end();
      announce(t('carry.cancelled'));
      return;
    }
    const verdict = latest.current.judge(carry, row);
    const command = commandOf(carry, row, latest.current.departmentId);
    end();
    if (!command) return announce(t('carry.noPlace'));
    const { cargo, onRunId } = carry;
    const run = cargo.kind === 'run' ? cargo.run : row.runs.find(({ id }) => id === onRunId);
    const asks = () => latest.current.ask(verdict, t('carry.cancelled'), run && codeOf(run));
    const reason = verdict.level === 'ok' ? '' : await asks();
    if (reason === null) return;
    store.set({
      active: { rowKey: row.key, runId: carry.cargo.kind === 'run' ? carry.cargo.run.id : carry.onRunId },
      chosen: new Set(),
    });
    const done = await latest.current.give(reason === '' ? command : { ...command, reason });
    if (done) announce(t('carry.dropped'));
  }

  function toPermitted(step: 1 | -1): void {
    const { carry } = store.get();
    const list = allRows();
    if (carry?.part !== 'whole') return;
    const at = list.findIndex(({ key }) => key === carry.rowKey);
    for (let count = 1; count <= list.length; count += 1) {
      const row = list[(at + step * count + list.length * 2) % list.length];
      const there = row && overRow(carry, row.key);
      if (row && there && latest.current.judge(there, row).level === 'ok') {
        put(there);
        places.reveal(row.key, there.start);
        return;
      }
    }
    announce(t('carry.noneFree'));
  }

  function toPermittedTime(): void {
    const { carry } = store.get();
    const row = carry && rowAt(carry.rowKey);
    if (!carry || !row) return;
    const { findings } = latest.current.judge(carry, row);
    const from = Math.max(...findings.map((one) => startLaterAt(one) ?? Number.NEGATIVE_INFINITY));
    if (Number.isFinite(from)) put(startingAt(carry, from));
    else announce(t('carry.noTime'));
  }

  /** Nothing is drawn that the step does not change; the browser asks for no layout. */
  function follow(event: PointerEvent, grabbedAt: number | null): void {
    const isTouch = event.pointerType === 'touch';
    function move(next: PointerEvent): void {
      const { carry } = store.get();
      if (!carry) return;
      if (isTouch) next.preventDefault();
      places.scrollNear(next.clientX, next.clientY);
      const place = places.placeAt(next.clientX, next.clientY);
      if (!place) return;
      const there = carriedTo(carry, place.row, place.at, grabbedAt);
      if (
        there.rowKey !== carry.rowKey ||
        there.start !== carry.start ||
        there.end !== carry.end ||
        there.onRunId !== carry.onRunId
      )
        slide(there);
    }
    function stop(isDropped: boolean, x = 0, y = 0): void {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancelled);
      if (isDropped && places.placeAt(x, y)) void drop();
      else cancel();
    }
    const up = ({ clientX, clientY }: PointerEvent) => stop(true, clientX, clientY);
    const cancelled = () => stop(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancelled);
  }

  function carriedTo(carry: Carry, row: BoardRow, at: number, grabbedAt: number | null): Carry {
    const { scale } = latest.current;
    const step = stepMinutesOf(scale);
    if (carry.part === 'start') return shifted(carry, (snapped(at, step) - carry.start) / 60_000);
    if (carry.part === 'end') return shifted(carry, (snapped(at, step) - carry.end) / 60_000);
    const onto = carry.cargo.kind === 'deliveries' ? runAt(row, at) : null;
    const minutes = grabbedAt === null ? 0 : Math.round((at - grabbedAt) / 60_000 / step) * step;
    if (carry.cargo.kind === 'run') {
      const from = takeRun(carry.cargo.run, row.key, 'whole', 'pointer');
      return { ...shifted(from, minutes), rowKey: row.key };
    }
    return { ...startingAt(carry, snapped(at, step)), rowKey: row.key, onRunId: onto?.id ?? null };
  }

  function cancel(): void {
    if (!store.get().carry) return;
    end();
    announce(t('carry.cancelled'));
  }

  return {
    foresee,
    takeRun: (run, rowKey, part, by) => {
      if (!latest.current.canMove) return;
      if (!isCarriable(run)) return announce(t('carry.gone', { run: codeOf(run) }));
      take(takeRun(run, rowKey, part, by));
    },
    takeDeliveries: (deliveries, rowKey, by) => {
      if (latest.current.canMove && deliveries.length > 0) take(takeDeliveries(deliveries, rowKey, by));
    },
    shift: (minutes) => change((carry) => shifted(carry, minutes)),
    lengthen: (minutes) => change((carry) => lengthened(carry, minutes)),
    toRow: (row, onRunId = null) => change((carry) => overRow(carry, row.key, onRunId)),
    toPermitted,
    toPermittedTime,
    cancel,
    drop,
    follow,
  };
}

/** The run in a row under a time, on which deliveries may be put. */
function runAt({ runs }: BoardRow, at: number): Run | undefined {
  return runs.find((run) => isCarriable(run) && Date.parse(run.start) <= at && at < Date.parse(run.end));
}
