import { useTranslation } from '@haisha/i18n';
import { useQuery } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { RadioChoice } from '@haisha/records/list/radio-choice';
import { Button, SkeletonTable, Stack, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import type { Import } from '@haisha/validation/import';
import type { ImportDecision } from '@haisha/validation/import-choices';
import type { ImportDecisionInput, ImportRow } from '@haisha/validation/import-row';
import { useState } from 'react';
import { comparedRecord, importRows } from '../imports-api.ts';
import { CompareTable } from './compare-table.tsx';
import { isAmongRows, useDecisionWords } from './decision-words.ts';
import type { RowWords } from './use-row-words.ts';
import { useValueText } from './use-value-text.ts';

export type CompareDialogProps = {
  given: Import;
  resource: string;
  row: ImportRow;
  words: RowWords;
  onDecide: (decision: ImportDecisionInput) => Promise<unknown>;
  onClose: () => void;
};

/** A row beside each record and each other row it resembles, and the decision about it. */
export function CompareDialog({ given, resource, row, words, onDecide, onClose }: CompareDialogProps) {
  const { t } = useTranslation('import');
  const others = othersOf(row);
  const decisionWords = useDecisionWords(isAmongRows(row));
  const [at, setAt] = useState(others[0]?.id ?? '');
  const [decision, setDecision] = useState<ImportDecision | ''>(row.decision ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const other = others.find(({ id }) => id === at);
  const isWritten = decision === 'overwrite' || decision === 'merge';

  function confirm(): void {
    setIsBusy(true);
    const target = isWritten && other?.kind === 'record' && others.length > 1 ? { targetId: other.id } : {};
    onDecide({ decision: decision || null, numbers: [row.number], ...target }).then(onClose, () => setIsBusy(false));
  }

  return (
    <Dialog
      open
      size="xl"
      closable={!isBusy}
      onClose={onClose}
      title={t('compare.title', { number: row.number })}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          {row.choices.length > 0 && (
            <Button disabled={decision === ''} loading={isBusy} loadingText={t('compare.decide')} onClick={confirm}>
              {t('compare.decide')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {row.conflicts.map((conflict) => (
          <Text key={`${conflict.kind}-${conflict.key}-${conflict.number ?? conflict.record?.id}`}>
            {words.conflict(conflict)}
          </Text>
        ))}
        {others.length > 1 && (
          <RadioChoice
            label={t('compare.with')}
            value={at}
            onChange={setAt}
            options={others.map(({ id, kind, label }) => ({
              value: id,
              label: kind === 'row' ? t('row.number', { number: label }) : t('compare.record', { label }),
            }))}
          />
        )}
        {other?.kind === 'record' && (
          <RecordBeside key={other.id} given={given} resource={resource} row={row} words={words} other={other} />
        )}
        {other?.kind === 'row' && <RowBeside key={other.id} given={given} row={row} words={words} other={other} />}
        {row.choices.length > 0 && (
          <RadioChoice
            label={t('decision.of', { number: row.number })}
            value={decision}
            onChange={setDecision}
            options={row.choices.map((value) => ({ value, label: decisionWords.long(value) }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type BesideProps = { given: Import; row: ImportRow; words: RowWords; other: Other };

function RecordBeside({ given, resource, row, words, other }: BesideProps & { resource: string }) {
  const { t } = useTranslation('import');
  const valueText = useValueText(given.entity);
  const { data, error, refetch } = useQuery(comparedRecord(resource, other.id));
  if (error) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonTable rows={5} />;
  const before = new Map(row.updates.map((update) => [update.column, update.before]));
  const isTarget = row.target?.id === other.id;
  return (
    <CompareTable
      here={t('compare.row', { number: row.number })}
      there={t('compare.record', { label: other.label })}
      lines={given.columns.flatMap(({ field }, column) => {
        if (field === null) return [];
        const cell = row.cells[column] ?? '';
        const text = before.get(column) ?? valueText(data, field);
        if (text === null) return [];
        const differs = isTarget ? before.has(column) : undefined;
        return [{ id: String(column), label: words.headerOf(column), here: cell, there: text, differs }];
      })}
    />
  );
}

function RowBeside({ given, row, words, other }: BesideProps) {
  const { t } = useTranslation('import');
  const { data, error, refetch } = useQuery(importRows(given.id, { number: [Number(other.label)] }));
  if (error) return <ProblemState error={error} onRetry={refetch} />;
  if (!data) return <SkeletonTable rows={5} />;
  const cells = data.items.find(({ number }) => String(number) === other.label)?.cells ?? [];
  return (
    <CompareTable
      here={t('compare.row', { number: row.number })}
      there={t('compare.row', { number: other.label })}
      lines={given.columns.map((_, column) => ({
        id: String(column),
        label: words.headerOf(column),
        here: row.cells[column] ?? '',
        there: cells[column] ?? '',
      }))}
    />
  );
}

type Other = { id: string; kind: 'record' | 'row'; label: string };

/** What a row stands beside: the record it means, those it resembles, and other rows of the file. */
function othersOf({ target, conflicts }: ImportRow): Other[] {
  const records = [target, ...conflicts.map(({ record }) => record)].filter((record) => record != null);
  const rows = conflicts.flatMap(({ number }) => (number === undefined ? [] : [number]));
  return [
    ...new Map(records.map(({ id, label }) => [id, { id, kind: 'record' as const, label }])).values(),
    ...[...new Set(rows)].map((number) => ({ id: `row-${number}`, kind: 'row' as const, label: String(number) })),
  ];
}
