import { useTranslation } from '@haisha/i18n';
import { Alert, Icon, IconButton, Text } from '@haisha/ui';

export type FileRefusedProps = { name: string; reason: string; onDismiss: () => void };

/** Why a file is not taken, and what to do. */
export function FileRefused({ name, reason, onDismiss }: FileRefusedProps) {
  const { t } = useTranslation('import');
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title overflowWrap="anywhere">{t('file.refused', { name })}</Alert.Title>
        <Text>{reason}</Text>
      </Alert.Content>
      <IconButton variant="ghost" colorPalette="gray" aria-label={t('close')} onClick={onDismiss}>
        <Icon name="close" />
      </IconButton>
    </Alert.Root>
  );
}
