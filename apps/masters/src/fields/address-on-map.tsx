import { mapService } from '@haisha/platform';
import type { Position } from '@haisha/rules/map-address';
import { FormRow } from '@haisha/ui/form';
import { MapButton } from '@haisha/ui/map-link';
import { type Control, useWatch } from 'react-hook-form';
import { addressOf } from './address-of.ts';

type Address = Record<'prefecture' | 'city' | 'addressLine1' | 'addressLine2', string>;

export type AddressOnMapProps = {
  control: Control<Address>;
  /** Comes before the address. */
  position: Position | null;
};

/** Opens the address that stands in a form on the map, once there is one. */
export function AddressOnMap({ control, position }: AddressOnMapProps) {
  const [prefecture, city, addressLine1, addressLine2] = useWatch({
    control,
    name: ['prefecture', 'city', 'addressLine1', 'addressLine2'],
  });
  if (!(prefecture && city && addressLine1)) return null;
  const address = addressOf({ prefecture, city, addressLine1, addressLine2 });
  return (
    <FormRow>
      <MapButton service={mapService()} place={{ address, position }} />
    </FormRow>
  );
}
