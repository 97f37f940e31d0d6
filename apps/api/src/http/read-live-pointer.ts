import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const livePointerSchema = z.object({
  revision: z.number(),
  shell: z.object({ version: z.string().regex(/^[\w.+-]+$/) }),
  areas: z.record(z.string(), z.object({ version: z.string() })),
});

type LivePointer = z.output<typeof livePointerSchema>;

/** What the server itself needs of the pointer of the release store; undefined where there is none, or garbage. */
export async function readLivePointer(store: string): Promise<LivePointer | undefined> {
  const text = await readFile(join(store, 'builds/latest.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return livePointerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
