import { daysBetween } from '../calendar.ts';
import type { VehicleFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Inspections = Pick<VehicleFacts, 'nextThreeMonthInspectionDate' | 'nextTwelveMonthInspectionDate'>;

/**
 * Check 6: the inspections of every three and twelve months (道路運送車両法 第48条) are not overdue on the day of the run; so
 * many days before it falls due an inspection is watched.
 */
export function vehicleInspections(vehicle: Inspections, day: string, watchedDays: number): RunFinding[] {
  const due = [
    ['threeMonth', vehicle.nextThreeMonthInspectionDate],
    ['twelveMonth', vehicle.nextTwelveMonthInspectionDate],
  ] as const;
  return due.flatMap(([kind, date]): RunFinding[] => {
    if (date === null) return [];
    const days = daysBetween(day, date);
    if (days < 0) return [{ check: 6, level: 'red', code: `${kind}Overdue`, params: { day: date, days: -days } }];
    return days <= watchedDays ? [{ check: 6, level: 'amber', code: `${kind}Due`, params: { day: date, days } }] : [];
  });
}
