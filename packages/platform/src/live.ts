import { useEffect, useState, useSyncExternalStore } from 'react';

/** How the shell keeps a page up to date; areas use the hooks below and never learn by which means. */
export type Live = {
  /** From now on keeps everything that was read of an entity fresh. */
  follow: (entity: string) => void;
  /** Says that this record is open here, and tells the names of others who have it open, until the returned call. */
  enter: (entity: string, id: string, onOthers: (names: readonly string[]) => void) => () => void;
};

const nobody: readonly string[] = [];
const listeners = new Set<() => void>();
let live: Live | null = null;

/** Called by the shell once the means are there; what was asked for before is taken up then. */
export function provideLive(given: Live | null): void {
  live = given;
  for (const listener of listeners) listener();
}

/** Keeps what is shown of these entities as fresh as others' changes make it: their queries are read anew. */
export function useLive(...entities: string[]): void {
  const given = useSyncExternalStore(subscribe, () => live);
  const names = entities.join(' ');
  useEffect(() => {
    for (const entity of names.split(' ')) given?.follow(entity);
  }, [given, names]);
}

/** The names of others who have the same record open; nobody for a new one. */
export function useOthersHere(entity: string, id: string | undefined): readonly string[] {
  const given = useSyncExternalStore(subscribe, () => live);
  const [others, setOthers] = useState(nobody);
  useEffect(() => {
    if (!given || id === undefined) return;
    const leave = given.enter(entity, id, setOthers);
    return () => {
      leave();
      setOthers(nobody);
    };
  }, [given, entity, id]);
  return others;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
