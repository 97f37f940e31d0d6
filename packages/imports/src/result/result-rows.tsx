import { formatNumber, useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { breakpoints, EmptyState, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { CellGrid } from '@haisha/ui/cell-grid';
import { Pagination } from '@haisha/ui/pagination';
import type { Import } from '@haisha/validation/import';
import { type ImportOutcome, type ImportUndoOutcome, importUndoOutcomes } from '@haisha/validation/import-choices';
import type { ImportRow } from '@haisha/validation/import-row';
import { useState } from 'react';
import { importRows } from '../imports-api.ts';
import { gridRow } from '../review/grid-rows.tsx';
import { rowsAtOnce } from '../review/review-state.ts';
import { RowCards } from '../review/row-cards.tsx';
import { shownColumns } from '../review/shown-columns.ts';
import { useRowWords } from '../review/use-row-words.ts';

export type ResultShown = ImportOutcome | ImportUndoOutcome;
export type ResultRowsProps = { given: Import; shown: ResultShown };

/** The rows of one result, as the file had them with the corrections; nothing can be changed any more. */
export function ResultRows({ given, shown }: ResultRowsProps) {
  const { t } = useTranslation('import');
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const words = useRowWords(given);
  const [page, setPage] = useState(1);
  const undo = importUndoOutcomes.find((one) => one === shown);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...importRows(given.id, {
      ...(undo ? { undo: [undo] } : { outcome: [shown as ImportOutcome] }),
      page,
      pageSize: rowsAtOnce,
    }),
    placeholderData: keepPreviousData,
  });
  if (!data) return error ? <ProblemState error={error} onRetry={refetch} /> : <SkeletonTable rows={4} />;
  if (data.items.length === 0) return <EmptyState title={t('review.none')} />;
  const columns = shownColumns(given);
  const label = t('review.rows', { name: given.fileName });
  const cellWords = {
    words,
    enteredOf: () => undefined,
    changeText: ({ before, after }: { before: string; after: string }) => t('row.change', { before, after }),
  };
  const remarksOf = (row: ImportRow | undefined) => row?.issues.map(words.issue).join(' ');
  const hasRemarks = data.items.some(({ issues }) => issues.length > 0);
  return (
    <>
      {isWide ? (
        <CellGrid
          label={label}
          lead={{ header: t('row.lead'), width: 240 }}
          columns={columns.map((at) => ({ id: String(at), header: words.headerOf(at) }))}
          rows={data.items.map((row) =>
            gridRow(row, {
              ...cellWords,
              columns,
              rowLabel: ({ number }) => t('row.number', { number: formatNumber(number) }),
              verdictText: ({ verdict }) => t(`verdict.${verdict}`),
            }),
          )}
          remarks={
            hasRemarks
              ? {
                  label: t('row.remarks'),
                  of: (rowId) => remarksOf(data.items.find(({ number }) => String(number) === rowId)),
                }
              : undefined
          }
          loading={isPlaceholderData}
        />
      ) : (
        <RowCards {...cellWords} label={label} rows={data.items} columns={columns} remarksOf={remarksOf} />
      )}
      {data.total > rowsAtOnce && (
        <Pagination page={page} pageSize={rowsAtOnce} total={data.total} onPageChange={setPage} />
      )}
    </>
  );
}
