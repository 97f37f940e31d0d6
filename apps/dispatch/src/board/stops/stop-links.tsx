import { useTranslation } from '@haisha/i18n';
import { mapService } from '@haisha/platform';
import { routeAddress } from '@haisha/rules/map-address';
import { formatPhone } from '@haisha/rules/phone';
import { Flex, Icon, IconButton } from '@haisha/ui';
import type { StopPlace } from '@haisha/validation/allocation';

export type StopLinksProps = { name: string; place: StopPlace | undefined };

const look = {
  size: { base: 'lg', md: 'xs' },
  variant: { base: 'outline', md: 'ghost' },
  colorPalette: 'gray',
} as const;

/** Calls a stop and leads to it; the map opens in a tab that learns nothing of this page. */
export function StopLinks({ name, place }: StopLinksProps) {
  const { t } = useTranslation('board');
  if (!place) return <span />;
  const { address, phone } = place;
  return (
    <Flex gap={{ base: '2', md: '0' }} my={{ base: '1', md: '0' }} mx="1" justify="end">
      {phone !== null && (
        <IconButton asChild {...look} aria-label={t('stops.call', { name, number: formatPhone(phone) })}>
          <a href={`tel:${phone}`}>
            <Icon name="call" size={16} />
          </a>
        </IconButton>
      )}
      {(place.position !== null || address !== '') && (
        <IconButton asChild {...look} aria-label={t('stops.route', { name })}>
          <a href={routeAddress(mapService(), place)} target="_blank" rel="noopener noreferrer">
            <Icon name="map" size={16} />
          </a>
        </IconButton>
      )}
    </Flex>
  );
}
