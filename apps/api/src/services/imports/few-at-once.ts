import { importCrowded } from '../../http/errors.ts';

/** Files of one person that are received, waiting or read; each is held in memory. */
const usualMost = 6;

/** Lets each owner have a few works going on or waiting; one more is refused before it begins. */
export function createFewAtOnce(most = usualMost) {
  const begun = new Map<string, number>();

  return async function fewAtOnce<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const count = begun.get(owner) ?? 0;
    if (count >= most) throw importCrowded();
    begun.set(owner, count + 1);
    try {
      return await work();
    } finally {
      const left = (begun.get(owner) ?? 1) - 1;
      if (left === 0) begun.delete(owner);
      else begun.set(owner, left);
    }
  };
}
