import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, type ProblemError, useProblemText, useQueryClient } from '@haisha/platform';
import type { Allocation } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import { useRef, useState } from 'react';
import type { Board } from '../board-context.ts';
import { type AskReason, verdictOf } from '../carry/verdict.ts';
import type { Run } from '../day/board-types.ts';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { midnightOf } from '../geometry/scale.ts';
import { dayOf } from '../live/day-of.ts';
import { dayPatches, type Touched } from '../live/day-patches.ts';
import { emptyStack, pushed, redone, refusalOf, type UndoStack, undone } from '../undo/undo-stack.ts';
import { type DayQuery, runDetail, runsPath } from './board-api.ts';
import { type BoardCommand, runsOf } from './board-command.ts';
import { inverseOf } from './inverse-of.ts';
import { dayWithout, dayWithRuns, optimisticDay } from './optimistic-day.ts';
import { type SeenVersions, sendCommand } from './send-command.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** What was done on a day and may be taken back: kept while the page is open, for each day of a centre. */
const stacks = new Map<string, UndoStack>();

export type BoardCommands = {
  /** Gives a command; answers the runs that it changed, or null. A refusal is said, and the board is as it was. */
  give: Board['give'];
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  canUndo: boolean;
  canRedo: boolean;
  isBusy: boolean;
};

type Changed = { before: Run | undefined; runs: Allocation[] };

