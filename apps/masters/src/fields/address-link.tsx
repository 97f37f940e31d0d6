import { mapService } from '@haisha/platform';
import type { MappedPlace } from '@haisha/rules/map-address';
import { MapLink } from '@haisha/ui/map-link';

/** An address that opens in the map service of the installation. */
export function AddressLink(place: MappedPlace) {
  return <MapLink service={mapService()} place={place} />;
}
