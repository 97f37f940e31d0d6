import { useTranslation } from '@haisha/i18n';
import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { Box, Flex } from '@haisha/ui';

const colours = {
  live: 'green.dot',
  connecting: 'gray.dot',
  polling: 'orange.dot',
  unreachable: 'red.dot',
  off: 'gray.dot',
} as const;

/** These have a shorter text in the bar, where a title stands beside them. */
const long: readonly RealtimeState[] = ['connecting', 'unreachable'];

/** Shows in one word whether the page updates itself; in a narrow window only when it does not. */
export function LiveState({ state }: { state: RealtimeState | null }) {
  const { t } = useTranslation('live');
  const isLive = state === 'live';
  return (
    // The words end beside the bell and are of different lengths: their room stays the same, so that nothing moves.
    <Box role="status" position="relative" w={{ md: '5.5rem' }} h="5" textStyle="xs" color="fg.subtle">
      {state && (
        <Flex
          key={state}
          position="absolute"
          insetEnd="0"
          h="full"
          whiteSpace="nowrap"
          align="center"
          gap="2"
          title={t(`stateText.${state}`)}
          data-not-live={isLive ? undefined : ''}
          hideBelow={isLive ? 'md' : undefined}
        >
          <Box as="span" boxSize="1.5" flexShrink="0" rounded="full" bg={colours[state]} />
          {t(long.includes(state) ? `shortState.${state}` : `state.${state}`)}
        </Flex>
      )}
    </Box>
  );
}
