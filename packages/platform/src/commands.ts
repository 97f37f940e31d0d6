import type { PaletteCommand } from '@haisha/ui/palette-command';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

const byOwner = new Map<string, readonly PaletteCommand[]>();
const listeners = new Set<() => void>();
let all: readonly PaletteCommand[] = [];

/** Offers commands in the palette while the calling component is mounted. */
export function useCommands(commands: readonly PaletteCommand[]): void {
  const owner = useId();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  // The displayed fields are the key: a list written inline must not register again at every rendering.
  const shown = JSON.stringify(commands);
  useEffect(() => {
    const texts = JSON.parse(shown) as Omit<PaletteCommand, 'run'>[];
    offer(
      owner,
      texts.map((text, index) => ({ ...text, run: () => latest.current[index]?.run() })),
    );
    return () => offer(owner, []);
  }, [owner, shown]);
}

/** Returns all commands on offer, for the palette. */
export function useRegisteredCommands(): readonly PaletteCommand[] {
  return useSyncExternalStore(subscribe, () => all);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function offer(owner: string, commands: readonly PaletteCommand[]): void {
  byOwner.set(owner, commands);
  if (commands.length === 0) byOwner.delete(owner);
  all = [...byOwner.values()].flat();
  for (const listener of listeners) listener();
}
