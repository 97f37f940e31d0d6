import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPointer, type Pointer } from '@haisha/releases/pointer';
import { type Live, readLive } from '@haisha/releases/revisions';
import { versionPath } from '@haisha/releases/store-files';

/** The page of the live shell version and what is wrong with its pointer, or what it lacks. */
export type ShellPage =
  | { version: string; html: string; pointer: Pointer | null; fault: string | null }
  | { missing: string };

export async function readShellPage(
  store: string,
  read: () => Promise<Live | undefined> = () => readLive(store),
): Promise<ShellPage> {
  const live = await read().catch(() => undefined);
  if (!live) return { missing: 'Nothing is live: the release store has neither a pointer nor a whole revision.' };
  const { pointer, fault } = live;
  const { version } = pointer.shell;
  const file = join(store, versionPath('shell', version), 'index.html');
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return { missing: `The release store lacks index.html of the live shell ${version}.` };
  return { version, html, pointer: isPointer(pointer) ? pointer : null, fault };
}
