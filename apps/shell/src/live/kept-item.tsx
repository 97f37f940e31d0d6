import { formatInstant, useTranslation } from '@haisha/i18n';
import { dropKeptNotices, type KeptNotice } from '@haisha/platform';
import { Box, Button, Flex, Icon, IconButton, Text } from '@haisha/ui';

export type KeptItemProps = { notice: KeptNotice; onFollow: () => void };

const marks = { success: 'success', warning: 'warning', error: 'error', info: 'info' } as const;
const colours = { success: 'green.dot', warning: 'orange.dot', error: 'red.dot', info: 'primary.dot' } as const;

/** A toast that has closed, with the action it offered. */
export function KeptItem({ notice: { id, kind, text, at, action }, onFollow }: KeptItemProps) {
  const { t } = useTranslation('live');

  function act(): void {
    dropKeptNotices(id);
    onFollow();
    action?.run();
  }

  return (
    <Flex as="li" align="flex-start" gap="2" ps="4" pe="2" py="2.5">
      <Box flexShrink="0" mt="0.5" color={colours[kind]}>
        <Icon name={marks[kind]} />
      </Box>
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">{text}</Text>
        <Text asChild textStyle="xs" color="fg.subtle" display="block">
          <time dateTime={at}>{formatInstant(at)}</time>
        </Text>
        {action && (
          <Button variant="outline" mt="2" onClick={act}>
            {action.label}
          </Button>
        )}
      </Box>
      <IconButton
        aria-label={`${t('drawer.drop')}: ${text}`}
        title={t('drawer.drop')}
        variant="ghost"
        colorPalette="gray"
        mt="-1.5"
        onClick={() => dropKeptNotices(id)}
      >
        <Icon name="close" />
      </IconButton>
    </Flex>
  );
}
