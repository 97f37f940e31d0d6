import { daysBetween } from './calendar.ts';

/** How near a due day is; a day that has passed is `expired`, today is still `within14`. */
export const dueStates = ['expired', 'within14', 'within30', 'within60', 'ok'] as const;
export type DueState = (typeof dueStates)[number];

/** State of a due day seen from today, both YYYY-MM-DD. A vehicle may still run on the day its inspection ends. */
export function dueState(dueDate: string, today: string): DueState {
  const days = daysBetween(today, dueDate);
  if (days < 0) return 'expired';
  if (days <= 14) return 'within14';
  if (days <= 30) return 'within30';
  return days <= 60 ? 'within60' : 'ok';
}

/** A digital tachograph is required from 7 t gross weight or 4 t load, kg (貨物自動車運送事業輸送安全規則 第9条). */
export function tachographRequired(grossWeightKg: number, maxLoadKg: number): boolean {
  return grossWeightKg >= 7000 || maxLoadKg >= 4000;
}

/** Years until the next 車検 of a truck (道路運送車両法 第61条): 8 t and above 1; below it 2 at first, then 1; kei 2. */
export function inspectionYears(vehicle: { grossWeightKg: number; isKei: boolean }, isFirst: boolean): 1 | 2 {
  if (vehicle.isKei) return 2;
  return vehicle.grossWeightKg < 8000 && isFirst ? 2 : 1;
}
