import { useTranslation } from '@haisha/i18n';
import { Button, Icon, Text } from '@haisha/ui';
import { BottomBar } from '@haisha/ui/form';

/** In the place of the bar with the save button while nothing can be saved: says so, and leads to the reason. */
export function LockedBar({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation('record');
  return (
    <BottomBar
      bg="bg.warning"
      color="fg.warning"
      borderColor="border.warning"
      px={{ base: '4', md: '6' }}
      _print={{ display: 'none' }}
    >
      <Icon name="warning" />
      <Text flex="1" minW="12rem">
        {t('form.locked')}
      </Text>
      <Button variant="outline" onClick={onLook}>
        {t('form.why')}
      </Button>
    </BottomBar>
  );
}
