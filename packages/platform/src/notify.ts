import { useSyncExternalStore } from 'react';

/** A short message that closes by itself; with an action it stays long enough to reach the button. */
export type Notice = {
  kind: 'success' | 'warning' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  /** The subject: a toast replaces an earlier toast about the same subject, and success ends the error about it. */
  about?: string | undefined;
  /** Whether the notice can be read again later; by default errors, long texts and notices with an action can. */
  keep?: boolean;
};
/** A notice that can be read again after its toast has closed. */
export type KeptNotice = Notice & { id: number; at: string };

const mostKept = 30;
/** How much a person reads in the second that a toast stays, in half-width characters. */
const glance = 40;
const waiting: Notice[] = [];
const readers = new Set<() => void>();
let kept: readonly KeptNotice[] = [];
let standing: number | null = null;
let count = 0;
let wake: (() => void) | null = null;

/** Shows a notice; a notice given before the toaster has loaded waits for it. */
export function notify(notice: Notice): void {
  const { kind, text, action, about } = notice;
  waiting.push(notice);
  if (kind === 'success' && about !== undefined) endError(about);
  if (notice.keep ?? (kind === 'error' || action !== undefined || widthOf(text) > glance)) keep(notice);
  wake?.();
}

/** Returns the waiting notices in order and clears the queue. */
export function takeNotices(): Notice[] {
  return waiting.splice(0);
}

/** Calls back when notices wait, and at once when some already do; one listener at a time. */
export function onNotice(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}

/** Returns the notices kept since the page was loaded, newest first. */
export function useKeptNotices(): readonly KeptNotice[] {
  return useSyncExternalStore(subscribe, () => kept);
}

/** Takes the error about a subject off the page, once something about it has gone well; it can still be read again. */
export function endError(about: string): void {
  if (standingError()?.about === about) setStanding(null);
}

/**
 * Returns the error of the last action, which stays on the page until that action succeeds or the user dismisses it.
 */
export function useStandingError(): KeptNotice | null {
  return useSyncExternalStore(subscribe, standingError);
}

/** Removes the error of the last action from the page; it can still be read again. */
export function dismissError(): void {
  setStanding(null);
}

/** Drops one kept notice, or all of them. */
export function dropKeptNotices(id?: number): void {
  setKept(id === undefined ? [] : kept.filter((one) => one.id !== id));
}

function standingError(): KeptNotice | null {
  return kept.find(({ id }) => id === standing) ?? null;
}

function keep(notice: Notice): void {
  count += 1;
  if (notice.kind === 'error') standing = count;
  setKept([{ ...notice, id: count, at: new Date().toISOString() }, ...kept].slice(0, mostKept));
}

function setKept(next: readonly KeptNotice[]): void {
  kept = next;
  for (const reader of readers) reader();
}

function setStanding(next: number | null): void {
  standing = next;
  for (const reader of readers) reader();
}

/** Full-width characters count twice. */
function widthOf(text: string): number {
  return Array.from(text).reduce((width, character) => width + (character > '\u02ff' ? 2 : 1), 0);
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}
