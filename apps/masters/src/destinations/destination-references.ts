import { referenceTo } from '@haisha/records/naming/reference-to';
import { cargoOwner } from '@haisha/references/cargo-owners/cargo-owner';
import { direction } from '@haisha/references/directions/direction';

/** What fields of a destination refer to, for a conflict. */
export const destinationReferences = {
  cargoOwnerId: referenceTo(cargoOwner),
  directionId: referenceTo(direction),
};
