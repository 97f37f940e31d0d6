import type { FindingLevel } from '../hours/finding.ts';

/** What a company lets a check say: a level, or nothing at all. */
export type CheckLevel = FindingLevel | 'off';

/** What is counted in a rule that has a number. */
export type CheckUnit = 'minutes' | 'days' | 'percent' | 'tiers';

export type CheckRule = {
  /** The number of the check, from 1 to 25. */
  check: number;
  /** What its findings are called. */
  codes: readonly string[];
  /** The level as long as a company has set nothing else. */
  level: FindingLevel;
  /** As mild as a company may make it. */
  least: CheckLevel;
  /**
   * Why it may not be milder: an article as the hours engine names it (`roadTraffic 57`, 24no5 is 第24条の5), or a reason that
   * is none: the database refuses it, a run cannot leave without it, or it is about the safety of people and goods.
   */
  basis?: string;
  number?: { unit: CheckUnit; usual: number; min: number; max: number };
};

/**
 * The rules of the 25 checks, in their order: what may be told apart by a company. Where `least` is the level itself the law,
 * or the database, leaves no choice; a number reaches no further than the law does.
 */
export const checkRules = {
  vehicleBooked: { check: 1, codes: ['vehicleBooked'], level: 'red', least: 'red', basis: 'database' },
  vehicleTight: {
    ...{ check: 1, codes: ['vehicleTightBetween'], level: 'amber', least: 'off' },
    number: { unit: 'minutes', usual: 15, min: 0, max: 240 },
  },
  driverBooked: { check: 2, codes: ['driverBooked'], level: 'red', least: 'red', basis: 'database' },
  deliveryOnTwoRuns: { check: 3, codes: ['deliveryOnTwoRuns'], level: 'red', least: 'red', basis: 'database' },
  licence: {
    codes: [
      'licenceUnknown',
      'licenceGrossWeight',
      'licenceMaxLoad',
      'licenceAutomaticOnly',
      'licenceAutomaticOnlyNotYet',
      'licenceTowing',
      'licenceExpired',
    ],
    ...{ check: 4, level: 'red', least: 'red', basis: 'roadTraffic 64' },
  },
  outOfService: { check: 5, codes: ['notInService'], level: 'red', least: 'amber', basis: 'safety' },
  inspectionExpiry: { check: 5, codes: ['inspectionExpires'], level: 'red', least: 'red', basis: 'vehicles 58' },
  compulsoryInsurance: {
    ...{ check: 5, codes: ['compulsoryInsuranceExpires'], level: 'red', least: 'red', basis: 'liability 5' },
  },
  voluntaryInsurance: {
    ...{ check: 5, codes: ['voluntaryInsuranceExpires'], level: 'red', least: 'amber', basis: 'safety' },
  },
  inspectionOverdue: {
    ...{ check: 6, codes: ['threeMonthOverdue', 'twelveMonthOverdue'], level: 'red', least: 'amber' },
    basis: 'vehicles 48',
  },
  inspectionDue: {
    ...{ check: 6, codes: ['threeMonthDue', 'twelveMonthDue'], level: 'amber', least: 'off' },
    number: { unit: 'days', usual: 14, min: 0, max: 60 },
  },
  zoneMissing: { check: 7, codes: ['zoneMissing'], level: 'red', least: 'amber', basis: 'safety' },
  overweight: { check: 8, codes: ['overweight'], level: 'red', least: 'red', basis: 'roadTraffic 57' },
  overfull: { check: 8, codes: ['overfull'], level: 'amber', least: 'off' },
  vehicleTooLarge: {
    ...{ check: 9, codes: ['vehicleTooLarge', 'vehicleTooHigh', 'vehicleTooLong'], level: 'red', least: 'amber' },
    basis: 'safety',
  },
  tailLift: { check: 9, codes: ['tailLiftMissing'], level: 'amber', least: 'off' },
  otherVehicleType: { check: 9, codes: ['otherVehicleType'], level: 'amber', least: 'off' },
  slotMissed: {
    ...{ check: 10, codes: ['slotMissed'], level: 'amber', least: 'off' },
    number: { unit: 'minutes', usual: 0, min: 0, max: 120 },
  },
  destinationClosed: { check: 10, codes: ['destinationClosed'], level: 'amber', least: 'off' },
  returnTooEarly: { check: 10, codes: ['returnTooEarly'], level: 'amber', least: 'off' },
  restTooShort: {
    ...{ check: 11, codes: ['restTooShort', 'splitRestTooShort', 'splitRestTooOften'], level: 'red', least: 'red' },
    basis: 'standard 4-1-5',
  },
  restUnderGoal: {
    ...{ check: 11, codes: ['restUnderGoal', 'threePiecesInRow'], level: 'amber', least: 'info' },
    basis: 'standard 4-1-5',
  },
  dayOverMost: {
    codes: ['dayOverMost', 'twoCrewOverMost', 'alternateOverMost', 'alternateTooOften', 'alternateTwoWeeks'],
    ...{ check: 12, level: 'red', least: 'red', basis: 'standard 4-1-3' },
  },
  breakTooShort: { check: 12, codes: ['breakTooShort'], level: 'red', least: 'red', basis: 'labour 34' },
  longDay: {
    ...{ check: 12, codes: ['dayOverWatch', 'longDays', 'longDaysInRow'], level: 'amber', least: 'info' },
    basis: 'standard 4-1-4',
  },
  dayOverUsual: { check: 12, codes: ['dayOverUsual'], level: 'amber', least: 'info', basis: 'standard 4-1-3' },
  unforeseeable: {
    ...{ check: 12, codes: ['eventCounted', 'eventTakenOff'], level: 'amber', least: 'info', basis: 'standard 4-3' },
  },
  monthOverMost: {
    codes: ['monthOverMost', 'monthsOverTooMany', 'monthsOverInRow', 'yearOverMost'],
    ...{ check: 13, level: 'red', least: 'red', basis: 'standard 4-1-1' },
  },
  monthOverUsual: {
    ...{ check: 13, codes: ['monthOverUsual', 'monthWithHolidayWork'], level: 'amber', least: 'info' },
    basis: 'standard 4-1-1',
  },
  limitNear: {
    ...{ check: 13, codes: ['monthNear', 'yearNear', 'yearOvertimeNear'], level: 'amber', least: 'off' },
    number: { unit: 'percent', usual: 90, min: 50, max: 99 },
  },
  driving: {
    codes: ['twoDayDriving', 'twoWeekDriving', 'continuousDriving', 'continuousDrivingExtended', 'shortStopsInRow'],
    ...{ check: 14, level: 'red', least: 'red', basis: 'standard 4-1-6' },
  },
  monthOvertime: { check: 15, codes: ['monthOvertime'], level: 'amber', least: 'off' },
  yearOvertime: { check: 15, codes: ['yearOvertime'], level: 'red', least: 'red', basis: 'labour 36' },
  onLeave: { check: 16, codes: ['onLeave'], level: 'red', least: 'red', basis: 'labour 39' },
  halfLeave: {
    check: 16,
    codes: ['onLeaveBeforeNoon', 'onLeaveAfterNoon'],
    level: 'amber',
    least: 'amber',
    basis: 'labour 39',
  },
  otherWeekday: { check: 16, codes: ['otherWeekday'], level: 'amber', least: 'off' },
  daysInRow: {
    ...{ check: 16, codes: ['tooManyDaysInRow'], level: 'amber', least: 'off' },
    // Four days off in four weeks are the least that the law allows (労働基準法 第35条第2項).
    number: { unit: 'days', usual: 12, min: 5, max: 24 },
  },
  holidayWork: {
    ...{ check: 16, codes: ['holidayWorkTooOften', 'holidayTooShort'], level: 'red', least: 'red' },
    basis: 'standard 4-5',
  },
  weekWithoutHoliday: { check: 16, codes: ['weekWithoutHoliday'], level: 'amber', least: 'info', basis: 'labour 35' },
  notAppointed: { check: 17, codes: ['notAppointed', 'hasLeft'], level: 'red', least: 'red', basis: 'safetyRules 3' },
  healthCheck: { check: 17, codes: ['healthCheckOverdue'], level: 'amber', least: 'amber', basis: 'healthSafety 66' },
  aptitudeTest: {
    check: 17,
    codes: ['aptitudeTestOverdue'],
    level: 'amber',
    least: 'amber',
    basis: 'safetyRules 10-2',
  },
  driverLimits: { check: 18, codes: ['driverZone', 'driverVehicleType'], level: 'red', least: 'off' },
  driverNights: { check: 18, codes: ['driverNights'], level: 'amber', least: 'info', basis: 'safety' },
  crewMissing: { check: 19, codes: ['vehicleMissing', 'driverMissing'], level: 'red', least: 'red', basis: 'needed' },
  secondDriver: { check: 19, codes: ['secondDriverMissing'], level: 'amber', least: 'off' },
  permitMissing: { check: 20, codes: ['permitMissing'], level: 'red', least: 'red', basis: 'trucking 3' },
  tooManyTiers: {
    ...{ check: 20, codes: ['tooManyTiers'], level: 'amber', least: 'info', basis: 'trucking' },
    number: { unit: 'tiers', usual: 2, min: 1, max: 2 },
  },
  companyInsurance: { check: 20, codes: ['companyInsuranceExpired'], level: 'amber', least: 'info', basis: 'safety' },
  hiredFee: { check: 20, codes: ['hiredFeeMissing'], level: 'amber', least: 'info', basis: 'trucking 24' },
  invoiceNumber: { check: 20, codes: ['invoiceNumberMissing'], level: 'info', least: 'off' },
  registerIncomplete: {
    ...{ check: 21, codes: ['registerTierMissing', 'registerGoodsUnnamed', 'registerUnweighed'], level: 'amber' },
    ...{ least: 'amber', basis: 'trucking 24no5' },
  },
  longHandling: {
    ...{ check: 22, codes: ['longHandling'], level: 'info', least: 'off' },
    number: { unit: 'minutes', usual: 120, min: 30, max: 120 },
  },
  instructionMissing: {
    ...{ check: 23, codes: ['instructionMissing'], level: 'red', least: 'red', basis: 'safetyRules 9no3' },
  },
  rollCallOfficer: {
    ...{ check: 24, codes: ['noOfficerAtStart', 'noOfficerAtEnd'], level: 'amber', least: 'amber' },
    basis: 'safetyRules 7',
  },
  rollCallDone: { check: 24, codes: ['departedWithoutCall'], level: 'red', least: 'red', basis: 'safetyRules 7' },
  priceMissing: { check: 25, codes: ['priceMissing'], level: 'info', least: 'off' },
} as const satisfies Record<string, CheckRule>;

