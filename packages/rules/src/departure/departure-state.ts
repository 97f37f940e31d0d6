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
  'calledBeforeClockIn',
  'calledEarly',
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
  /** The last roll call before duty. */
  call: { at: number; isPassed: boolean; hasAlcohol: boolean } | null;
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

/** Something that is wrong or late now. */
/** Tells whether the board counts somebody as late or wrong (遅れ・異常). */
export function isLate({ section, tone }: DepartureState): boolean {
  return section !== 'none' && (tone === 'red' || tone === 'purple' || tone === 'amber');
}

export type DepartureFault = { code: DepartureCode; tone: 'red' | 'purple' | 'amber' };

/** Tells where a driver stands now and how urgent that is, by the worst of what is wrong. */
export function departureState(facts: DepartureFacts, now: number, grace: DepartureGrace = usualGrace): DepartureState {
  const section = sectionOf(facts);
  const [worst] = departureFaults(facts, now, grace);
  const { code, tone } = worst ?? calm(facts, section);
  return { section, code, tone, delayMinutes: delayOf(facts, section, now) };
}

/**
 * Tells all that is wrong or late now, the worst first. What may not happen goes before what is late: alcohol, departure
 * without a roll call, a refused call (輸送安全規則 第7条), work on leave; then too little rest (改善基準告示 4-1-5).
 */
export function departureFaults(
  facts: DepartureFacts,
  now: number,
  grace: DepartureGrace = usualGrace,
): DepartureFault[] {
  const section = sectionOf(facts);
  const late = lateness(facts, section, now, grace);
  const isShort = facts.restMinutes !== null && facts.restMinutes < firstParameters.rest.least && isUnderWay(section);
  return [
    ...brokenRules(facts).map((code): DepartureFault => ({ code, tone: 'red' })),
    ...(late?.tone === 'red' ? [late] : []),
    ...(isShort ? [{ code: 'restShort', tone: 'purple' } as const] : []),
    ...(late?.tone === 'amber' ? [late] : []),
    ...outOfOrder(facts, section).map((code): DepartureFault => ({ code, tone: 'amber' })),
  ];
}

/** What is unusual about the moment of a roll call before duty. */
export type CallCaution = 'calledBeforeClockIn' | 'calledEarly';

/**
 * Tells what somebody who calls the roll at a moment has to know: 出勤, 点呼 and 出庫 come in this order, and nobody is called
 * before the planned time of coming. A call brings nobody in: whoever has no 出勤 then is still to punch.
 */
export function callCautions(
  { clockIn, planned }: Pick<DepartureFacts, 'clockIn' | 'planned'>,
  at: number,
): CallCaution[] {
  const found: CallCaution[] = [];
  if (clockIn === null || at < clockIn) found.push('calledBeforeClockIn');
  if (planned !== null && at < planned.reportAt) found.push('calledEarly');
  return found;
}

/** Until somebody leaves; and after that while the punch is missing. */
function outOfOrder(facts: DepartureFacts, section: DepartureSection): CallCaution[] {
  if (!facts.call?.isPassed) return [];
  if (section === 'called') return callCautions(facts, facts.call.at);
  return section === 'departed' && facts.clockIn === null ? ['calledBeforeClockIn'] : [];
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

function brokenRules({ call, clockIn, leave, leaveGarage }: DepartureFacts): DepartureCode[] {
  const found: DepartureCode[] = [];
  if (call?.hasAlcohol) found.push('alcohol');
  if (leaveGarage !== null && !call?.isPassed) found.push('departedWithoutCall');
  if (call && !call.isPassed && !call.hasAlcohol) found.push('refused');
  if (leave && clockIn !== null) found.push('onLeave');
  return found;
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

function calm({ leave }: DepartureFacts, section: DepartureSection): Pick<DepartureState, 'code' | 'tone'> {
  if (section === 'off') return { code: leave === 'absent' ? 'absent' : 'away', tone: 'grey' };
  if (section === 'expected') return { code: 'planned', tone: 'grey' };
  if (section === 'clockedIn' || section === 'called') return { code: section, tone: 'blue' };
  return section === 'departed' ? { code: 'departed', tone: 'green' } : { code: section, tone: 'grey' };
}
