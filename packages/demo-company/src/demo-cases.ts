import { addDays } from '@haisha/rules/calendar';
import { weekdayOf } from '@haisha/rules/generation/day-facts';

/** The day after tomorrow, the first Wednesday or Saturday from then on, and the end of the labour month. */
export type CaseDay = 'in two days' | 'Wednesday' | 'Saturday' | 'end of the month';

export type DemoCase = {
  /** Whose place the run has among the numbers of its day: A20261128-0901. */
  number: number;
  what: string;
  on: CaseDay;
  vehicle?: string;
  drivers?: readonly string[];
  deliveryCompany?: string;
  tier?: number;
  isDeclined?: true;
  needsInstruction?: true;
  /** Report-in and end of work, in hours from midnight. */
  from: number;
  to: number;
  /** What the driver did before: days before the case, report-in and end of work. */
  before?: readonly (readonly [daysBefore: number, from: number, to: number])[];
  /** How many hours of duty or of overtime the labour month has with this run, in days of one length but for Sundays. */
  month?: { duty: number } | { overtime: number };
  /** What is carried. */
  goods?: {
    zone: 'chilled' | 'frozen';
    destination?: string;
    needsTwoCrew?: true;
    minutesLate?: number;
    parts?: 2;
    /** Of 1.6 t, and nobody has said what they are. */
    isHeavyUnnamed?: true;
    isUnpriced?: true;
  };
  /** The code of what the checks find, or nothing where all is well. */
  finding: string | null;
  /** Its figure, in minutes or times. */
  actual?: number;
};

const day = { on: 'in two days', from: 12, to: 17 } as const;
const daysInRow = Array.from({ length: 12 }, (_, index) => [index + 1, 8, 16] as const);