export type CheckRuleName = keyof typeof checkRules;

export const checkRuleNames = Object.keys(checkRules) as CheckRuleName[];

const namesByCode = new Map<string, CheckRuleName>(
  checkRuleNames.flatMap((name) => checkRules[name].codes.map((code) => [code, name] as const)),
);

/** Returns the rule that a finding belongs to; undefined for a code that is none. */
export function ruleOfCode(code: string): CheckRuleName | undefined {
  return namesByCode.get(code);
}

/** From the mildest to the strictest. */
export const checkLevels = ['off', 'info', 'amber', 'red'] as const satisfies readonly CheckLevel[];

/** Returns the levels that a company may choose for a rule. */
export function levelsOf(name: CheckRuleName): CheckLevel[] {
  return checkLevels.slice(checkLevels.indexOf(checkRules[name].least));
}

/** Returns the stricter of two levels. */
export function stricter(a: CheckLevel, b: CheckLevel): CheckLevel {
  return checkLevels.indexOf(a) > checkLevels.indexOf(b) ? a : b;
}

/** Returns the milder of two levels. */
export function milder(a: CheckLevel, b: CheckLevel): CheckLevel {
  return stricter(a, b) === a ? b : a;
}

/** Returns the rule as such, so that one without a number or basis has them undefined. */
export function checkRule(name: CheckRuleName): CheckRule {
  return checkRules[name];
}
