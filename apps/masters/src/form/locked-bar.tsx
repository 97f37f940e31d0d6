import { useTranslation } from '@haisha/i18n';
import { Button, Flex, Icon, Text } from '@haisha/ui';

/** In the place of the bar with the save button while nothing can be saved: says so, and leads to the reason. */
export function LockedBar({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation('master');
  return (
    <Flex
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '6' }}
      pt="3"
      pb="calc(var(--chakra-spacing-3) + env(safe-area-inset-bottom))"
      gap="3"
      align="center"
      wrap="wrap"
      bg="bg.warning"
      color="fg.warning"
      borderTopWidth="1px"
      borderXWidth={{ base: '0', md: '1px' }}
      borderColor="border.warning"
      roundedTop={{ base: 'none', md: 'lg' }}
      _print={{ display: 'none' }}
    >
      <Icon name="warning" />
      <Text flex="1" minW="12rem">
        {t('form.locked')}
      </Text>
      <Button variant="outline" onClick={onLook}>
        {t('form.why')}
      </Button>
    </Flex>
  );
}
