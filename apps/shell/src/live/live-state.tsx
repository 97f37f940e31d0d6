import { useTranslation } from '@haisha/i18n';
import type { RealtimeState } from '@haisha/realtime/create-realtime';
import { Box, Flex } from '@haisha/ui';

const colours = {
  live: 'fg.success',
  connecting: 'fg.muted',
  polling: 'fg.warning',
  unreachable: 'fg.error',
  off: 'fg.muted',
} as const;

/** These have a shorter text on a phone, because bell and menu are next to them. */
const long: readonly RealtimeState[] = ['connecting', 'unreachable'];

/** Shows in one word whether the page updates itself; in a narrow window only when it does not. */
export function LiveState({ state }: { state: RealtimeState | null }) {
  const { t } = useTranslation('live');
  const isLive = state === 'live';
  return (
    <Box role="status" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      {state && (
        <Flex
          align="center"
          gap="2"
          title={t(`stateText.${state}`)}
          data-not-live={isLive ? undefined : ''}
          hideBelow={isLive ? 'md' : undefined}
        >
          <Box as="span" boxSize="2" flexShrink="0" rounded="full" bg={colours[state]} />
          {long.includes(state) ? (
            <>
              <Box as="span" hideBelow="md">
                {t(`state.${state}`)}
              </Box>
              <Box as="span" hideFrom="md">
                {t(`shortState.${state}`)}
              </Box>
            </>
          ) : (
            t(`state.${state}`)
          )}
        </Flex>
      )}
    </Box>
  );
}
