import { referenceCell } from '@haisha/imports/reference-cell';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { direction } from '@haisha/references/directions/direction';

/** The cells of imports of destinations that name one record of another master. */
export const destinationReferenceCells = {
  cargoOwnerName: referenceCell(cargoOwner),
  directionName: referenceCell(direction),
};
