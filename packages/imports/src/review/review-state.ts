import { useSearchParams } from '@haisha/platform';
import { faultKeyPattern } from '@haisha/validation/fault-key';
import type { Import } from '@haisha/validation/import';
import { type ImportVerdict, importVerdicts } from '@haisha/validation/import-choices';
import type { ImportRowListQuery } from '@haisha/validation/import-row';
import { useState } from 'react';

export type ShownRows = ImportVerdict | 'all';
export type OnlyRows = NonNullable<ImportRowListQuery['only']>;
export const onlyChoices = ['undecided', 'corrected', 'normalised'] as const satisfies readonly OnlyRows[];

/** What is left out stays as it is; a page is of these rows alone. */
type RowsToShow = {
  shown?: ShownRows;
  only?: OnlyRows | undefined;
  /** Only rows with this fault. */
  fault?: string | undefined;
  page?: number;
};

export const rowsAtOnce = 100;

/** Which rows are shown, in the address; at first those that somebody has to look at. */
export function useReviewState({ counts }: Pick<Import, 'counts'>) {
  const [params, setParams] = useSearchParams();
  const [start] = useState<ShownRows>(
    () => (['error', 'duplicate', 'warning'] as const).find((kind) => counts[kind] > 0) ?? 'all',
  );
  const said = params.get('show');
  const shown: ShownRows = [...importVerdicts, 'all' as const].find((kind) => kind === said) ?? start;
  const only = onlyChoices.find((choice) => choice === params.get('only'));
  const fault = params.getAll('fault').find((key) => faultKeyPattern.test(key));
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);

  function change(to: RowsToShow): void {
    const next = new URLSearchParams({ show: to.shown ?? shown });
    const wanted = 'only' in to ? to.only : only;
    if (wanted) next.set('only', wanted);
    const wantedFault = 'fault' in to ? to.fault : fault;
    if (wantedFault) next.set('fault', wantedFault);
    if (to.page !== undefined && to.page > 1) next.set('page', String(to.page));
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return { shown, only, fault, page, change };
}
