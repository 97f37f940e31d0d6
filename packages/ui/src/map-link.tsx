import { useTranslation } from '@haisha/i18n';
import { type MappedPlace, type MapService, mapAddress } from '@haisha/rules/map-address';
import { Button, Icon } from '@haisha/ui';
import { useRowTabIndex } from './row-tab-index.ts';

export type MapLinkProps = { service: MapService; place: MappedPlace };

/** An address that opens on the map. */
export function MapLink({ service, place }: MapLinkProps) {
  const tabIndex = useRowTabIndex();
  return (
    <a data-inline-link="" tabIndex={tabIndex} {...useMapAnchor(service, place)}>
      {place.address}
    </a>
  );
}

/** Opens an address on the map that stands in the fields beside it. */
export function MapButton({ service, place }: MapLinkProps) {
  const { t } = useTranslation('ui');
  return (
    <Button asChild variant="outline" colorPalette="gray">
      <a {...useMapAnchor(service, place)}>
        <Icon name="map" />
        {t('contact.openMap')}
      </a>
    </Button>
  );
}

/** A tab of its own, which learns nothing of this page. */
function useMapAnchor(service: MapService, place: MappedPlace) {
  const { t } = useTranslation('ui');
  return {
    href: mapAddress(service, place),
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': t('contact.map', { address: place.address }),
  };
}
