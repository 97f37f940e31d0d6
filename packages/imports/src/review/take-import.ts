import type { QueryClient } from '@haisha/platform';
import type { Import, ImportListItem } from '@haisha/validation/import';
import { importDetail, importFaults } from '../imports-api.ts';

/** The import as an answer told it, whose rows are others by now; what a list leaves out stays. */
export function takeImport(queries: QueryClient, told: ImportListItem): void {
  const { queryKey } = importDetail(told.id);
  queries.setQueryData<Import>(queryKey, (before) => before && { ...before, ...told });
  void queries.invalidateQueries({ queryKey: importFaults(told.id).queryKey });
}
