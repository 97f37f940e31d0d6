import type { StatusTone } from '@haisha/ui';
import type { VehicleStatus } from '@haisha/validation/vehicle';

const tones: Readonly<Record<VehicleStatus, StatusTone>> = {
  inService: 'quiet',
  inMaintenance: 'neutral',
  inInspection: 'neutral',
  suspended: 'neutral',
  toBeRetired: 'neutral',
  retired: 'neutral',
};

/** How a status of a vehicle is shown: the usual one is quiet, another is a ring; colours are for what is due. */
export function vehicleTone(status: VehicleStatus): StatusTone {
  return tones[status];
}
