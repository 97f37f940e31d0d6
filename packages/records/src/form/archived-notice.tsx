import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Alert, Button, Icon, Text } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import type { Ref } from 'react';
import { useArchive } from '../archive/use-archive.ts';
import type { ArchiveCalls } from '../record-calls.ts';
import { useRestoreText } from './use-restore-text.ts';

export type ArchivedNoticeProps<Row> = {
  api: ArchiveCalls<Row>;
  row: Row;
  nameOf: (row: Row) => string;
  permission: string;
  /** A save was refused because of it. */
  refused: boolean;
  /** The form holds input that is not saved. */
  dirty: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Says that the row is archived and by whom, what became of the input, and brings the row back. */
export function ArchivedNotice<Row extends EntityFields>({
  api,
  row,
  nameOf,
  permission,
  refused,
  dirty,
  ref,
}: ArchivedNoticeProps<Row>) {
  const { t } = useTranslation('record');
  const { restore } = useArchive(api, nameOf);
  const restoreText = useRestoreText(permission);
  const at = formatInstant(row.archivedAt ?? row.updatedAt);
  const by = row.updatedBy?.name;
  return (
    <Alert.Root
      ref={ref}
      tabIndex={-1}
      role={refused ? 'alert' : undefined}
      status="warning"
      variant="surface"
      scrollMarginTop="20"
    >
      <Alert.Indicator>
        <Icon name="archive" />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Title>
          {refused && <Text>{t('form.notSaved')}</Text>}
          <Text>{by === undefined ? t('form.archived', { at }) : t('form.archivedBy', { at, by })}</Text>
        </Alert.Title>
        <Alert.Description>
          {dirty && <Text>{t('form.kept')}</Text>}
          <Text>{restoreText}</Text>
        </Alert.Description>
        <Can permission={`${permission}.archive`}>
          <Button variant="outline" onClick={() => void restore(row)}>
            <Icon name="restore" />
            {t('archive.restore')}
          </Button>
        </Can>
      </Alert.Content>
    </Alert.Root>
  );
}
