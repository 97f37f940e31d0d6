import type { QueryClient } from '@haisha/platform';
import type { Page } from '@haisha/validation/entity';
import type { ImportJudgement, ImportRow } from '@haisha/validation/import-row';

/**
 * Rows judged again take the place of those on screen, also where they are of another kind by now: nothing moves under
 * the hands of who corrects.
 */
export function takeJudgement(queries: QueryClient, id: string, { rows }: Pick<ImportJudgement, 'rows'>): void {
  const judged = new Map(rows.map((row) => [row.number, row]));
  queries.setQueriesData<Page<ImportRow>>(
    { queryKey: ['/imports', 'rows', id] },
    (page) => page && { ...page, items: page.items.map((row) => judged.get(row.number) ?? row) },
  );
}
