import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

/** One entry of the command palette. It only displays the shortcut; the page binds the key itself. */
export type Command = {
  id: string;
  label: string;
  run: () => void;
  group?: string;
  icon?: string;
  keywords?: readonly string[];
  shortcut?: string;
};

const byOwner = new Map<string, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

/** Offers commands in the palette while the calling component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const owner = useId();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  // The displayed fields are the key: a list written inline must not register again at every rendering.
  const shown = JSON.stringify(commands);
  useEffect(() => {
    const texts = JSON.parse(shown) as Omit<Command, 'run'>[];
    offer(
      owner,
      texts.map((text, index) => ({ ...text, run: () => latest.current[index]?.run() })),
    );
    return () => offer(owner, []);
  }, [owner, shown]);
}

/** Returns all commands on offer, for the palette. */
export function useRegisteredCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => all);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(owner: string, commands: readonly Command[]): void {
  byOwner.set(owner, commands);
  if (commands.length === 0) byOwner.delete(owner);
  all = [...byOwner.values()].flat();
  for (const listener of listeners) listener();
}
