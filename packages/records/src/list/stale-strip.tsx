import { formatInstant, useTranslation } from '@haisha/i18n';
import { useProblemText } from '@haisha/platform';
import { Box, Button, Flex, Icon } from '@haisha/ui';
import type { ListReading } from '../record-calls.ts';

/** Over rows that could not be read anew: since when they stand, and the way to try again. */
export function StaleStrip<Row>({ reading }: { reading: ListReading<Row> }) {
  const { t } = useTranslation('record');
  const problemText = useProblemText();
  const { error, isPlaceholderData, dataUpdatedAt, isFetching, refetch } = reading;
  return (
    <Flex
      role="alert"
      align="center"
      gap="2.5"
      minH="10"
      px={{ base: '4', md: '6' }}
      py="1"
      bg="bg.error"
      borderBottomWidth="1px"
      flexShrink="0"
    >
      <Box color="fg.error">
        <Icon name="warning" />
      </Box>
      <Box flex="1" minW="0">
        {problemText(error)}{' '}
        {isPlaceholderData ? t('list.staleFilter') : t('list.stale', { at: formatInstant(new Date(dataUpdatedAt)) })}
      </Box>
      <Button
        size="xs"
        variant="outline"
        loading={isFetching}
        loadingText={t('list.again')}
        onClick={() => void refetch()}
      >
        <Icon name="retry" size={14} />
        {t('list.again')}
      </Button>
    </Flex>
  );
}