/** Gives commands of the board and takes them back; what is sure is drawn before the answer. */
export function useCommands(
  query: DayQuery,
  day: BoardDay | undefined,
  announce: (text: string) => void,
  ask: AskReason,
): BoardCommands {
  const { t } = useTranslation('board');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const refusalText = useRefusalText(useFindingWords(day, midnightOf(query.date)));
  const [, redraw] = useState(0);
  const [running, setRunning] = useState(0);
  // One after the other: the second builds on the version that the first one left.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** How many commands were refused, or given up at their reason. */
  const notDone = useRef(0);
  const name = `${query.departmentId} ${query.date}`;
  const stack = stacks.get(name) ?? emptyStack;
  const key = dayOf(query).queryKey;

  function keep(next: UndoStack): void {
    stacks.set(name, next);
    redraw((count) => count + 1);
  }

  const dayNow = () => queries.getQueryData(key) ?? day;
  const runNow = (id: string) => dayNow()?.allocations.find((run) => run.id === id);

  async function run(command: BoardCommand, isAgain = false): Promise<Changed | null> {
    const goOn = dayPatches(queries, query).hold();
    await queries.cancelQueries({ queryKey: [runsPath, 'day'] });
    const before = dayNow();
    const old = runsOf(command).flatMap((id) => runNow(id) ?? []);
    const was = runNow(runsOf(command)[0] ?? '');
    try {
      const seen = await versionsFor(command, isAgain);
      if (before) queries.setQueryData(key, optimisticDay(before, command));
      const runs = await sendCommand(command, seen);
      queries.setQueryData(key, (now) => now && dayWithRuns(now, runs));
      goOn(touchedBy(command, [...old, ...runs]));
      return { before: was, runs };
    } catch (error) {
      if (before) queries.setQueryData(key, (now) => now && dayWithout(now, before, runsOf(command)));
      goOn(isProblem(error) && error.code === 'allocation.reason_needed' ? {} : 'all');
      if (wantsReason(command, error)) {
        const reason = await ask(verdictOf(error.problem.findings ?? []));
        return reason === null ? null : await run({ ...command, reason }, isAgain);
      }
      const text = isProblem(error) ? (refusalText(error, dayNow()) ?? problemText(error)) : problemText(error);
      notify({ kind: 'error', text, about: 'board' });
      return null;
    } finally {
      // The day itself has been patched; what else was read of runs is read again.
      const { queryHash } = queries.getQueryCache().find({ queryKey: key }) ?? {};
      void queries.invalidateQueries({ queryKey: [runsPath], predicate: (other) => other.queryHash !== queryHash });
      void queries.invalidateQueries({ queryKey: ['/deliveries'] });
    }
  }

  /** Deliveries that are on a run are known to its detail, left-over ones to the day. */
  async function versionsFor(command: BoardCommand, isAgain: boolean): Promise<SeenVersions> {
    const known = new Map(dayNow()?.deliveriesLeft.map(({ id, version }) => [id, version]));
    const from = 'fromRunId' in command ? command.fromRunId : null;
    if (from !== null) {
      const { deliveries } = await queries.fetchQuery({ ...runDetail(from), staleTime: 0 });
      for (const { id, version } of deliveries) known.set(id, version);
    }
    const wanted = command.kind === 'place' || command.kind === 'create' ? command.deliveryIds : [];
    if (wanted.some((id) => isAgain || !known.has(id))) {
      // They were taken off a run just now, and what the board has read of them may be older than that.
      const fresh = await queries.fetchQuery({ ...dayOf(query), staleTime: 0 });
      for (const { id, version } of fresh.deliveriesLeft) known.set(id, version);
    }
    return { run: (id) => runNow(id)?.version ?? 1, delivery: (id) => known.get(id) ?? 1 };
  }

  /** Waits for the command before it. */
  function inTurn<Done>(act: () => Promise<Done>): Promise<Done> {
    const turn = last.current.then(act, act);
    last.current = turn;
    setRunning((count) => count + 1);
    return turn.finally(() => setRunning((count) => count - 1));
  }

  const now = () => stacks.get(name) ?? emptyStack;

  /** Takes back what was the last act when it was asked for; one that was under way then may have come to nothing. */
  function undo(): Promise<void> {
    const before = notDone.current;
    return inTurn(async () => {
      if (notDone.current === before) await takeBack();
    });
  }

  async function doFirst(command: BoardCommand): Promise<readonly Run[] | null> {
    const done = await run(command);
    if (!done) {
      notDone.current += 1;
      return null;
    }
    const inverse = inverseOf(command, done.before, done.runs, t('undo.reason'));
    if (inverse) keep(pushed(now(), { done: command, inverse }, done.runs));
    return done.runs;
  }

  async function takeBack(): Promise<void> {
    const step = now().past.at(-1);
    if (!step || isRefused(step.inverse)) return;
    const done = await run(step.inverse);
    if (!done) return;
    keep(undone(now(), step.done, done.runs));
    announce(t('undo.undone'));
  }

  async function doAgain(): Promise<void> {
    const step = now().future.at(-1);
    if (!step || isRefused(step.done)) return;
    const done = await run(step.done, true);
    if (!done) return;
    keep(redone(now(), inverseOf(step.done, done.before, done.runs, t('undo.reason')) ?? step.inverse, done.runs));
    announce(t('undo.redone'));
  }

  function isRefused(command: BoardCommand): boolean {
    const refusal = refusalOf(now(), command, dayNow()?.allocations ?? []);
    if (!refusal) return false;
    const text =
      refusal.code === 'gone'
        ? t('undo.gone')
        : t('undo.changed', { name: refusal.run.updatedBy?.name ?? t('undo.system') });
    notify({ kind: 'error', text, about: 'board' });
    return true;
  }

  return {
    give: (command) => inTurn(() => doFirst(command)),
    undo,
    redo: () => inTurn(doAgain),
    canUndo: stack.past.length > 0,
    canRedo: stack.future.length > 0,
    isBusy: running > 0,
  };
}

/** Whether what the API found wants a reason: then the same command goes once more, with it. */
function wantsReason({ reason }: BoardCommand, error: unknown): error is ProblemError {
  return reason === undefined && isProblem(error) && error.code === 'allocation.reason_needed';
}

/** The hours of whoever was or is on the runs are others now; some commands also change what is left over. */
function touchedBy({ kind }: BoardCommand, runs: readonly Run[]): Touched {
  const driverIds = runs.flatMap(({ crew }) => crew.map(({ driverId }) => driverId));
  return { driverIds, left: !['move', 'crew', 'swap', 'stops'].includes(kind) };
}
