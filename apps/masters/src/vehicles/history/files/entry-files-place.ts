import type { FilesPlace } from '@haisha/records/files/record-files';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';

/** Where the photos and documents of an entry are. */
export function entryFilesPlace({ vehicleId, id }: Pick<VehicleEntry, 'vehicleId' | 'id'>): FilesPlace {
  return { list: `/vehicles/${encodeURIComponent(vehicleId)}/entries`, id, entity: 'vehicleHistory' };
}
