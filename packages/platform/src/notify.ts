import { useSyncExternalStore } from 'react';

/** A short message that goes away by itself; with an action it stays long enough to be reached. */
export type Notice = {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  /** What it is about: its toast takes the place of an earlier one about the same, and success ends the error of it. */
  about?: string | undefined;
  /** Whether it can be read again later; when left out, errors, long texts and notices with an action can. */
  keep?: boolean;
};
/** A notice that can be read again after its toast has gone. */
export type KeptNotice = Notice & { id: number; at: string };

const mostKept = 30;
/** What fits into the second that a toast stays, in half-width characters. */
const glance = 40;
const waiting: Notice[] = [];
const readers = new Set<() => void>();
let kept: readonly KeptNotice[] = [];
let standing: number | null = null;
let count = 0;
let wake: (() => void) | null = null;

/** Shows a notice; one given before the toaster has been loaded waits for it. */
export function notify(notice: Notice): void {
  const { kind, text, action, about } = notice;
  waiting.push(notice);
  if (kind === 'success' && about !== undefined && about === standingError()?.about) setStanding(null);
  if (notice.keep ?? (kind === 'error' || action !== undefined || widthOf(text) > glance)) keep(notice);
  wake?.();
}

/** Takes the notices that wait, in their order. */
export function takeNotices(): Notice[] {
  return waiting.splice(0);
}

/** Calls back when notices wait, and at once when some do already; one listener at a time. */
export function onNotice(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}

/** The notices kept since the page was loaded, newest first. */
export function useKeptNotices(): readonly KeptNotice[] {
  return useSyncExternalStore(subscribe, () => kept);
}

/** The error of the last act, which stays on the page until that act succeeds or the error is let go. */
export function useStandingError(): KeptNotice | null {
  return useSyncExternalStore(subscribe, standingError);
}

/** Takes the error of the last act from the page; it can still be read again. */
export function letErrorGo(): void {
  setStanding(null);
}

/** Gives up a kept notice, or all of them. */
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
