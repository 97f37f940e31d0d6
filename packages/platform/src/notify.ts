import { useSyncExternalStore } from 'react';

/** A short message that goes away by itself; with an action it stays long enough to be reached. */
export type Notice = {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  /** Whether it can be read again later; when left out, errors and notices with an action can. */
  keep?: boolean;
};
/** A notice that can be read again after its toast has gone. */
export type KeptNotice = Notice & { id: number; at: string };

const mostKept = 30;
const waiting: Notice[] = [];
const readers = new Set<() => void>();
let kept: readonly KeptNotice[] = [];
let count = 0;
let wake: (() => void) | null = null;

/** Shows a notice; one given before the toaster has been loaded waits for it. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  if (notice.keep ?? (notice.kind === 'error' || notice.action !== undefined)) keep(notice);
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

/** Gives up a kept notice, or all of them. */
export function dropKeptNotices(id?: number): void {
  setKept(id === undefined ? [] : kept.filter((one) => one.id !== id));
}

function keep(notice: Notice): void {
  count += 1;
  setKept([{ ...notice, id: count, at: new Date().toISOString() }, ...kept].slice(0, mostKept));
}

function setKept(next: readonly KeptNotice[]): void {
  kept = next;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}
