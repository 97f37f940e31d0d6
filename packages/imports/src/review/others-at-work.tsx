import { useTranslation } from '@haisha/i18n';
import { Alert, Button, Icon } from '@haisha/ui';

/** Somebody else works on the same import: the rows on screen stay until one asks for them anew. */
export function OthersAtWork({ onCatchUp }: { onCatchUp: () => void }) {
  const { t } = useTranslation('import');
  return (
    <Alert.Root status="info" role="status" alignItems="center">
      <Alert.Indicator>
        <Icon name="users" />
      </Alert.Indicator>
      <Alert.Content>{t('others.text')}</Alert.Content>
      <Button variant="outline" onClick={onCatchUp}>
        <Icon name="retry" />
        {t('others.catchUp')}
      </Button>
    </Alert.Root>
  );
}
