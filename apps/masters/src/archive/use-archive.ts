import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useProblemText } from '@haisha/platform';
import type { EntityFields } from '@haisha/validation/entity';
import type { ArchiveCalls } from '../api/entity-calls.ts';

export type ArchiveOutcome<Row> = { done: Row[]; refused: { row: Row; error: unknown }[] };

/** Archives rows one after another and offers to take that back; restores rows. */
export function useArchive<Row extends EntityFields>(api: ArchiveCalls<Row>, nameOf: (row: Row) => string) {
  const { t } = useTranslation('master');
  const problemText = useProblemText();
  const archiving = useMutation(api.archive());
  const restoring = useMutation(api.restore());

  async function each(rows: readonly Row[], act: (row: Row) => Promise<Row>): Promise<ArchiveOutcome<Row>> {
    const outcome: ArchiveOutcome<Row> = { done: [], refused: [] };
    for (const row of rows) {
      try {
        outcome.done.push(await act(row));
      } catch (error) {
        outcome.refused.push({ row, error });
        if (!isProblem(error) || error.status === 0 || error.status >= 500) break;
      }
    }
    return outcome;
  }

  function told(act: 'archived' | 'restored', rows: readonly Row[]): string {
    const [only, ...more] = rows;
    return only && more.length === 0
      ? t(`archive.${act}One`, { name: nameOf(only) })
      : t(`archive.${act}Several`, { count: rows.length });
  }

  async function restore(rows: readonly Row[]): Promise<ArchiveOutcome<Row>> {
    const outcome = await each(rows, ({ id, version }) => restoring.mutateAsync({ id, version }));
    const [refused] = outcome.refused;
    const about = rows.map(({ id }) => id).join();
    if (outcome.done.length > 0) {
      notify({ kind: 'success', text: told('restored', outcome.done), about: refused ? undefined : about });
    }
    if (refused) notify({ kind: 'error', text: `${nameOf(refused.row)}: ${problemText(refused.error)}`, about });
    return outcome;
  }

  async function archive(rows: readonly Row[]): Promise<ArchiveOutcome<Row>> {
    const outcome = await each(rows, ({ id, version }) => archiving.mutateAsync({ id, version }));
    const { done } = outcome;
    if (done.length > 0) {
      notify({
        kind: 'success',
        text: told('archived', done),
        action: { label: t('archive.undo'), run: () => void restore(done) },
      });
    }
    return outcome;
  }

  return { archive, restore };
}
