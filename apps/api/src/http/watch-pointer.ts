import { type Live, readLive } from '@haisha/releases/revisions';
import type { FastifyBaseLogger } from 'fastify';

export type PointerWatch = {
  /** What is live; its fault is remembered until a flip, as whoever asks first has the file written anew. */
  read: () => Promise<Live | undefined>;
};

/** Reads what is live in a release store, and logs once when the file of the pointer had to be mended. */
export function watchPointer(store: string, log: Pick<FastifyBaseLogger, 'warn'>): PointerWatch {
  let remembered: { revision: number; fault: string } | undefined;
  let told: string | undefined;
  return {
    async read() {
      const live = await readLive(store);
      if (!live) return undefined;
      const { fault, isMended, pointer } = live;
      const { revision } = pointer;
      if (fault !== null && fault !== told) log.warn(fault);
      // A file that cannot be mended has the same fault each time.
      told = fault === null || isMended ? undefined : fault;
      if (fault !== null) remembered = { revision, fault };
      else if (remembered?.revision !== revision) remembered = undefined;
      return { ...live, fault: remembered?.fault ?? null };
    },
  };
}
