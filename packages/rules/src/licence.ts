/** Classes of driving licence that decide which truck may be driven (道路交通法 第85条, 施行規則 第2条). */
export const licenceClasses = ['ordinary', 'semiMedium5t', 'semiMedium', 'medium8t', 'medium', 'large'] as const;
export type LicenceClass = (typeof licenceClasses)[number];
export type Transmission = 'manual' | 'automatic';

export type Licence = {
  licenceClass: LicenceClass;
  /** Limited to automatic transmission (AT限定). */
  automaticOnly: boolean;
  /** Also holds a towing licence (けん引). */
  towing: boolean;
  /** The last valid day, YYYY-MM-DD. */
  expiryDate: string;
};
export type DrivenVehicle = {
  grossWeightKg: number;
  maxLoadKg: number;
  transmission: Transmission;
  /** The gross weight of a towed trailer, kg; 0 for none. */
  trailerGrossWeightKg: number;
};
export type LicenceIssue =
  | 'licence.grossWeight'
  | 'licence.maxLoad'
  | 'licence.automaticOnly'
  | 'licence.towing'
  | 'licence.expired'
  | 'licence.automaticOnlyNotYet';

type Bounds = { grossWeightKg: number; maxLoadKg: number };

/** Weights must stay strictly below these, kg. */
export const licenceBounds: Record<LicenceClass, Bounds> = {
  ordinary: { grossWeightKg: 3500, maxLoadKg: 2000 },
  semiMedium5t: { grossWeightKg: 5000, maxLoadKg: 3000 },
  semiMedium: { grossWeightKg: 7500, maxLoadKg: 4500 },
  medium8t: { grossWeightKg: 8000, maxLoadKg: 5000 },
  medium: { grossWeightKg: 11_000, maxLoadKg: 6500 },
  large: { grossWeightKg: Number.POSITIVE_INFINITY, maxLoadKg: Number.POSITIVE_INFINITY },
};

/** The first day on which an AT-only licence of the class exists; the other classes have always had it. */
const automaticOnlySince: Partial<Record<LicenceClass, string>> = {
  semiMedium: '2026-04-01',
  medium: '2026-04-01',
  large: '2027-04-01',
};

const towingFreeKg = 750;

/** Returns why this licence does not allow this vehicle on this day (YYYY-MM-DD); empty when it does. */
export function licenceIssues(licence: Licence, vehicle: DrivenVehicle, day: string): LicenceIssue[] {
  const { licenceClass, automaticOnly, towing, expiryDate } = licence;
  const bounds = licenceBounds[licenceClass];
  const issues: LicenceIssue[] = [];
  if (vehicle.grossWeightKg >= bounds.grossWeightKg) issues.push('licence.grossWeight');
  if (vehicle.maxLoadKg >= bounds.maxLoadKg) issues.push('licence.maxLoad');
  if (automaticOnly && vehicle.transmission === 'manual') issues.push('licence.automaticOnly');
  if (automaticOnly && day < (automaticOnlySince[licenceClass] ?? '')) issues.push('licence.automaticOnlyNotYet');
  if (vehicle.trailerGrossWeightKg > towingFreeKg && !towing) issues.push('licence.towing');
  if (expiryDate < day) issues.push('licence.expired');
  return issues;
}

/** Returns true when one of the licences allows the vehicle on the day. */
export function canDrive(licences: readonly Licence[], vehicle: DrivenVehicle, day: string): boolean {
  return licences.some((licence) => licenceIssues(licence, vehicle, day).length === 0);
}

/** Returns the lowest licence class that allows a vehicle of these weights (kg). */
export function neededLicenceClass(grossWeightKg: number, maxLoadKg: number): LicenceClass {
  const enough = licenceClasses.find(
    (name) => grossWeightKg < licenceBounds[name].grossWeightKg && maxLoadKg < licenceBounds[name].maxLoadKg,
  );
  return enough ?? 'large';
}
