import { useJoined, useTranslation } from '@haisha/i18n';
import { isProblem, skipToken, useProblemText, useQuery } from '@haisha/platform';
import { Stack, Text } from '@haisha/ui';
import { ConfirmDeleteDialog } from '@haisha/ui/confirm-delete-dialog';
import type { EntityFields, Usage } from '@haisha/validation/entity';
import { useState } from 'react';
import type { ArchiveCalls } from '../api/entity-calls.ts';
import { type ArchiveOutcome, useArchive } from './use-archive.ts';

export type ArchiveDialogProps<Row> = {
  api: ArchiveCalls<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Called when at least one row is gone. */
  onArchived: (rows: Row[]) => void;
  onClose: () => void;
};

/** Asks before rows are archived; of a single row it says what still uses it. */
export function ArchiveDialog<Row extends EntityFields>({
  api,
  rows,
  nameOf,
  onArchived,
  onClose,
}: ArchiveDialogProps<Row>) {
  const { t, i18n } = useTranslation('master');
  const problemText = useProblemText();
  const joined = useJoined();
  const { archive } = useArchive(api, nameOf);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ArchiveOutcome<Row>['refused']>([]);
  const [single] = rows.length === 1 ? rows : [];
  const usage = useQuery(single ? api.usage(single.id) : { queryKey: [''], queryFn: skipToken });
  const usedBy = usageOf(refused) ?? usage.data?.usedBy;

  async function confirm(): Promise<void> {
    setBusy(true);
    const outcome = await archive(rows);
    setBusy(false);
    setRefused(outcome.refused);
    if (outcome.done.length > 0) onArchived(outcome.done);
    if (outcome.refused.length === 0) onClose();
  }

  function entityName(entity: string): string {
    return i18n.exists(`master:entity.${entity}`) ? t(`entity.${entity}`) : entity;
  }

  function usageText(name: string, examples: readonly string[], count: number): string {
    if (examples.length === 0) return name;
    const more = count > examples.length ? ' …' : '';
    return `${name}: ${joined(examples)}${more}`;
  }

  return (
    <ConfirmDeleteDialog
      open
      recordName={single ? nameOf(single) : t('archive.several', { count: rows.length })}
      usedBy={usedBy?.map(({ entity, count, examples }) => ({
        id: entity,
        count,
        label: usageText(entityName(entity), examples, count),
      }))}
      blocked={single !== undefined && usedBy !== undefined && usedBy.length > 0}
      busy={busy}
      error={
        refused.length === 0 ? undefined : (
          <Stack gap="1">
            {refused.map(({ row, error }) => (
              <Text key={row.id}>{`${nameOf(row)}: ${problemText(error)}`}</Text>
            ))}
          </Stack>
        )
      }
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function usageOf(refused: readonly { error: unknown }[]): Usage['usedBy'] | undefined {
  const [first] = refused.length === 1 ? refused : [];
  return isProblem(first?.error) ? first.error.problem.usedBy : undefined;
}
