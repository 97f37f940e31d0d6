import { isProblemError } from '@haisha/http/problem-error';
import type { Sequences } from '@haisha/validation/realtime';
import type { Channels } from './create-channels.ts';
import type { createSequences } from './create-sequences.ts';

type ResyncOptions = {
  channels: Channels;
  sequences: ReturnType<typeof createSequences>;
  read: (channels: readonly string[]) => Promise<Sequences>;
  log: Pick<Console, 'warn'>;
  /** The server has answered, were it by a refusal, or did not. */
  onAnswer: (isAnswered: boolean) => void;
};

/** Several channels are entered within a few milliseconds: they are asked for together. */
const gatherMs = 50;
const againMs = 5_000;
/** A change gets its number shortly before the commit lets others see it. */
const commitMs = 5_000;

/** Asks the server where the channels are and tells those who listen to one that has moved on. */
export function createResync({ channels, sequences, read, log, onAnswer }: ResyncOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isWanted = false;
  let hasFailed = false;
  let isLoggedOut = false;

  function soon(ms = gatherMs): void {
    clearTimeout(timer);
    timer = setTimeout(now, ms);
  }

  /** One question at a time; one wanted meanwhile is asked afterwards, since the answer may already be old. */
  function now(): void {
    clearTimeout(timer);
    if (isLoggedOut) return;
    isWanted = true;
    if (!isReading) void ask();
  }

  async function ask(): Promise<void> {
    isReading = true;
    while (isWanted) {
      isWanted = false;
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
      const mayBeOldMs = pageAgeMs() + commitMs;
      for (const name of names) {
        const isNew = sequences.get(name) === undefined;
        const hasMoved = sequences.correct(name, found.sequences[name] ?? 0);
        const wasQuiet = (found.quietMs[name] ?? Infinity) > mayBeOldMs;
        if (hasMoved && !(isNew && wasQuiet)) channels.tell(name, null);
      }
    } catch (cause) {
      if (!hasFailed) log.warn('Where the channels are cannot be asked', cause);
      hasFailed = true;
      onAnswer(isProblemError(cause) && cause.status >= 400 && cause.status < 500);
      // A page left open over night would else ask thousands of times in vain.
      isLoggedOut = isProblemError(cause, 'session.required');
      if (!isLoggedOut) soon(againMs);
    }
  }

  return {
    now,
    /** Something has happened that may have let the session in again. */
    soon(): void {
      isLoggedOut = false;
      soon();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Nothing that a page shows was read earlier than this. `performance.now()` alone stands still while a machine sleeps. */
function pageAgeMs(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}
