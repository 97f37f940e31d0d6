import { addMonths } from './calendar.ts';
import type { LicenceClass } from './licence.ts';

/** Months from another day, negative before it; both ends are included. */
export type Months = readonly [earliest: number, latest: number];

/**
 * Where a day lies, seen from today or from another day of its record: outside `possible` it is refused, outside `usual` it is
 * pointed out.
 */
export type DaySpan = {
  of: string;
  possible: Months;
  usual: Months;
  /** For the licences of these classes alone. */
  classes?: readonly LicenceClass[];
};

const years = (count: number) => count * 12;
const [asYoung, asOld] = [years(15), years(100)];

/** What has happened already. */
function happened(possible: number, usual = possible): DaySpan {
  return { of: 'today', possible: [-years(possible), 0], usual: [-years(usual), 0] };
}

/** What lies ahead, at most so many months; one that has long passed is told where due days are listed. */
function ahead(usual: number, possible: number): DaySpan {
  return { of: 'today', possible: [-years(20), possible], usual: [-years(20), usual] };
}

/** In working life: nobody is employed before 15 (労働基準法 第56条). */
const ofAge: DaySpan = { of: 'birthDate', possible: [asYoung, asOld], usual: [asYoung, asOld] };
const employed: DaySpan = { of: 'today', possible: [-years(80), 24], usual: [-years(60), 12] };
const validFrom: DaySpan = { of: 'today', possible: [-asOld, years(10)], usual: [-years(50), 24] };
const validTo: DaySpan = { of: 'today', possible: [-asOld, asOld], usual: [-asOld, years(20)] };

/** What is ordered for a day, and entered late at times. */
const ordered: DaySpan = { of: 'today', possible: [-years(20), years(10)], usual: [-6, 12] };

const checked = [happened(60, 30), ofAge];

/**
 * The least ages of driving licences (道路交通法 第88条・第96条): 18; 20 for medium and 21 for large ones, of which large ones took
 * 20 until 2007, and either takes 19 with special training; what became medium ones of 8 t took 16 until 1968.
 */
const licensed: readonly DaySpan[] = [
  happened(80, 60),
  {
    of: 'birthDate',
    possible: [years(18), asOld],
    usual: [years(18), asOld],
    classes: ['ordinary', 'semiMedium5t', 'semiMedium'],
  },
  { of: 'birthDate', possible: [years(19), asOld], usual: [years(20), asOld], classes: ['medium'] },
  { of: 'birthDate', possible: [years(18), asOld], usual: [years(20), asOld], classes: ['large'] },
  { of: 'birthDate', possible: [years(16), asOld], usual: [years(18), years(80)] },
];

/**
 * The days of records, by where they stand in the form; `*` is every entry of a list. Inspections are due within two years
 * and may be two months early, three years for cars (道路運送車両法 第61条, 施行規則 第44条); a licence lasts five years and up to two
 * months (道路交通法 第92条の2, 第101条).
 */
export const daySpans: Readonly<Record<string, Readonly<Record<string, readonly DaySpan[]>>>> = {
  vehicle: {
    firstRegistrationMonth: [happened(80, 40)],
    inspectionExpiryDate: [ahead(26, 38)],
    nextThreeMonthInspectionDate: [ahead(6, 26)],
    nextTwelveMonthInspectionDate: [ahead(26, 38)],
    compulsoryInsuranceExpiryDate: [ahead(38, 63)],
    voluntaryInsuranceExpiryDate: [ahead(38, years(8))],
    leaseEndDate: [ahead(years(10), years(20))],
    refrigeratorServiceDate: [ahead(36, years(10))],
    tyreChangeDate: [ahead(years(5), years(10))],
    odometerDate: [
      happened(30, 10),
      { of: 'firstRegistrationMonth', possible: [0, years(200)], usual: [0, years(200)] },
    ],
  },
  vehicleHistory: {
    entryDate: [happened(60, 30)],
    nextDueDate: [ahead(38, years(10))],
  },
  vehicleStatus: {
    from: [{ of: 'today', possible: [-years(20), years(5)], usual: [-years(5), 12] }],
    to: [{ of: 'from', possible: [0, asOld], usual: [0, years(3)] }],
  },
  driver: {
    birthDate: [{ of: 'today', possible: [-asOld, 24 - asYoung], usual: [-years(81), 12 - asYoung] }],
    hiredDate: [employed],
    appointedDate: [employed, { of: 'birthDate', possible: [years(16), asOld], usual: [years(18), asOld] }],
    leftDate: [{ of: 'today', possible: [-years(80), years(10)], usual: [-years(60), 24] }],
    registerDate: [happened(60), ofAge],
    gpsConsentDate: [happened(30), ofAge],
  },
  driverRecord: {
    licenceExpiryDate: [ahead(62, 74), { of: 'birthDate', possible: [years(16), asOld], usual: [years(18), asOld] }],
    'licences.*.obtainedDate': licensed,
    'qualifications.*.obtainedDate': [happened(80, 60), ofAge],
    'qualifications.*.expiryDate': [ahead(years(10), years(50))],
    'healthChecks.*.date': checked,
    'healthChecks.*.nextDate': [{ of: 'date', possible: [0, 36], usual: [0, 13] }],
    sleepApneaCheckDate: checked,
    'aptitudeTests.*.date': checked,
    'aptitudeTests.*.nextDate': [{ of: 'date', possible: [0, years(60)], usual: [0, years(50)] }],
    'events.*.date': checked,
  },
  cargoOwner: {
    'terms.contractIssuedDate': [{ of: 'today', possible: [-years(80), 12], usual: [-years(50), 3] }],
  },
  deliveryCompany: {
    permitDate: [happened(80)],
    insuranceExpiryDate: [ahead(38, years(8))],
    'drivers.*.licenceExpiryDate': [ahead(62, 74)],
  },
  delivery: { operationDate: [ordered], salesDate: [ordered], billingDate: [ordered] },
  course: { validFrom: [validFrom], validTo: [validTo] },
  destination: { validFrom: [validFrom], validTo: [validTo] },
  operationTime: { validFrom: [validFrom], validTo: [validTo] },
};

/** Returns whether a day lies within months of another one, all YYYY-MM-DD. */
export function liesWithin(day: string, of: string, [earliest, latest]: Months): boolean {
  return day >= shifted(of, earliest) && day <= shifted(of, latest);
}

/** Returns the first and the last day of a span, YYYY-MM-DD. */
export function edgesOf(of: string, [earliest, latest]: Months): { earliest: string; latest: string } {
  return { earliest: addMonths(of, earliest), latest: addMonths(of, latest) };
}

/** A text that compares like the day so many months later, without a calendar: 31 February lies behind all days of its month. */
function shifted(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = (count % 12) + 1;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}${day.slice(7)}`;
}
