import { useQueryClient } from '@haisha/platform';
import type { Import, ImportListItem } from '@haisha/validation/import';
import { useCallback, useState } from 'react';
import { importDetail } from '../imports-api.ts';

/** Tells what was done here from what others did to the same import meanwhile. */
export function useOwnCounts(given: Import) {
  const queries = useQueryClient();
  const { id } = given;
  const [known, setKnown] = useState(() => marksOf(given));

  /** The import as an answer told it; what a list leaves out stays. */
  const takeCounts = useCallback(
    (told: ImportListItem) => {
      setKnown(marksOf(told));
      queries.setQueryData<Import>(importDetail(id).queryKey, (before) => before && { ...before, ...told });
    },
    [queries, id],
  );

  return {
    takeCounts,
    isOthers: marksOf(given) !== known,
    catchUp: () => {
      setKnown(marksOf(given));
      void queries.invalidateQueries({ queryKey: ['/imports', 'rows', id] });
    },
  };
}

function marksOf({ counts, undecidedCount }: ImportListItem): string {
  return JSON.stringify([Object.values(counts), undecidedCount]);
}
