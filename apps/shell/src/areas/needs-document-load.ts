import type { Pointer } from '@haisha/releases/pointer';
import type { LoadedArea } from './area-loader.ts';

export type RunningReleases = {
  /** The version this shell was served from; null in development. */
  shell: string | null;
  areas: readonly LoadedArea[];
};

/** Whether anything that runs in this page is no longer what is live. */
export function isOutdated(pointer: Pointer, running: RunningReleases): boolean {
  if (running.shell !== null && pointer.shell.version !== running.shell) return true;
  return running.areas.some(({ name, asked }) => {
    const live = pointer.areas[name];
    return live?.enabled === true && live.version !== asked;
  });
}

/** Whether a navigation must load the document anew, since another version of the shell or of the area asked for is live. */
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
  return live?.enabled !== true || live.version !== loaded.asked;
}

/** The version in the address this shell's script came from. */
export function runningShellVersion(page: Document = document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[src*="/releases/shell/"]');
  return script?.src.match(/\/releases\/shell\/([^/]+)\//)?.[1] ?? null;
}
