import type { BulkRequest } from '@haisha/http/create-entity-api';
import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import type { BulkResult, BulkSet } from '@haisha/validation/bulk';
import type { EntityFields } from '@haisha/validation/entity';
import type { BulkCalls } from '../record-calls.ts';
import { valueAt } from './settable-field.ts';

type Value = BulkSet['rows'][number]['value'];

/** What became of each row, under the words of the act. */
export type BulkOutcome<Row> = {
  act: BulkRequest['act'] | 'undo';
  /** In the version they have by then. */
  done: { row: Row; version: number }[];
  refused: { row: Row; problem: NonNullable<BulkResult['problem']> }[];
};

/**
 * Archives, restores or sets a field of many rows in one request, and offers for ten seconds to take it back.
 * `onOutcome` is told of what could not be done, row by row; nothing is told twice.
 */
export function useBulk<Row extends EntityFields>(
  api: Pick<BulkCalls<Row, never>, 'bulk'>,
  onOutcome: (outcome: BulkOutcome<Row>) => void,
) {
  const { t } = useTranslation('bulk');
  const problemText = useProblemText();
  const sending = useMutation(api.bulk());

  async function send(request: BulkRequest, rows: readonly Row[], act: BulkOutcome<Row>['act']) {
    const { results } = await sending.mutateAsync(request);
    const outcome: BulkOutcome<Row> = { act, done: [], refused: [] };
    results.forEach(({ version, problem }, index) => {
      const row = rows[index];
      if (!row) return;
      if (problem) outcome.refused.push({ row, problem });
      else outcome.done.push({ row, version });
    });
    return outcome;
  }

  function tell(outcome: BulkOutcome<Row>, text: string, undo?: () => Promise<BulkOutcome<Row>>): void {
    const { done, refused } = outcome;
    if (done.length > 0) {
      const action = undo && { label: t('undo.act'), run: () => void takeBack(undo) };
      notify({ kind: 'success', text, ...(action && { action }) });
    }
    if (refused.length > 0) onOutcome(outcome);
  }

  async function takeBack(undo: () => Promise<BulkOutcome<Row>>): Promise<void> {
    try {
      const outcome = await undo();
      tell(outcome, t('undo.done', { count: outcome.done.length }));
    } catch (error) {
      notify({ kind: 'error', text: problemText(error) });
    }
  }

  async function move(act: 'archive' | 'restore', rows: readonly Row[]): Promise<BulkOutcome<Row>> {
    const outcome = await send({ act, rows: rows.map(versioned) }, rows, act);
    const back = act === 'archive' ? 'restore' : 'archive';
    const { done } = outcome;
    tell(outcome, t(`${act}.done`, { count: done.length }), () =>
      send({ act: back, rows: done.map(({ row, version }) => ({ id: row.id, version })) }, rowsOf(outcome), 'undo'),
    );
    return outcome;
  }

  /** Rows that have the value already are not among `rows`. */
  async function set(
    rows: readonly Row[],
    { field, label }: { field: string; label: string },
    value: Value,
  ): Promise<BulkOutcome<Row>> {
    const outcome = await send(
      { act: 'set', field, rows: rows.map((row) => ({ ...versioned(row), value })) },
      rows,
      'set',
    );
    const { done } = outcome;
    const former = done.map(({ row, version }) => ({ id: row.id, version, value: valueAt(row, field) }));
    tell(outcome, t('set.done', { count: done.length, field: label }), () =>
      send({ act: 'set', field, rows: former }, rowsOf(outcome), 'undo'),
    );
    return outcome;
  }

  return { move, set, isSending: sending.isPending };
}

function versioned({ id, version }: EntityFields) {
  return { id, version };
}

function rowsOf<Row>({ done }: BulkOutcome<Row>): Row[] {
  return done.map(({ row }) => row);
}