/** What a dispatcher has to notice, each at a place of its own; the README lists them in words. */
export const demoCases: readonly DemoCase[] = [
  {
    actual: 530,
    ...{ number: 901, what: 'Rest of 8 h 50', vehicle: 'IW-14', drivers: ['IW-D21'], finding: 'restTooShort' },
    ...{ on: 'in two days', from: 5, to: 9, before: [[1, 12, 20 + 10 / 60]] },
  },
  {
    actual: 620,
    ...{ number: 902, what: 'Rest of 10 h 20', vehicle: 'IW-15', drivers: ['IW-D24'], finding: 'restUnderGoal' },
    ...{ on: 'in two days', from: 5, to: 9, before: [[1, 10, 18 + 40 / 60]] },
  },
  {
    actual: 930,
    ...{ number: 903, what: 'Day of 15 h 30 with the double count', vehicle: 'IW-16', drivers: ['IW-D27'] },
    ...{ on: 'in two days', from: 3.5, to: 8, before: [[1, 7, 19]], finding: 'dayOverMost' },
  },
  {
    ...{ number: 904, what: 'Thirteenth day in a row', vehicle: 'FN-11', drivers: ['FN-D22'] },
    ...{ on: 'in two days', from: 8, to: 16, before: daysInRow, finding: 'tooManyDaysInRow' },
  },
  {
    ...{
      ...day,
      number: 905,
      what: 'Licence for 8 t on a vehicle of 10,900 kg',
      vehicle: 'IW-19',
      drivers: ['IW-D09'],
    },
    finding: 'licenceGrossWeight',
  },
  {
    ...{ ...day, number: 906, what: 'Licence for 8 t on a vehicle of 7,960 kg', vehicle: 'FN-12', drivers: ['FN-D01'] },
    finding: null,
  },
  {
    ...{ ...day, number: 907, what: 'Licence for automatic vehicles on a manual one', vehicle: 'AT-04' },
    ...{ drivers: ['AT-D14'], finding: 'licenceAutomaticOnly' },
  },
  {
    ...{ ...day, number: 908, what: 'Driver not yet appointed', vehicle: 'FN-13', drivers: ['FN-D26'] },
    finding: 'notAppointed',
  },
  { ...{ ...day, number: 909, what: 'Driver on leave', vehicle: 'IW-17', drivers: ['IW-D25'] }, finding: 'onLeave' },
  {
    ...{ ...day, number: 910, what: 'Frozen goods on a vehicle for chilled ones', vehicle: 'IW-03' },
    ...{ drivers: ['IW-D18'], goods: { zone: 'frozen' }, finding: 'zoneMissing' },
  },
  {
    ...{ ...day, number: 911, what: 'Vehicle whose 車検 ends tomorrow', vehicle: 'IW-01', drivers: ['IW-D03'] },
    finding: 'inspectionExpires',
  },
  {
    ...{ ...day, number: 912, what: 'Three-month inspection overdue', vehicle: 'IW-06', drivers: ['IW-D30'] },
    finding: 'threeMonthOverdue',
  },
  {
    ...{ ...day, number: 913, what: 'Vehicle in repair', vehicle: 'AT-03', drivers: ['AT-D05'] },
    finding: 'notInService',
  },
  {
    ...{ ...day, number: 914, what: 'Neither roll call face to face, no instruction', vehicle: 'FN-14' },
    ...{ drivers: ['FN-D13'], needsInstruction: true, finding: 'instructionMissing' },
  },
  {
    ...{ ...day, number: 915, what: 'Goods for two, one driver', vehicle: 'FN-15', drivers: ['FN-D07'] },
    ...{ goods: { zone: 'chilled', needsTwoCrew: true }, finding: 'secondDriverMissing' },
  },
  {
    ...{ ...day, number: 916, what: 'Goods for two, two drivers', vehicle: 'AT-11', drivers: ['AT-D08', 'AT-D11'] },
    ...{ goods: { zone: 'chilled', needsTwoCrew: true }, finding: null },
  },
  {
    ...{ ...day, number: 917, what: 'Slot missed by 40 minutes', vehicle: 'AT-12', drivers: ['AT-D20'] },
    ...{ goods: { zone: 'chilled', minutesLate: 40 }, finding: 'slotMissed' },
  },
  {
    ...{ ...day, number: 918, what: 'Store closed on that day', vehicle: 'AT-10', drivers: ['AT-D02'] },
    ...{ on: 'Wednesday', goods: { zone: 'chilled', destination: 'AO-0052' }, finding: 'destinationClosed' },
  },
  {
    ...{ number: 919, what: 'Aptitude test overdue', vehicle: 'FN-12', drivers: ['FN-D16'] },
    ...{ on: 'in two days', from: 5, to: 9, finding: 'aptitudeTestOverdue' },
  },
  {
    actual: 3,
    ...{ number: 920, what: 'Third day of more than 14 h in a week', vehicle: 'AT-10', drivers: ['AT-D17'] },
    ...{ on: 'Saturday', from: 5, to: 19 + 20 / 60, finding: 'longDays' },
    before: [
      [2, 5, 19 + 20 / 60],
      [4, 5, 19 + 20 / 60],
    ],
  },
  {
    ...{ ...day, number: 921, what: 'Delivery company without invoice number', deliveryCompany: 'P08' },
    finding: 'invoiceNumberMissing',
  },
  {
    ...{ ...day, number: 922, what: 'Delivery company whose insurance lapsed', deliveryCompany: 'P05' },
    finding: 'companyInsuranceExpired',
  },
  {
    ...{ ...day, number: 923, what: 'Third in the chain of delivery companies', deliveryCompany: 'P04', tier: 3 },
    finding: 'tooManyTiers',
  },
  { ...{ ...day, number: 924, what: 'Declined', deliveryCompany: 'P01', isDeclined: true }, finding: null },
  {
    actual: 16860,
    ...{ number: 925, what: 'Month of 281 h', vehicle: 'FN-17', drivers: ['FN-D19'], finding: 'monthNear' },
    ...{ on: 'end of the month', from: 6, to: 18, month: { duty: 281 } },
  },
  {
    actual: 17070,
    ...{ number: 926, what: 'Month of 284.5 h, no agreement', vehicle: 'IW-04', drivers: ['IW-D12'] },
    ...{ on: 'end of the month', from: 6, to: 18, month: { duty: 284.5 }, finding: 'monthOverMost' },
  },
  {
    ...{ number: 927, what: 'Overtime of about 61 h', vehicle: 'FN-16', drivers: ['FN-D04'], finding: 'monthOvertime' },
    ...{ on: 'end of the month', from: 6, to: 18, month: { overtime: 61 } },
  },
  {
    ...{ number: 928, what: 'Load in two parts on one run', vehicle: 'FN-04', drivers: ['FN-D25'] },
    ...{ ...day, goods: { zone: 'chilled', parts: 2 }, finding: null },
  },
  {
    ...{ ...day, number: 929, what: '1.6 t for the register of actual carriers, goods not named' },
    ...{ deliveryCompany: 'P02', goods: { zone: 'chilled', isHeavyUnnamed: true }, finding: 'registerGoodsUnnamed' },
  },
  {
    ...{ number: 930, what: 'Leaves before somebody can call the roll', vehicle: 'AT-06', drivers: ['AT-D18'] },
    ...{ on: 'in two days', from: 0.75, to: 5, finding: 'noOfficerAtStart' },
  },
  {
    ...{ ...day, number: 931, what: 'Fare open', vehicle: 'AT-07', drivers: ['AT-D19'] },
    ...{ goods: { zone: 'chilled', isUnpriced: true }, finding: 'priceMissing' },
  },
  {
    actual: 18300,
    ...{ number: 932, what: 'Month of 305 h under an agreement', vehicle: 'AT-14', drivers: ['AT-D16'] },
    ...{ on: 'end of the month', from: 6, to: 18, month: { duty: 305 }, finding: 'monthOverUsual' },
  },
];

/** The day of a case, YYYY-MM-DD, seen from a day. */
export function caseDay(today: string, on: CaseDay): string {
  const isDay = (one: string) => {
    if (on === 'end of the month') return one.endsWith('-20') || (one.endsWith('-19') && isSunday(addDays(one, 1)));
    return on === 'in two days' || weekdayOf(one) === on.toLowerCase();
  };
  let found = addDays(today, 2);
  while (!isDay(found) || (on === 'end of the month' && isSunday(found))) found = addDays(found, 1);
  return found;
}

/** The number of the run of a case. */
export function caseNumber(today: string, { number, on }: Pick<DemoCase, 'number' | 'on'>): string {
  return `A${caseDay(today, on).replaceAll('-', '')}-0${number}`;
}

export function isSunday(day: string): boolean {
  return weekdayOf(day) === 'sunday';
}
