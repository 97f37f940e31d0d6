import { useTranslation } from '@haisha/i18n';
import { Can, notify, useProblemText } from '@haisha/platform';
import { Box, Button, chakra, Icon, Kbd, Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { displayKeys, useShortcut } from '@haisha/ui/keys';
import { mostBulkRows } from '@haisha/validation/bulk-limit';
import type { EntityFields } from '@haisha/validation/entity';
import { type ReactNode, useState } from 'react';
import { ArchiveDialog } from '../archive/archive-dialog.tsx';
import { fetchAll } from '../fetch-all.ts';
import type { ArchiveCalls, BulkCalls } from '../record-calls.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { SetFieldDialog } from './set-field-dialog.tsx';
import type { LoadSettable, SettableField } from './settable-field.ts';
import { type BulkOutcome, useBulk } from './use-bulk.ts';
import { useShowOutcome } from './use-show-outcome.ts';

/** What else can be done with chosen rows; it says which of them stay chosen afterwards. */
export type FurtherActs<Row> = (rows: readonly Row[], onSelect: (rows: readonly Row[]) => void) => ReactNode;

export type BulkBarProps<Row extends EntityFields, ListQuery> = {
  api: ArchiveCalls<Row> & BulkCalls<Row, ListQuery>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  permission: string;
  /** What the list is asked, and how many rows it has on all its pages. */
  query: ListQuery;
  total: number;
  settable?: LoadSettable<Row> | undefined;
  acts?: FurtherActs<Row> | undefined;
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
  acts,
  onSelect,
  onClear,
}: BulkBarProps<Row, ListQuery>) {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const [asking, setAsking] = useState<Asking<Row>>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [isReading, setIsReading] = useState(false);
  const bulk = useBulk(api, useShowOutcome(setOutcome, nameOf, permission));
  const present = rows.filter((row) => row.archivedAt === null);
  const archived = rows.filter((row) => row.archivedAt !== null);
  const [single] = present.length === 1 ? present : [];
  const reach = Math.min(total, mostBulkRows);
  const allText = t(total > mostBulkRows ? 'first' : 'all', { count: reach });
  const isTooMany = rows.length > mostBulkRows;

  useShortcut('escape', onClear, { enabled: rows.length > 0 && asking === null && outcome === null, when: isOutside });

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
        <Cover role="region" aria-label={t('label')}>
          <Text fontWeight="bold" whiteSpace="nowrap" me="2" aria-live="polite">
            {t('count', { count: rows.length })}
          </Text>
          {settable && present.length > 0 && (
            <Can permission={`${permission}.update`}>
              <Button
                variant="outline"
                colorPalette="gray"
                disabled={isTooMany}
                onClick={() => void settable().then((useFields) => setAsking({ useFields }))}
              >
                <Icon name="edit" />
                {t('set.act')}
              </Button>
            </Can>
          )}
          {present.length > 0 && !isTooMany && acts?.(present, onSelect)}
          <Can permission={`${permission}.archive`}>
            {present.length > 0 && (
              <Button variant="outline" colorPalette="gray" disabled={isTooMany} onClick={() => setAsking('archive')}>
                <Icon name="archive" />
                {t('archive.act')}
              </Button>
            )}
            {archived.length > 0 && (
              <Button
                variant="outline"
                colorPalette="gray"
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
          <Box flex="1" />
          {(isTooMany || total > mostBulkRows) && (
            <Text textStyle="xs" color="fg.muted">
              {t('limit', { count: mostBulkRows })}
            </Text>
          )}
          {rows.length < reach && (
            <Button
              variant="ghost"
              colorPalette="gray"
              loading={isReading}
              loadingText={allText}
              onClick={() => void selectAll()}
            >
              {allText}
            </Button>
          )}
          <Button variant="ghost" colorPalette="gray" aria-keyshortcuts="Escape" onClick={onClear}>
            {t('clear')}
            <Kbd variant="plain" hideBelow="md" aria-hidden="true">
              {displayKeys('escape')}
            </Kbd>
          </Button>
        </Cover>
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

/** Escape closes what is open first. */
function isOutside(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]:not([hidden])') === null;
}

// In the place of the row above the table; on narrow screens under the thumb, over the foot.
const Cover = chakra('div', {
  base: {
    position: { base: 'fixed', md: 'absolute' },
    zIndex: { base: 'docked', md: '1' },
    insetX: '0',
    top: { md: '0' },
    bottom: { base: '0', md: 'auto' },
    h: { base: '16', md: 'bar' },
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: { base: '4', md: '6' },
    bg: 'primary.subtle',
    borderTopWidth: { base: '1px', md: '0' },
    overflowX: 'auto',
    '& > *': { flexShrink: '0' },
    animation: 'fade-in 160ms ease-out',
  },
});
