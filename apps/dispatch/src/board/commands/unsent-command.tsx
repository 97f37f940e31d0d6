import { useTranslation } from '@haisha/i18n';
import { Alert, Button, Flex, Text } from '@haisha/ui';
import type { Unsent } from './use-commands.ts';

/** A command that could not be sent waits here, with the reason that was typed for it. */
export function UnsentCommand({ text, sendAgain, giveUp }: Unsent) {
  const { t } = useTranslation('board');
  return (
    <Alert.Root status="error" role="alert" rounded="none" flexShrink="0" px={{ base: '3', md: '6' }} py="2">
      <Alert.Content minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text flex="1" minW="12rem" overflowWrap="anywhere">
            {text}
          </Text>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={sendAgain}>
            {t('refused.sendAgain')}
          </Button>
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={giveUp}>
            {t('refused.giveUp')}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
