import { formatInstant, useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Alert, Button, Icon } from '@haisha/ui';
import type { EntityFields } from '@haisha/validation/entity';
import type { ArchiveCalls } from '../api/entity-calls.ts';
import { useArchive } from '../archive/use-archive.ts';

export type ArchivedNoticeProps<Row> = {
  api: ArchiveCalls<Row>;
  row: Row;
  nameOf: (row: Row) => string;
  permission: string;
};

/** Says that the row is archived, and brings it back. */
export function ArchivedNotice<Row extends EntityFields>({ api, row, nameOf, permission }: ArchivedNoticeProps<Row>) {
  const { t } = useTranslation('master');
  const { restore } = useArchive(api, nameOf);
  return (
    <Alert.Root status="warning" variant="surface">
      <Alert.Indicator>
        <Icon name="archive" />
      </Alert.Indicator>
      <Alert.Content gap="2" alignItems="flex-start">
        <Alert.Title>{t('form.archived', { at: formatInstant(row.archivedAt ?? row.updatedAt) })}</Alert.Title>
        <Can permission={`${permission}.archive`}>
          <Button variant="outline" onClick={() => void restore([row])}>
            <Icon name="restore" />
            {t('archive.restore')}
          </Button>
        </Can>
      </Alert.Content>
    </Alert.Root>
  );
}
