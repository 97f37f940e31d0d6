import { formatNumber, useTranslation } from '@haisha/i18n';
import { keepPreviousData, useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, breakpoints, EmptyState, SkeletonTable, useMediaQuery } from '@haisha/ui';
import { CellGrid, type CellGridHandle } from '@haisha/ui/cell-grid';
import { Pagination } from '@haisha/ui/pagination';
import type { Import, ImportListItem } from '@haisha/validation/import';
import type { ImportRow } from '@haisha/validation/import-row';
import { useRef, useState } from 'react';
import { importRows } from '../imports-api.ts';
import { useFieldName } from '../use-field-name.ts';
import { useLastPage } from '../use-last-page.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { gridRow } from './grid-rows.tsx';
import { KeyList } from './key-list.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { rowsAtOnce, type useReviewState } from './review-state.ts';
import { RowCards } from './row-cards.tsx';
import { RowHeading } from './row-heading.tsx';
import { asksSomething, RowRemarks } from './row-remarks.tsx';
import { SameFaults } from './same-faults.tsx';
import { namingColumn, shownColumns } from './shown-columns.ts';
import type { useCorrections } from './use-corrections.ts';
import { useDecisions } from './use-decisions.ts';
import { useKeysOfCells } from './use-keys-of-cells.ts';
import { useReplacement } from './use-replacement.ts';
import { useRowWords } from './use-row-words.ts';

export type ReviewRowsProps = {
  given: Import;
  /** Where the records of the master are on the server. */
  resource: string;
  state: ReturnType<typeof useReviewState>;
  corrections: Pick<ReturnType<typeof useCorrections>, 'correct' | 'textOf'>;
  onCounts: (told: ImportListItem) => void;
  onAddField: () => void;
  onColumns: () => void;
};

