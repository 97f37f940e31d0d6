import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import { useState } from 'react';
import type { ArchiveCalls } from '../api/entity-calls.ts';
import { LazyArchiveDialog } from '../archive/lazy-archive-dialog.tsx';
import { useArchive } from '../archive/use-archive.ts';

export type SelectionBarProps<Row> = {
  api: ArchiveCalls<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  permission: string;
  onClear: () => void;
};

/** What can be done with the rows chosen; gone while none is. */
export function SelectionBar<Row extends EntityFields>({
  api,
  rows,
  nameOf,
  permission,
  onClear,
}: SelectionBarProps<Row>) {
  const { t } = useTranslation('master');
  const { restore } = useArchive(api, nameOf);
  const [asking, setAsking] = useState<readonly Row[] | null>(null);
  const present = rows.filter((row) => row.archivedAt === null);
  const archived = rows.filter((row) => row.archivedAt !== null);
  return (
    <>
      {rows.length > 0 && (
        <Flex
          role="region"
          aria-label={t('selection.label')}
          align="center"
          gap="3"
          wrap="wrap"
          bg="primary.subtle"
          color="primary.fg"
          rounded="md"
          px="4"
          py="2"
        >
          <Text fontWeight="semibold" aria-live="polite">
            {t('selection.count', { count: rows.length })}
          </Text>
          <Can permission={`${permission}.archive`}>
            {present.length > 0 && (
              <Button variant="outline" colorPalette="red" onClick={() => setAsking(present)}>
                <Icon name="archive" />
                {t('archive.act')}
              </Button>
            )}
            {archived.length > 0 && (
              <Button variant="outline" onClick={() => void restore(archived).then(onClear)}>
                <Icon name="restore" />
                {t('archive.restore')}
              </Button>
            )}
          </Can>
          <Button variant="ghost" onClick={onClear}>
            {t('selection.clear')}
          </Button>
        </Flex>
      )}
      {asking && (
        <LazyArchiveDialog
          api={api}
          rows={asking}
          nameOf={nameOf}
          onArchived={onClear}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
