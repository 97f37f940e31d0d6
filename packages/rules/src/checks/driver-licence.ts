import { canDrive, type Licence, licenceIssues } from '../licence.ts';
import type { DriverFacts, VehicleFacts } from './run-facts.ts';
import type { RunFinding } from './run-finding.ts';

/**
 * Check 4: one of the licences of a driver allows the vehicle, and what it tows, on the last day of the run. Says what the
 * licence that lacks least lacks.
 */
export function driverLicence(
  driver: Pick<DriverFacts, 'id' | 'licences' | 'hasTowing' | 'licenceExpiryDate'>,
  vehicle: Pick<VehicleFacts, 'grossWeightKg' | 'maxLoadKg' | 'transmission'>,
  trailer: Pick<VehicleFacts, 'grossWeightKg'> | null,
  lastDay: string,
): RunFinding[] {
  const { licenceExpiryDate: expiryDate } = driver;
  if (expiryDate === null || driver.licences.length === 0) return [finding('licenceUnknown', driver.id)];
  const licences: Licence[] = driver.licences.map((one) => ({ ...one, towing: driver.hasTowing, expiryDate }));
  const { grossWeightKg, maxLoadKg, transmission } = vehicle;
  const driven = { grossWeightKg, maxLoadKg, transmission, trailerGrossWeightKg: trailer?.grossWeightKg ?? 0 };
  if (canDrive(licences, driven, lastDay)) return [];
  const [least = []] = licences
    .map((licence) => licenceIssues(licence, driven, lastDay))
    .toSorted((a, b) => a.length - b.length);
  return least.map((issue) => {
    const code = `licence${issue.slice('licence.'.length).replace(/^./, (first) => first.toUpperCase())}`;
    return finding(code, driver.id, { expiryDate, grossWeightKg, maxLoadKg });
  });
}

function finding(code: string, driverId: string, params: Record<string, string | number> = {}): RunFinding {
  return { check: 4, level: 'red', code, params: { driverId, ...params } };
}
