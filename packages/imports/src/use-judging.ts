import { notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import type { Import } from '@haisha/validation/import';
import type { ColumnMapping } from './columns/column-mapping.ts';
import { refusedValues } from './columns/refused-values.ts';
import { importDetail, importFaults, judgeImport } from './imports-api.ts';

/** Has every row judged; a failure is told above the page, whose step may begin anew with it. */
export function useJudging(given: Import, onDone?: () => void) {
  const queries = useQueryClient();
  const problemText = useProblemText();
  const detail = importDetail(given.id).queryKey;
  return useMutation({
    mutationFn: ({ mapping, fixed, units, leftOut }: ColumnMapping) =>
      judgeImport(given, { mapping: [...mapping], fixed: [...fixed], units: [...units], leftOut: [...leftOut] }),
    onSuccess: (now) => {
      queries.setQueryData(detail, now);
      queries.removeQueries({ queryKey: ['/imports', 'rows', given.id] });
      queries.removeQueries({ queryKey: importFaults(given.id).queryKey });
      onDone?.();
    },
    onError: (error, { fixed }) => {
      // What a value for all rows is refused for stands beside it.
      if (refusedValues(error, fixed).length > 0) return;
      notify({ kind: 'error', text: problemText(error), about: given.id });
      return queries.invalidateQueries({ queryKey: detail });
    },
  });
}
