import { addMonths } from './calendar.ts';

/** Returns whether a digital tachograph is required: from 7 t gross weight or 4 t load, in kg (貨物自動車運送事業輸送安全規則 第9条). */
export function tachographRequired(grossWeightKg: number, maxLoadKg: number): boolean {
  return grossWeightKg >= 7000 || maxLoadKg >= 4000;
}

/**
 * Returns the years until the next 車検 of a truck (道路運送車両法 第61条): 8 t and above 1; below it 2 at first, then 1; kei 2.
 */
export function inspectionYears(vehicle: { grossWeightKg: number; isKei: boolean }, isFirst: boolean): 1 | 2 {
  if (vehicle.isKei) return 2;
  return vehicle.grossWeightKg < 8000 && isFirst ? 2 : 1;
}

/**
 * Returns the day of the next 12か月点検 (道路運送車両法 第48条) after a 車検, which includes one. It is the day of the next 車検, or a
 * year later when the 車検 lies more than a year and two months ahead: a 車検 may be two months early (道路運送車両法施行規則 第44条).
 */
export function nextTwelveMonthInspection(inspectedOn: string, expiry: string): string {
  return expiry <= addMonths(inspectedOn, 14) ? expiry : addMonths(inspectedOn, 12);
}
