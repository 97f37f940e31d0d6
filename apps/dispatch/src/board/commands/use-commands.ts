import { useTranslation } from '@haisha/i18n';
import { endError, isProblem, notify, type ProblemError, useProblemText, useQueryClient } from '@haisha/platform';
import type { Allocation } from '@haisha/validation/allocation';
import type { BoardDay } from '@haisha/validation/board-day';
import { useState, useSyncExternalStore } from 'react';
import type { Board } from '../board-context.ts';
import { type AskReason, verdictOf } from '../carry/verdict.ts';
import type { Run } from '../day/board-types.ts';
import { codeOf } from '../day/run-facts.ts';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { midnightOf } from '../geometry/scale.ts';
import { dayOf } from '../live/day-of.ts';
import { dayPatches, type Touched } from '../live/day-patches.ts';
import { forgotten, pushed, redone, refusalOf, type Step, undone } from '../undo/undo-stack.ts';
import { type DayQuery, runDetail, runsPath } from './board-api.ts';
import { type BoardCommand, runsOf } from './board-command.ts';
import { dayActs } from './day-acts.ts';
import { inverseOf } from './inverse-of.ts';
import { dayWithout, dayWithRuns, optimisticDay } from './optimistic-day.ts';
import { type SeenVersions, sendCommand } from './send-command.ts';
import { useChangedText } from './use-changed-text.ts';
import { useCommandName } from './use-command-name.ts';
import { useRefusalText } from './use-refusal-text.ts';

export type BoardCommands = {
  /** Gives a command; answers the runs that it changed, or null. A refusal is said, and the board is as it was. */
  give: Board['give'];
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  canUndo: boolean;
  canRedo: boolean;
  /** The command that was given last, where no answer to it came. */
  unsent: Unsent | null;
};

/** A command that could not be sent, with all that was typed for it. */
export type Unsent = { text: string; sendAgain: () => void; giveUp: () => void };

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
  const changedText = useChangedText();
  const refusalText = useRefusalText(useFindingWords(day, midnightOf(query.date)));
  const nameOf = useCommandName();
  const [lost, setLost] = useState<{ command: BoardCommand; error: ProblemError } | null>(null);
  const acts = dayActs(queries, query);
  const canUndo = useSyncExternalStore(acts.watch, () => acts.may('undo'));
  const canRedo = useSyncExternalStore(acts.watch, () => acts.may('redo'));
  const key = dayOf(query).queryKey;

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
      const runs = await sendCommand(command, seen, runsWith);
      queries.setQueryData(key, (now) => now && dayWithRuns(now, runs));
      goOn(touchedBy(command, [...old, ...runs]));
      endError('board');
      return { before: was, runs };
    } catch (error) {
      if (before) queries.setQueryData(key, (now) => now && dayWithout(now, before, runsOf(command)));
      goOn(isProblem(error) && error.code === 'allocation.reason_needed' ? {} : 'all');
      if (wantsReason(command, error)) {
        const reason = await ask(verdictOf(error.problem.findings ?? []), undefined, was && codeOf(was));
        return reason === null ? null : await run({ ...command, reason }, isAgain);
      }
      if (isProblem(error) && (error.code === 'network' || error.code === 'timeout')) {
        setLost({ command, error });
        return null;
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

  /** Runs that were made together are read with the day on which they stand; none where it cannot be read. */
  async function runsWith(ids: readonly string[]): Promise<Allocation[]> {
    if (ids.length === 0) return [];
    try {
      const { allocations } = await queries.fetchQuery({ ...dayOf(query), staleTime: 0, retry: 2 });
      return allocations.filter(({ id }) => ids.includes(id));
    } catch {
      // They are made: the day is read again once it can be.
      void queries.invalidateQueries({ queryKey: key });
      return [];
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

  async function doFirst(command: BoardCommand): Promise<{ result: readonly Run[]; step: Step | null } | null> {
    const done = await run(command);
    if (!done) return null;
    const inverse = inverseOf(command, done.before, done.runs, t('undo.reason'));
    const step = inverse && { done: command, inverse };
    if (step) acts.keep(pushed(acts.stack(), step, done.runs));
    return { result: done.runs, step };
  }

  async function takeBack(step: Step | null): Promise<Step | null> {
    if (!step) return sayNothing(t('undo.nothing'));
    if (isRefused(step.inverse)) return null;
    const done = await run(step.inverse);
    if (!done) return null;
    acts.keep(undone(acts.stack(), step, done.runs));
    announce(t('undo.undone'));
    return step;
  }

  async function doAgain(step: Step | null): Promise<Step | null> {
    if (!step) return sayNothing(t('undo.notAgain'));
    if (isRefused(step.done)) return null;
    const done = await run(step.done, true);
    if (!done) return null;
    if (step.done.kind === 'make' && done.runs.length === 0) {
      acts.keep(forgotten(acts.stack(), step));
      return sayNothing(t('preview.nothing'));
    }
    const inverse = inverseOf(step.done, done.before, done.runs, t('undo.reason')) ?? step.inverse;
    acts.keep(redone(acts.stack(), step, inverse, done.runs));
    announce(t('undo.redone'));
    return acts.stack().past.at(-1) ?? null;
  }

  /** What was meant came to nothing; what lies before it stays as it is. */
  function sayNothing(text: string): null {
    announce(text);
    return null;
  }

  function isRefused(command: BoardCommand): boolean {
    const refusal = refusalOf(acts.stack(), command, dayNow()?.allocations ?? []);
    if (!refusal) return false;
    const text = refusal.code === 'gone' ? t('undo.gone') : changedText('undo', refusal.run);
    notify({ kind: 'error', text, about: 'board' });
    return true;
  }

  const give: BoardCommands['give'] = (command) => {
    setLost(null);
    return acts.give(() => doFirst(command));
  };

  return {
    give,
    undo: () => acts.turnBack('undo', takeBack),
    redo: () => acts.turnBack('redo', doAgain),
    canUndo,
    canRedo,
    unsent: lost && {
      text: t('refused.notSent', { command: nameOf(lost.command, runNow), problem: problemText(lost.error) }),
      sendAgain: () => void give(lost.command),
      giveUp: () => setLost(null),
    },
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
