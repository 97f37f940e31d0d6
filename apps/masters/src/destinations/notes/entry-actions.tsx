import { useTranslation } from '@haisha/i18n';
import { Can, useSession } from '@haisha/platform';
import { Button, Flex, Icon } from '@haisha/ui';

export type EntryActionsProps = {
  entry: { archivedAt: string | null; createdBy: { id: string } | null };
  name: string;
  onEdit: () => void;
  onArchive: () => void;
  onRestore: () => void;
};

/** What may be done to a note or a comment: drivers change their own, the office all. */
export function EntryActions({ entry, name, onEdit, onArchive, onRestore }: EntryActionsProps) {
  const { t } = useTranslation('destinationNote');
  const session = useSession();
  const scope = session?.permissions['destinationNote.update'];
  const mayEdit = scope === 'all' || (scope === 'own' && entry.createdBy?.id === session?.user.id);
  const isArchived = entry.archivedAt !== null;
  const look = { variant: 'outline', colorPalette: 'gray', size: 'sm' } as const;
  return (
    <Flex gap="2" wrap="wrap">
      {mayEdit && !isArchived && (
        <Button {...look} aria-label={t('entry.editOf', { name })} onClick={onEdit}>
          <Icon name="edit" />
          {t('entry.edit')}
        </Button>
      )}
      <Can permission="destinationNote.archive">
        {isArchived ? (
          <Button {...look} aria-label={t('entry.restoreOf', { name })} onClick={onRestore}>
            <Icon name="restore" />
            {t('record:archive.restore')}
          </Button>
        ) : (
          <Button {...look} aria-label={t('entry.archiveOf', { name })} onClick={onArchive}>
            <Icon name="archive" />
            {t('record:archive.act')}
          </Button>
        )}
      </Can>
    </Flex>
  );
}
