import { useTranslation } from '@haisha/i18n';
import { Can, notify, useProblemText } from '@haisha/platform';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { mostBulkRows } from '@haisha/validation/bulk-limit';
import type { EntityFields } from '@haisha/validation/entity';
import { useState } from 'react';
import { ArchiveDialog } from '../archive/archive-dialog.tsx';
import { fetchAll } from '../fetch-all.ts';
import type { ArchiveCalls, BulkCalls } from '../record-calls.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { SetFieldDialog } from './set-field-dialog.tsx';
import type { LoadSettable, SettableField } from './settable-field.ts';
import { type BulkOutcome, useBulk } from './use-bulk.ts';
import { useOutcomeTold } from './use-outcome-told.ts';

export type BulkBarProps<Row extends EntityFields, ListQuery> = {
  api: ArchiveCalls<Row> & BulkCalls<Row, ListQuery>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  permission: string;
  /** What the list is asked, and how many rows it has on all its pages. */
  query: ListQuery;
  total: number;
  settable?: LoadSettable<Row> | undefined;
  onSelect: (rows: readonly Row[]) => void;
  onClear: () => void;
};

type Asking<Row> = 'archive' | { useFields: () => readonly SettableField<Row>[] } | null;

/** What can be done with the rows chosen, and what became of them; empty while there is neither. */
export function BulkBar<Row extends EntityFields, ListQuery extends object>({
  api,
  rows,
  nameOf,
  permission,
  query,
  total,
  settable,
  onSelect,
  onClear,
}: BulkBarProps<Row, ListQuery>) {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const [asking, setAsking] = useState<Asking<Row>>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [isReading, setIsReading] = useState(false);
  const bulk = useBulk(api, useOutcomeTold(setOutcome, nameOf, permission));
  const present = rows.filter((row) => row.archivedAt === null);
  const archived = rows.filter((row) => row.archivedAt !== null);
  const [single] = present.length === 1 ? present : [];
  const reach = Math.min(total, mostBulkRows);
  const allText = t(total > mostBulkRows ? 'first' : 'all', { count: reach });
  const isTooMany = rows.length > mostBulkRows;

  async function selectAll(): Promise<void> {
    setIsReading(true);
    try {
      onSelect(await fetchAll(api.readPage, query, mostBulkRows));
    } catch (error) {
      notify({ kind: 'error', text: t('notRead', { reason: problemText(error) }) });
    }
    setIsReading(false);
  }

  async function move(act: 'archive' | 'restore', those: readonly Row[]): Promise<void> {
    setFailure(undefined);
    try {
      settle(await bulk.move(act, those));
    } catch (error) {
      if (act === 'archive') setFailure(error);
      else notify({ kind: 'error', text: problemText(error) });
    }
  }

  /** What was left as it was stays chosen. */
  function settle({ refused }: BulkOutcome<Row>): void {
    setAsking(null);
    onSelect(refused.map(({ row }) => row));
  }

  return (
    <>
      {rows.length > 0 && (
        <Flex
          role="region"
          aria-label={t('label')}
          align="center"
          columnGap="3"
          rowGap="2"
          wrap="wrap"
          bg="primary.subtle"
          color="primary.fg"
          rounded="md"
          px="4"
          py="2"
        >
          <Text fontWeight="semibold" aria-live="polite">
            {t('count', { count: rows.length })}
          </Text>
          {settable && present.length > 0 && (
            <Can permission={`${permission}.update`}>
              <Button
                variant="outline"
                disabled={isTooMany}
                onClick={() => void settable().then((useFields) => setAsking({ useFields }))}
              >
                <Icon name="edit" />
                {t('set.act')}
              </Button>
            </Can>
          )}
          <Can permission={`${permission}.archive`}>
            {present.length > 0 && (
              <Button variant="outline" colorPalette="red" disabled={isTooMany} onClick={() => setAsking('archive')}>
                <Icon name="archive" />
                {t('archive.act')}
              </Button>
            )}
            {archived.length > 0 && (
              <Button
                variant="outline"
                disabled={isTooMany}
                loading={bulk.isSending && asking === null}
                loadingText={t('restore.act')}
                onClick={() => void move('restore', archived)}
              >
                <Icon name="restore" />
                {t('restore.act')}
              </Button>
            )}
          </Can>
          <Button variant="ghost" onClick={onClear}>
            {t('clear')}
          </Button>
          {rows.length < reach && (
            <Button variant="ghost" loading={isReading} loadingText={allText} onClick={() => void selectAll()}>
              {allText}
            </Button>
          )}
          {(isTooMany || total > mostBulkRows) && <Text textStyle="sm">{t('limit', { count: mostBulkRows })}</Text>}
        </Flex>
      )}
      {asking === 'archive' && single && (
        <ArchiveDialog api={api} row={single} nameOf={nameOf} onArchived={onClear} onClose={() => setAsking(null)} />
      )}
      {asking === 'archive' && !single && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('archive.title', { count: present.length })}
          confirmLabel={t('archive.confirm')}
          busy={bulk.isSending}
          error={failure === undefined ? undefined : problemText(failure)}
          onConfirm={() => void move('archive', present)}
          onClose={() => setAsking(null)}
        >
          {t('archive.text')}
        </ConfirmDialog>
      )}
      {asking !== null && asking !== 'archive' && (
        <SetFieldDialog
          rows={rows}
          useFields={asking.useFields}
          bulk={bulk}
          onDone={settle}
          onClose={() => setAsking(null)}
        />
      )}
      {/* A dialog that opens over another one goes with it: what was refused would be told for a blink. */}
      {outcome && asking === null && (
        <OutcomeDialog outcome={outcome} nameOf={nameOf} entity={permission} onClose={() => setOutcome(null)} />
      )}
    </>
  );
}
