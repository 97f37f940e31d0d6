import { useCallback } from 'react';
import { matchRoutes } from 'react-router-dom';
import { useShell } from '../shell-context.ts';
import type { LoadedArea } from './area-loader.ts';
import { startingPoint } from './prefer-previous.ts';

export type Prefetch = (area: string, path: string) => void;

/** Fetches the code of an area and of its page as soon as the pointer or the focus approaches the entry in the menu. */
export function usePrefetch(): Prefetch {
  const { areas, pointer } = useShell();
  return useCallback(
    (area, path) => {
      const live = pointer.get().pointer?.areas[area];
      if (!live?.enabled) return;
      const loaded = areas.load(area, live, startingPoint(area, live.version));
      // A failure is shown when the page is opened, after another attempt.
      loaded.then((found) => loadPage(found, path)).catch(() => undefined);
    },
    [areas, pointer],
  );
}

async function loadPage({ module }: LoadedArea, path: string): Promise<void> {
  const lazy = matchRoutes(module.routes, path)?.at(-1)?.route.lazy;
  if (typeof lazy === 'function') await lazy();
}
