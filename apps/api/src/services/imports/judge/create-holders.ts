import type { Reader } from '../../records/entity-repository.ts';
import type { KeyHolder } from '../fields/import-key.ts';
import type { AnyImported } from '../imported-entity.ts';

/** Who has which of the values that stand only once; each value is asked for once. */
export function createHolders(db: Reader, { keys }: AnyImported) {
  const known = keys.map(() => new Map<string, KeyHolder[]>());
  return {
    async ask(place: number, values: readonly (string | null | undefined)[]): Promise<void> {
      const found = known[place];
      const wanted = new Set(values.filter((value) => value != null && !found?.has(value)) as string[]);
      if (!found || wanted.size === 0) return;
      for (const value of wanted) found.set(value, []);
      const holders = (await keys[place]?.holders(db, [...wanted])) ?? [];
      for (const holder of holders) found.get(holder.value)?.push(holder);
    },
    of: (place: number, value: string | null | undefined): KeyHolder[] => known[place]?.get(value ?? '') ?? [],
  };
}

export type Holders = ReturnType<typeof createHolders>;
