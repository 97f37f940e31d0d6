import { useLocalName } from '@haisha/records/naming/use-local-name';
import { positionOf } from '@haisha/rules/map-address';
import { PhoneLink } from '@haisha/ui/phone-link';
import type { SharedDestination } from '@haisha/validation/shared-destination';
import { AddressLink } from '../../fields/address-link.tsx';

export type DestinationFactsProps = { destination: SharedDestination };

/** Whose a destination is, where it is on the map and how it is called up. */
export function DestinationFacts({ destination }: DestinationFactsProps) {
  const localName = useLocalName();
  const { code, cargoOwnerName, cargoOwnerNameEn, address, phone } = destination;
  return (
    <>
      {code} ／ {localName(cargoOwnerName, cargoOwnerNameEn)} ／{' '}
      <AddressLink address={address} position={positionOf(destination)} />
      {phone !== null && (
        <>
          {' ／ '}
          <PhoneLink phone={phone} />
        </>
      )}
    </>
  );
}
