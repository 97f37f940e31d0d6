import { useState } from 'react';

/** Rows chosen in a list, also those chosen on a page no longer shown; always in their newest form. */
export function useSelectedRows<Row extends { id: string }>(shown: readonly Row[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const known = new Map(shown?.map((row) => [row.id, row]));

  return {
    ids: new Set(chosen.keys()) as ReadonlySet<string>,
    rows: [...chosen].map(([id, row]) => known.get(id) ?? row),
    change(ids: ReadonlySet<string>) {
      const next = new Map<string, Row>();
      for (const id of ids) {
        const row = known.get(id) ?? chosen.get(id);
        if (row) next.set(id, row);
      }
      setChosen(next);
    },
    select: (rows: readonly Row[]) => setChosen(new Map(rows.map((row) => [row.id, row]))),
    clear: () => setChosen(new Map()),
  };
}
