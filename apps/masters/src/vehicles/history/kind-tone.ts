import type { StatusTone } from '@haisha/ui';
import type { VehicleEntryKind } from '@haisha/validation/vehicle-history';

const tones: Partial<Record<VehicleEntryKind, StatusTone>> = {
  inspection: 'info',
  threeMonthInspection: 'info',
  twelveMonthInspection: 'info',
  repair: 'warning',
  breakdown: 'warning',
  accident: 'danger',
};

/** Inspections, damage and the rest, told apart by colour as well. */
export function kindTone(kind: VehicleEntryKind): StatusTone {
  return tones[kind] ?? 'neutral';
}
