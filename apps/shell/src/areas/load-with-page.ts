import type { Shell } from '../shell-context.ts';
import { addAreaTexts } from './add-area-texts.ts';
import type { LoadedArea } from './area-loader.ts';
import type { FoundAreaRoute } from './find-area-route.ts';
import { pageRefusal } from './page-refusal.ts';
import { startingPoint } from './prefer-previous.ts';

/** Whoever waits longer sees the frame of the page meanwhile. */
const patienceMs = 2_000;

/**
 * Loads the area of a page that the user may open, so that the page is drawn once, with its area. Returns undefined
 * when that fails, takes long, or the user may not; the gate of the area then goes on.
 */
export async function loadWithPage(
  shell: Shell,
  path: string,
  { area }: FoundAreaRoute,
): Promise<LoadedArea | undefined> {
  const live = shell.pointer.get().pointer?.areas[area];
  const mayOpen = shell.session.get() && !pageRefusal(shell, { pathname: path, search: '', hash: '' });
  if (!live?.enabled || !mayOpen) return undefined;
  addAreaTexts().catch(() => undefined);
  const loaded = shell.areas.load(area, live, startingPoint(area, live.version)).catch(() => undefined);
  return Promise.race([loaded, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
}
