import { useTranslation } from '@haisha/i18n';
import { Flex, Icon, Text } from '@haisha/ui';
import type { LiveService } from './live-service.ts';
import { useLiveState } from './use-live-state.ts';

/** Says above the page, as long as the server cannot be reached, what still works and that no input is lost. */
export function OfflineStrip({ service }: { service: LiveService }) {
  const { t } = useTranslation('live');
  const { state, hasNetwork } = useLiveState(service);
  return (
    <div role="status">
      {state === 'unreachable' && (
        <Flex gap="2" px={{ base: '4', md: '6' }} py="1.5" bg="orange.subtle" color="orange.fg" textStyle="xs">
          <Flex flexShrink="0" align="center" h="1lh">
            <Icon name="warning" size={14} />
          </Flex>
          <Text as="span">
            <b>{t(hasNetwork ? 'strip.noServer' : 'strip.noNetwork')}</b> {t('strip.text')}
          </Text>
        </Flex>
      )}
    </div>
  );
}
