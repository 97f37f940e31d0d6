import type { StatusTone } from '@haisha/ui';
import type { VehicleStatus } from '@haisha/validation/vehicle';

const tones: Readonly<Record<VehicleStatus, StatusTone>> = {
  inService: 'success',
  inMaintenance: 'warning',
  inInspection: 'info',
  suspended: 'warning',
  toBeRetired: 'danger',
  retired: 'neutral',
};

/** The colour that repeats what the status of a vehicle says. */
export function vehicleTone(status: VehicleStatus): StatusTone {
  return tones[status];
}
