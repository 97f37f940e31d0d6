import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

/** One entry of the command palette. */
export type Command = {
  id: string;
  label: string;
  run: () => void;
  group?: string;
  icon?: string;
  /** More words it is found by. */
  keywords?: readonly string[];
  /** Shown only; the key itself is bound where the act is. */
  shortcut?: string;
};

const registered = new Map<string, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

/** Offers commands in the palette while the calling component is on screen. */
export function useCommands(commands: readonly Command[]): void {
  const owner = useId();
  const latest = useRef(commands);
  const shown = JSON.stringify(commands);

  useEffect(() => {
    latest.current = commands;
  });
  // Keyed by what is shown: a list written inline must not register itself anew at every rendering.
  useEffect(() => {
    const stable = (JSON.parse(shown) as Omit<Command, 'run'>[]).map((command, index) => ({
      ...command,
      run: () => latest.current[index]?.run(),
    }));
    register(owner, stable);
    return () => register(owner, []);
  }, [owner, shown]);
}

/** All commands on offer, for the palette. */
export function useRegisteredCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => all);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function register(owner: string, commands: readonly Command[]): void {
  if (commands.length > 0) registered.set(owner, commands);
  else registered.delete(owner);
  all = [...registered.values()].flat();
  for (const listener of listeners) listener();
}
