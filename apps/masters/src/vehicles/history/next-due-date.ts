import { addMonths } from '@haisha/rules/calendar';
import { inspectionYears } from '@haisha/rules/inspection';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntryKind } from '@haisha/validation/vehicle-history';
import { plateStyle } from '../plate-style.ts';

type Inspected = Pick<Vehicle, 'plate' | 'grossWeightKg' | 'inspectionExpiryDate'>;

/** When an inspection is due again after one done on a day; null for what no law repeats. */
export function nextDueDate(kind: VehicleEntryKind, day: string, vehicle: Inspected): string | null {
  if (kind === 'threeMonthInspection') return addMonths(day, 3);
  if (kind === 'twelveMonthInspection') return addMonths(day, 12);
  if (kind !== 'inspection') return null;
  const isKei = plateStyle(vehicle.plate).startsWith('light');
  const years = inspectionYears({ grossWeightKg: vehicle.grossWeightKg, isKei }, false);
  return addMonths(isEarly(day, vehicle.inspectionExpiryDate) ? vehicle.inspectionExpiryDate : day, 12 * years);
}

/** In the two months before it ends, an inspection loses no days (道路運送車両法施行規則 第44条). */
function isEarly(day: string, expiry: string): boolean {
  return day <= expiry && day >= addMonths(expiry, -2);
}
