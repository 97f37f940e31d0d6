import { formatInstant, useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Icon, StatusBadge, Text } from '@haisha/ui';
import type { OwnSession } from '@haisha/validation/session';

export type OwnSessionItemProps = { session: OwnSession; busy: boolean; onEnd: () => void };

/** Shows one session: device, place, start and last use. */
export function OwnSessionItem({ session, busy, onEnd }: OwnSessionItemProps) {
  const { t } = useTranslation('account');
  const { isThis, browser, system, device, address, createdAt, lastSeenAt, endsAt } = session;
  const name = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const place = [device && t(`sessions.device.${device}`), address && t('sessions.address', { address })];
  const times = { begun: createdAt, seen: lastSeenAt, ends: endsAt };
  return (
    <Flex as="li" gap="4" py="2.5" wrap="wrap" align="center">
      <Box color="fg.subtle">
        <Icon name={device === 'mobile' || device === 'tablet' ? 'phone' : 'monitor'} />
      </Box>
      <Box flex="1" minW="14rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          {isThis && <StatusBadge tone="neutral">{t('sessions.this')}</StatusBadge>}
        </Flex>
        <Text textStyle="xs" color="fg.subtle" overflowWrap="anywhere">
          {place.filter(Boolean).join(' · ')}
        </Text>
        <Flex as="dl" gap="4" rowGap="0" wrap="wrap" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {Object.entries(times).map(([id, at]) => (
            <Flex key={id} gap="1.5">
              <dt>{t(`sessions.${id}`)}</dt>
              <dd>
                <time dateTime={at}>{formatInstant(at)}</time>
              </dd>
            </Flex>
          ))}
        </Flex>
      </Box>
      {!isThis && (
        <Button variant="outline" disabled={busy} aria-label={t('sessions.endOf', { name })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  );
}
