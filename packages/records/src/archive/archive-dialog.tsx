import { isProblem, useProblemText, useQuery } from '@haisha/platform';
import { ConfirmDeleteDialog } from '@haisha/ui/confirm-delete-dialog';
import type { EntityFields } from '@haisha/validation/entity';
import { useState } from 'react';
import type { ArchiveCalls } from '../record-calls.ts';
import { useArchive } from './use-archive.ts';
import { useUsageText } from './use-usage-text.ts';

export type ArchiveDialogProps<Row> = {
  api: ArchiveCalls<Row>;
  row: Row;
  nameOf: (row: Row) => string;
  onArchived: () => void;
  onClose: () => void;
};

/** Asks before a row is archived, and says what still uses it. */
export function ArchiveDialog<Row extends EntityFields>({
  api,
  row,
  nameOf,
  onArchived,
  onClose,
}: ArchiveDialogProps<Row>) {
  const problemText = useProblemText();
  const usageText = useUsageText();
  const { archive } = useArchive(api, nameOf);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const usage = useQuery(api.usage(row.id));
  const usedBy = (isProblem(refusal) && refusal.problem.usedBy) || usage.data?.usedBy;

  async function confirm(): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await archive(row);
      onArchived();
      onClose();
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDeleteDialog
      open
      recordName={nameOf(row)}
      usedBy={usedBy?.map((use) => ({ id: use.entity, count: use.count, label: usageText(use) }))}
      blocked={usedBy !== undefined && usedBy.length > 0}
      busy={busy}
      error={refusal === undefined ? undefined : problemText(refusal)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
