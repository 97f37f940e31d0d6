import { firstParameters } from '../hours/first-parameters.ts';
import type { PlannedDay } from '../punches/punch-faults.ts';

/** Where a driver stands on the morning board, from 未出勤 to 退勤; `off` is on leave, `none` neither planned nor there. */
export const departureSections = [
  'expected',
  'clockedIn',
  'called',
  'departed',
  'returned',
  'done',
  'off',
  'none',
] as const;

export type DepartureSection = (typeof departureSections)[number];

export const departureCodes = [
  'departedWithoutCall',
  'alcohol',
  'refused',
  'onLeave',
  'clockInMissing',
  'departureMissing',
  'departedVeryLate',
  'restShort',
  'clockInDue',
  'callDue',
  'departureDue',
  'departedLate',
  'clockedIn',
  'called',
  'departed',
  'returned',
  'done',
  'planned',
  'absent',
  'away',
  'none',
] as const;

export type DepartureCode = (typeof departureCodes)[number];

export type DepartureTone = 'red' | 'purple' | 'amber' | 'blue' | 'green' | 'grey';

/** What is known of a driver on a day; moments in minutes since 1970 in Japan. */
export type DepartureFacts = {
  planned: PlannedDay | null;
  clockIn: number | null;
  leaveGarage: number | null;
  returnGarage: number | null;
  clockOut: number | null;
  /** The last roll call before duty; `isOver` where alcohol was found. */
  call: { isPassed: boolean; hasAlcohol: boolean } | null;
  leave: 'absent' | 'away' | null;
  /** Rest before this duty, as it was. */
  restMinutes: number | null;
};

/** Minutes of grace, which a company may set otherwise. */
export type DepartureGrace = {
  /** 出勤: amber after the planned time, red after so many minutes more. */
  clockInRed: number;
  /** 点呼: amber so many minutes before the planned departure. */
  callAmber: number;
  /** 出庫. */
  departureAmber: number;
  departureRed: number;
};

export const usualGrace: DepartureGrace = { clockInRed: 10, callAmber: 10, departureAmber: 5, departureRed: 15 };

export type DepartureState = {
  section: DepartureSection;
  code: DepartureCode;
  tone: DepartureTone;
  /** Minutes late, or left where negative; null where no time was planned. */
  delayMinutes: number | null;
};

/**
 * Tells where a driver stands now and how urgent that is. What may not happen goes before what is late: departure without a
 * roll call, alcohol, a refused call (輸送安全規則 第7条), work on leave; then too little rest (改善基準告示 4-1-5).
 */
export function departureState(facts: DepartureFacts, now: number, grace: DepartureGrace = usualGrace): DepartureState {
  const section = sectionOf(facts);
  const delayMinutes = delayOf(facts, section, now);
  const state = (code: DepartureCode, tone: DepartureTone) => ({ section, code, tone, delayMinutes });
  const broken = brokenRule(facts);
  if (broken) return state(broken, 'red');
  const isShort = facts.restMinutes !== null && facts.restMinutes < firstParameters.rest.least;
  const late = lateness(facts, section, now, grace);
  if (late?.tone === 'red') return state(late.code, 'red');
  if (isShort && isUnderWay(section)) return state('restShort', 'purple');
  if (late) return state(late.code, late.tone);
  return state(...calm(facts, section));
}

function sectionOf({
  call,
  clockIn,
  clockOut,
  leave,
  leaveGarage,
  planned,
  returnGarage,
}: DepartureFacts): DepartureSection {
  if (clockOut !== null) return 'done';
  if (returnGarage !== null) return 'returned';
  if (leaveGarage !== null) return 'departed';
  if (call?.isPassed) return 'called';
  if (clockIn !== null) return 'clockedIn';
  if (leave) return 'off';
  return planned ? 'expected' : 'none';
}

const isUnderWay = (section: DepartureSection) => ['clockedIn', 'called', 'departed'].includes(section);

/** How late the next step is, or the departure was. */
function delayOf({ leaveGarage, planned }: DepartureFacts, section: DepartureSection, now: number): number | null {
  if (!planned) return null;
  if (leaveGarage !== null) return leaveGarage - planned.outAt;
  if (section === 'expected') return now - planned.reportAt;
  return section === 'clockedIn' || section === 'called' ? now - planned.outAt : null;
}

function brokenRule({ call, clockIn, leave, leaveGarage }: DepartureFacts): DepartureCode | null {
  if (call?.hasAlcohol) return 'alcohol';
  if (leaveGarage !== null && !call?.isPassed) return 'departedWithoutCall';
  if (call && !call.isPassed) return 'refused';
  return leave && clockIn !== null ? 'onLeave' : null;
}

type Late = { code: DepartureCode; tone: 'red' | 'amber' };

function lateness(facts: DepartureFacts, section: DepartureSection, now: number, grace: DepartureGrace): Late | null {
  const { leaveGarage, planned } = facts;
  if (!planned) return null;
  if (section === 'expected') return ofClockIn(now - planned.reportAt, grace);
  if (section === 'departed' && leaveGarage !== null) return ofDeparture(leaveGarage - planned.outAt, grace);
  if (section !== 'clockedIn' && section !== 'called') return null;
  const toGo = planned.outAt - now;
  if (-toGo >= grace.departureRed) return { code: 'departureMissing', tone: 'red' };
  if (-toGo >= grace.departureAmber) return { code: 'departureDue', tone: 'amber' };
  return section === 'clockedIn' && toGo <= grace.callAmber ? { code: 'callDue', tone: 'amber' } : null;
}

function ofClockIn(late: number, { clockInRed }: DepartureGrace): Late | null {
  if (late >= clockInRed) return { code: 'clockInMissing', tone: 'red' };
  return late >= 0 ? { code: 'clockInDue', tone: 'amber' } : null;
}

function ofDeparture(late: number, { departureAmber, departureRed }: DepartureGrace): Late | null {
  if (late >= departureRed) return { code: 'departedVeryLate', tone: 'red' };
  return late >= departureAmber ? { code: 'departedLate', tone: 'amber' } : null;
}

function calm({ leave }: DepartureFacts, section: DepartureSection): [DepartureCode, DepartureTone] {
  if (section === 'off') return leave === 'absent' ? ['absent', 'grey'] : ['away', 'grey'];
  if (section === 'expected') return ['planned', 'grey'];
  if (section === 'clockedIn' || section === 'called') return [section, 'blue'];
  return section === 'departed' ? ['departed', 'green'] : [section, 'grey'];
}