/** One page of the rows of a kind: cells to correct, and what is to be decided about each. */
export function ReviewRows({ given, resource, state, corrections, onCounts, onAddField, onColumns }: ReviewRowsProps) {
  const { shown, only, fault, page, change } = state;
  const { correct, textOf } = corrections;
  const { t } = useTranslation('import');
  const isWide = useMediaQuery(`(min-width: ${breakpoints.md})`);
  const words = useRowWords(given);
  const fieldName = useFieldName(given.entity);
  const grid = useRef<CellGridHandle>(null);
  useKeysOfCells(grid);
  const [compared, setCompared] = useState<ImportRow | null>(null);
  const [asked, setAsked] = useState<{ column: number; text: string } | null>(null);
  const { decide } = useDecisions(given.id, onCounts);
  const replace = useReplacement(given.id, onCounts);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...importRows(given.id, {
      ...(shown !== 'all' && { verdict: [shown] }),
      ...(only && { only }),
      ...(fault && { fault }),
      page,
      pageSize: rowsAtOnce,
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Rows that were corrected stay where they are until somebody turns to others.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isBehind = useLastPage(data, { page, pageSize: rowsAtOnce, onPage: (last) => change({ shown, page: last }) });
  if (!data) return error ? <ProblemState error={error} onRetry={refetch} /> : <SkeletonTable />;
  if (isBehind) return <SkeletonTable />;
  if (data.items.length === 0) {
    return (
      <EmptyState title={t(shown === 'error' ? 'review.noErrors' : 'review.none')}>{t('review.noneHint')}</EmptyState>
    );
  }

  const { items } = data;
  const columns = shownColumns(given);
  const naming = namingColumn(given);
  const onEdit = (number: number, column: number, text: string) => correct({ number, column, text });
  const onReplace = (column: number, text: string, by: string) =>
    replace({ column, text, by, numbers: items.map(({ number }) => number) });
  const toCell = ({ number }: ImportRow, column: number) =>
    grid.current?.focus({ rowId: String(number), column: columns.indexOf(column) });
  // What was pressed goes with the fault.
  const remarksOf = (row: ImportRow) => (
    <RowRemarks
      key={row.number}
      row={row}
      words={words}
      onCell={(column) => toCell(row, column)}
      onTake={(column, text) => {
        toCell(row, column);
        onEdit(row.number, column, text);
      }}
      onTakeAll={(column, text, by) => {
        toCell(row, column);
        onReplace(column, text, by);
      }}
      onAskAll={(column, text) => {
        toCell(row, column);
        setAsked({ column, text });
      }}
      onAddField={onAddField}
      onDecide={({ number }, decision) => void decide({ decision, numbers: [number] }).catch(() => undefined)}
      onCompare={setCompared}
    />
  );
  const cellWords = {
    words,
    enteredOf: textOf,
    changeText: ({ before, after }: { before: string; after: string }) => t('row.change', { before, after }),
  };
  const sameFaults = (
    <SameFaults
      given={given}
      words={words}
      onShow={({ key, verdict }) => change({ shown: verdict, only: undefined, fault: key })}
      onAskAll={(column, text) => setAsked({ column, text })}
      onColumns={onColumns}
      onDecide={(input) => void decide(input).catch(() => undefined)}
    />
  );
  const label = t('review.rows', { name: given.fileName });
  /** Where the file calls a field otherwise, what it is called here. */
  function noteOf(at: number): string | undefined {
    const { header = '', field = null, fixed = null } = given.columns[at] ?? {};
    if (fixed !== null) return t(fixed === '' ? 'fixed.column' : 'fixed.all');
    if (field === null) return t('columns.leaveOut');
    return header.trim() === fieldName(field) ? undefined : fieldName(field);
  }

  return (
    <>
      {isWide ? (
        <CellGrid
          ref={grid}
          label={label}
          lead={{ header: t('row.lead'), width: 304 }}
          columns={columns.map((at) => ({
            id: String(at),
            header: words.headerOf(at),
            note: noteOf(at),
            frozen: at === naming,
          }))}
          rows={data.items.map((row) =>
            gridRow(row, {
              ...cellWords,
              columns,
              rowLabel: ({ number }) => t('row.number', { number: formatNumber(number) }),
              verdictText: ({ verdict }) => t(`verdict.${verdict}`),
              asks: (row) => asksSomething(row, words),
            }),
          )}
          remarks={{
            label: t('row.remarks'),
            of: (rowId) => {
              const row = items.find(({ number }) => String(number) === rowId);
              return (
                row && (
                  <>
                    <RowHeading row={row} />
                    {remarksOf(row)}
                  </>
                )
              );
            },
            ofAll: (
              <>
                {sameFaults}
                <KeyList />
              </>
            ),
          }}
          onEdit={({ rowId, column }, text) => onEdit(Number(rowId), columns[column] ?? column, text)}
          onReplace={({ rowId, column }, by) => {
            const row = items.find(({ number }) => String(number) === rowId);
            const place = columns[column] ?? column;
            onReplace(place, row?.cells[place] ?? '', by);
          }}
          loading={isPlaceholderData}
        />
      ) : (
        <>
          <Box px="4" _empty={{ display: 'none' }}>
            {sameFaults}
          </Box>
          <RowCards
            {...cellWords}
            label={label}
            rows={data.items}
            columns={columns}
            remarksOf={remarksOf}
            onEdit={onEdit}
            onReplace={onReplace}
            onAskAll={(column, text) => setAsked({ column, text })}
          />
        </>
      )}
      {data.total > rowsAtOnce && (
        <Box px={{ base: '4', md: '6' }} py="1" borderTopWidth="1px">
          <Pagination
            page={page}
            pageSize={rowsAtOnce}
            total={data.total}
            onPageChange={(next) => change({ shown, page: next })}
          />
        </Box>
      )}
      {asked && (
        <ReplaceDialog
          field={given.columns[asked.column]?.field ?? null}
          header={words.headerOf(asked.column)}
          text={asked.text}
          choices={words.choicesOf(asked.column)}
          onReplace={(by) => onReplace(asked.column, asked.text, by)}
          onClose={() => setAsked(null)}
        />
      )}
      {compared && (
        <CompareDialog
          given={given}
          resource={resource}
          row={data.items.find(({ number }) => number === compared.number) ?? compared}
          words={words}
          onDecide={decide}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}
