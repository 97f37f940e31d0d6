import type { Pointer } from '@haisha/releases/pointer';
import type { LoadedArea } from './area-loader.ts';

export type RunningReleases = {
  /** The version of this shell; null in development. */
  shell: string | null;
  areas: readonly LoadedArea[];
};

/** Returns whether anything that runs in this page is no longer live. */
export function isOutdated(pointer: Pointer, running: RunningReleases): boolean {
  if (running.shell !== null && pointer.shell.version !== running.shell) return true;
  return running.areas.some(({ name, liveVersion }) => {
    const live = pointer.areas[name];
    return live?.enabled === true && live.version !== liveVersion;
  });
}

/**
 * Returns whether a navigation must load the document, because another version of the shell or of the requested area is
 * live.
 */
export function needsDocumentLoad(
  pointer: Pointer | null,
  running: RunningReleases,
  area: string | undefined,
): boolean {
  if (!pointer) return false;
  if (running.shell !== null && pointer.shell.version !== running.shell) return true;
  const loaded = running.areas.find(({ name }) => name === area);
  if (!loaded) return false;
  const live = pointer.areas[loaded.name];
  return live?.enabled !== true || live.version !== loaded.liveVersion;
}

/** Returns the version in the address of this shell's script. */
export function runningShellVersion(page: Document = document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]');
  return script?.src.match(/\/releases\/shell\/([^/]+)\//)?.[1] ?? null;
}
