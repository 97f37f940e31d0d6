import { vehiclePlace } from '@haisha/references/vehicles/vehicle-place';

/** The page of the history of a vehicle. */
export function historyPath(vehicleId: string): string {
  return `${vehiclePlace.path}/histories/${vehicleId}`;
}
