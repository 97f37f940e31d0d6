import type { StatusTone } from '@haisha/ui';
import type { VehicleEntryKind } from '@haisha/validation/vehicle-history';

const tones: Partial<Record<VehicleEntryKind, StatusTone>> = {
  breakdown: 'neutral',
  accident: 'neutral',
};

/** What happened to a vehicle stands out from what is done to it. */
export function kindTone(kind: VehicleEntryKind): StatusTone {
  return tones[kind] ?? 'quiet';
}
