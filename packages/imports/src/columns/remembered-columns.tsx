import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Text } from '@haisha/ui';

export type RememberedColumnsProps = { onAnew: () => void };

/** Says that the columns go where they went in an earlier import, with the way to what their headers say. */
export function RememberedColumns({ onAnew }: RememberedColumnsProps) {
  const { t } = useTranslation('import');
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text textStyle="sm">{t('remembered.columns')}</Text>
      <Button variant="ghost" size="sm" onClick={onAnew}>
        {t('remembered.anew')}
      </Button>
    </Flex>
  );
}
