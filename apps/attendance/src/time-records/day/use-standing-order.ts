import { useState } from 'react';
import type { RecordRow } from '../records/record-row.ts';
import { type CountedKind, isOfKind } from '../records/remarks.ts';
import { worstFirst } from './day-rows.ts';

type Standing = { view: string; keys: readonly string[] };

/**
 * The rows that are shown, in an order that stands as long as the same is looked at: whoever types line after line finds
 * the next one where it was, though the last one is right by now. `view` names what is looked at.
 */
export function useStandingOrder(rows: readonly RecordRow[], kind: CountedKind | null, view: string): RecordRow[] {
  const [standing, setStanding] = useState<Standing | null>(null);
  let keys = standing?.keys ?? [];
  if (standing?.view !== view && rows.length > 0) {
    const wanted = kind === null ? rows : rows.filter((row) => isOfKind(kind, row));
    keys = worstFirst(wanted).map(({ key }) => key);
    setStanding({ view, keys });
  }
  const known = new Map(rows.map((row) => [row.key, row]));
  const shown = keys.flatMap((key) => known.get(key) ?? []);
  const added = kind === null ? rows.filter(({ key }) => !keys.includes(key)) : [];
  return [...shown, ...added];
}
