import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** How the shell keeps a page up to date; areas use the hooks below and do not know the transport. */
export type Live = {
  /** Keeps everything that was read of an entity fresh from now on. */
  follow: (entity: string) => void;
  /**
   * Announces that this record is open here and reports the names of others who have it open; the returned function
   * ends both.
   */
  enter: (entity: string, id: string, onOthers: (names: readonly string[]) => void) => () => void;
  /**
   * Meets the others who work with the rows of a department: `onOthers` hears at which rows they are. A shell of an earlier
   * version has none.
   */
  meet?: (entity: string, departmentId: string, onOthers: (others: readonly OtherAt[]) => void) => Meeting;
};

/** Somebody else, and the id of the row that they are at. */
export type OtherAt = { name: string; at: string };

export type Meeting = {
  /** Tells the others at which row this person is; null for none. */
  tell: (at: string | null) => void;
  leave: () => void;
};

/**
 * `takesChange` in the `meta` of a query: it is told of each change of what it shows and brings itself up to date, instead
 * of being read again. `change` is what the event carries (id, version, action); undefined when some were missed.
 */
export type TakesChange = (queries: QueryClient, entity: string, change: unknown) => void;

const nobody: readonly string[] = [];
const listeners = new Set<() => void>();
let live: Live | null = null;

/** The shell calls this once the service is ready; it then handles everything that pages asked for before. */
export function provideLive(service: Live | null): void {
  live = service;
  for (const listener of listeners) listener();
}

/** Returns what keeps this page up to date; null until the shell provides it. */
export function useLiveService(): Live | null {
  return useSyncExternalStore(subscribe, () => live);
}

/**
 * Keeps these entities fresh: a change by others reloads their queries. The page is not drawn anew when the service
 * arrives.
 */
export function useLive(...entities: string[]): void {
  const names = entities.join(' ');
  useEffect(
    () =>
      whileLive(({ follow }) => {
        for (const entity of names.split(' ')) follow(entity);
      }),
    [names],
  );
}

/** Returns the names of others who have the same record open; nobody for a new one. */
export function useOthersHere(entity: string, id: string | undefined): readonly string[] {
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    if (id === undefined) return;
    return whileLive(({ enter }) => {
      const leave = enter(entity, id, setOthers);
      return () => {
        leave();
        setOthers(nobody);
      };
    });
  }, [entity, id]);
  return others;
}

/** Begins with each service that there is, and ends with it; the returned function ends both. */
function whileLive(begin: (service: Live) => (() => void) | undefined): () => void {
  let end: ReturnType<typeof begin>;
  function change(): void {
    end?.();
    end = live ? begin(live) : undefined;
  }
  change();
  const stop = subscribe(change);
  return () => {
    stop();
    end?.();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
