import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { Button, Flex, Icon, Text } from '@haisha/ui';
import { useBoard } from './board-context.ts';
import type { Making } from './commands/board-command.ts';

/** Says that nothing runs on the days that are shown, and offers how a day is usually begun. */
export function EmptyDay({ onAsk }: { onAsk: (act: Making['name']) => void }) {
  const { t } = useTranslation('board');
  const { address } = useBoard();
  return (
    <Flex gap="2" px={{ base: '3', md: '6' }} py="2" align="center" wrap="wrap" borderBottomWidth="1px" flexShrink="0">
      <Text color="fg.muted" me="2">
        {t(address.range === 'day' ? 'state.emptyDay' : 'state.emptyDays')}
      </Text>
      <Can permission="allocation.create">
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onAsk('place-courses')}>
          <Icon name="route" />
          {t('preview.placeCourses')}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onAsk('copy-day')}>
          <Icon name="copy" />
          {t('preview.copyDay')}
        </Button>
      </Can>
    </Flex>
  );
}
