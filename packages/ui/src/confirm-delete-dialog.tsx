import { useTranslation } from '@haisha/i18n';
import { Box, Stack, Text } from '@haisha/ui';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type UsedBy = { id: string; label: ReactNode; count?: number };
export type ConfirmDeleteDialogProps = {
  open: boolean;
  /** The name of the record: "0012 岩槻 100 か 12-34". */
  recordName: string;
  /** `archive` can be undone, and the dialog says so. */
  act?: 'archive' | 'delete';
  /** What still uses the record; undefined while loading. */
  usedBy?: readonly UsedBy[];
  /** A used record cannot be deleted: the dialog explains this instead of offering it. */
  blocked?: boolean;
  busy?: boolean;
  error?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a record is deleted: names it, shows what uses it, and says whether it can be restored. */
export function ConfirmDeleteDialog({
  recordName,
  act = 'archive',
  usedBy,
  blocked = false,
  ...dialog
}: ConfirmDeleteDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <ConfirmDialog
      {...dialog}
      refused={blocked}
      tone="danger"
      title={t(`confirmDelete.${act}.title`, { name: recordName })}
      confirmLabel={t(`confirmDelete.${act}.confirm`)}
    >
      <Stack gap="3">
        <Text>{blocked ? t('confirmDelete.blocked') : t(`confirmDelete.${act}.consequence`)}</Text>
        {usedBy && usedBy.length > 0 && (
          <Box bg="bg.muted" rounded="md" px="4" py="3">
            <Text fontWeight="semibold">{t('confirmDelete.usedBy')}</Text>
            <Box as="ul" ps="5" listStyleType="disc">
              {usedBy.map((use) => (
                <li key={use.id}>
                  {use.count === undefined
                    ? use.label
                    : t('confirmDelete.counted', { label: use.label, count: use.count })}
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
