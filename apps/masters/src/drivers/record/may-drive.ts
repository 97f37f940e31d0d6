import { type Licence, type LicenceIssue, licenceIssues, type Transmission } from '@haisha/rules/licence';
import type { VehicleType } from '@haisha/validation/vehicle-type';

export type MayDrive =
  | { answer: 'yes' | 'automatic' | 'unknown' }
  /** Why not, of the licence that comes nearest. */
  | { answer: 'no'; issues: LicenceIssue[] };

type Driven = Pick<VehicleType, 'grossWeightKg' | 'maxLoadKg' | 'vehicleClass'>;

/** Whether the vehicles of a type may be driven on a day; whether with a manual gearbox as well, the type leaves open. */
export function mayDrive(licences: readonly Licence[], type: Driven, day: string): MayDrive {
  const { grossWeightKg, maxLoadKg } = type;
  if (grossWeightKg === null || maxLoadKg === null) return { answer: 'unknown' };
  const trailerGrossWeightKg = type.vehicleClass === 'trailer' ? grossWeightKg : 0;
  const issuesWith = (transmission: Transmission) =>
    licences
      .map((licence) => licenceIssues(licence, { grossWeightKg, maxLoadKg, transmission, trailerGrossWeightKg }, day))
      .toSorted((one, other) => one.length - other.length)[0] ?? [];
  if (licences.length === 0) return { answer: 'no', issues: [] };
  if (issuesWith('manual').length === 0) return { answer: 'yes' };
  const issues = issuesWith('automatic');
  return issues.length === 0 ? { answer: 'automatic' } : { answer: 'no', issues };
}
