import { notify, useProblemText } from '@haisha/platform';
import { useArchive } from '@haisha/records/archive/use-archive';
import type { ArchiveCalls } from '@haisha/records/record-calls';
import type { EntityFields } from '@haisha/validation/entity';

/** Archives a note or a comment at once, with a way back: nothing refers to it, so there is nothing to ask. */
export function useWithdraw<Row extends EntityFields>(api: ArchiveCalls<Row>, nameOf: (row: Row) => string) {
  const problemText = useProblemText();
  const { archive, restore } = useArchive(api, nameOf);

  function withdraw(row: Row): void {
    archive(row).catch((error) => {
      notify({ kind: 'error', text: `${nameOf(row)}: ${problemText(error)}`, about: row.id });
    });
  }

  return { withdraw, restore: (row: Row) => void restore(row) };
}
