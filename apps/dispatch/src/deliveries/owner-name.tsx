import { useLocalName } from '@haisha/records/naming/use-local-name';
import { chakra } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import { ownerColour } from '../owner-colour.ts';

export type OwnerNameProps = { row: Pick<Delivery, 'cargoOwnerName' | 'cargoOwnerNameEn' | 'cargoOwnerColour'> };

/** The cargo owner, behind a stroke in the colour that the board gives it. */
export function OwnerName({ row: { cargoOwnerName, cargoOwnerNameEn, cargoOwnerColour } }: OwnerNameProps) {
  const localName = useLocalName();
  return (
    <>
      {cargoOwnerColour !== null && <Stroke style={{ background: ownerColour(cargoOwnerColour) }} />}
      {localName(cargoOwnerName, cargoOwnerNameEn)}
    </>
  );
}

const Stroke = chakra('i', {
  base: { display: 'inline-block', w: '3px', h: '3.5', rounded: 'full', me: '2', verticalAlign: '-2px' },
});
