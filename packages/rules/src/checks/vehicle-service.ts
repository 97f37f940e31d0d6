import type { VehicleFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

type Service = Pick<
  VehicleFacts,
  'periods' | 'inspectionExpiryDate' | 'compulsoryInsuranceExpiryDate' | 'voluntaryInsuranceExpiryDate'
>;

/** Check 5: a vehicle is in service, inspected (車検) and insured on every day of its run. */
export function vehicleService(vehicle: Service, days: { first: string; last: string }): RunFinding[] {
  const away = vehicle.periods.filter(({ from, status, to }) => {
    return status !== 'inService' && from <= days.last && (to === null || to >= days.first);
  });
  const ends = [
    ['inspectionExpires', vehicle.inspectionExpiryDate],
    ['compulsoryInsuranceExpires', vehicle.compulsoryInsuranceExpiryDate],
    ['voluntaryInsuranceExpires', vehicle.voluntaryInsuranceExpiryDate],
  ] as const;
  return [
    ...away.map(
      ({ from, status, to }): RunFinding => ({
        check: 5,
        level: status === 'toBeRetired' ? 'info' : 'red',
        code: 'notInService',
        params: { status, from, ...(to !== null && { to }) },
      }),
    ),
    ...ends.flatMap(([code, day]): RunFinding[] =>
      day !== null && day < days.last ? [{ check: 5, level: 'red', code, params: { day } }] : [],
    ),
  ];
}
