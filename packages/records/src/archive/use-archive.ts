import { useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText } from '@haisha/platform';
import type { EntityFields } from '@haisha/validation/entity';
import type { ArchiveCalls } from '../record-calls.ts';

/** Archives a row and offers to take that back; restores it. */
export function useArchive<Row extends EntityFields>(api: ArchiveCalls<Row>, nameOf: (row: Row) => string) {
  const { t } = useTranslation('record');
  const problemText = useProblemText();
  const archiving = useMutation(api.archive());
  const restoring = useMutation(api.restore());

  async function restore(row: Row): Promise<void> {
    const { id, version } = row;
    const name = nameOf(row);
    try {
      await restoring.mutateAsync({ id, version });
      notify({ kind: 'success', text: t('archive.restoredOne', { name }), about: id });
    } catch (error) {
      notify({ kind: 'error', text: `${name}: ${problemText(error)}`, about: id });
    }
  }

  async function archive({ id, version }: Row): Promise<Row> {
    const archived = await archiving.mutateAsync({ id, version });
    notify({
      kind: 'success',
      text: t('archive.archivedOne', { name: nameOf(archived) }),
      action: { label: t('archive.undo'), run: () => void restore(archived) },
    });
    return archived;
  }

  return { archive, restore };
}
