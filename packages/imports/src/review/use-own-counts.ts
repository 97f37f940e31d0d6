import { useQueryClient } from '@haisha/platform';
import type { Import, ImportListItem } from '@haisha/validation/import';
import { useCallback, useState } from 'react';
import { importFaults } from '../imports-api.ts';
import { takeImport } from './take-import.ts';

/** Tells what was done here from what others did to the same import meanwhile. */
export function useOwnCounts(given: Import) {
  const queries = useQueryClient();
  const { id } = given;
  const [known, setKnown] = useState(() => marksOf(given));

  const takeCounts = useCallback(
    (told: ImportListItem) => {
      setKnown(marksOf(told));
      takeImport(queries, told);
    },
    [queries],
  );

  return {
    takeCounts,
    isOthers: marksOf(given) !== known,
    catchUp: () => {
      setKnown(marksOf(given));
      void queries.invalidateQueries({ queryKey: ['/imports', 'rows', id] });
      void queries.invalidateQueries({ queryKey: importFaults(id).queryKey });
    },
  };
}

function marksOf({ counts, undecidedCount }: ImportListItem): string {
  return JSON.stringify([Object.values(counts), undecidedCount]);
}
