import { isProblemError } from '@haisha/http/problem-error';
import type { Sequences } from '@haisha/validation/realtime';
import type { Channels } from './create-channels.ts';
import type { createSequences } from './create-sequences.ts';

type ResyncOptions = {
  channels: Channels;
  sequences: ReturnType<typeof createSequences>;
  read: (channels: readonly string[]) => Promise<Sequences>;
  log: Pick<Console, 'warn'>;
  /** Reports whether the server answered; a refusal is an answer. */
  onAnswer: (isAnswered: boolean) => void;
};

/** Channels entered within this time are asked for together. */
const gatherMs = 50;
const againMs = 5_000;
/** A change gets its number shortly before the commit makes it visible. */
const commitMs = 5_000;

/** Asks the server for the positions of the channels and informs the listeners of those that have moved on. */
export function createResync({ channels, sequences, read, log, onAnswer }: ResyncOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isRequested = false;
  let hasFailed = false;
  let isLoggedOut = false;

  function soon(ms = gatherMs): void {
    clearTimeout(timer);
    timer = setTimeout(now, ms);
  }

  /**
   * Asks one question at a time; a request during a question asks again afterwards, because the answer may already be
   * old.
   */
  function now(): void {
    clearTimeout(timer);
    if (isLoggedOut) return;
    isRequested = true;
    if (!isReading) void ask();
  }

  async function ask(): Promise<void> {
    isReading = true;
    while (isRequested) {
      isRequested = false;
      await askOnce();
    }
    isReading = false;
  }

  async function askOnce(): Promise<void> {
    const names = channels.counted();
    if (names.length === 0) return;
    try {
      const found = await read(names);
      hasFailed = false;
      onAnswer(true);
      const uncertainMs = pageAgeMs() + commitMs;
      for (const name of names) {
        const isNew = sequences.get(name) === undefined;
        const hasMoved = sequences.correct(name, found.sequences[name] ?? 0);
        const wasQuiet = (found.quietMs[name] ?? Infinity) > uncertainMs;
        if (hasMoved && !(isNew && wasQuiet)) channels.notifyListeners(name, null);
      }
    } catch (cause) {
      if (!hasFailed) log.warn('Where the channels are cannot be asked', cause);
      hasFailed = true;
      onAnswer(isProblemError(cause) && cause.status >= 400 && cause.status < 500);
      // A page left open overnight would otherwise ask thousands of times in vain.
      isLoggedOut = isProblemError(cause, 'session.required');
      if (!isLoggedOut) soon(againMs);
    }
  }

  return {
    now,
    /** Asks again soon, because the session may have been admitted again. */
    soon(): void {
      isLoggedOut = false;
      soon();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * The time since the page was opened: everything it shows was read within it. `performance.now()` alone stops while a
 * machine sleeps.
 */
function pageAgeMs(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
