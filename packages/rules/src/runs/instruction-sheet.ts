import { dayMinutes, dayNumberOf, type Instant, minuteOf } from '../hours/japan-minute.ts';

/** What of a run says whether its crew is met face to face. */
export type MeetingFacts = {
  reportAt: Instant;
  endAt: Instant;
  /** The office knows that neither call is face to face. */
  needsInstruction: boolean;
};

/** A night is spent away from midnight until this minute. */
const nightEnd = 5 * 60;
/** After two nights away a duty has begun and ended where nobody of the office is. */
const nightsWithoutMeeting = 2;

/**
 * Tells whether a run needs an operation instruction sheet (運行指示書): a duty of it has neither call face to face, which
 * is so from two nights away (貨物自動車運送事業輸送安全規則 第9条の3).
 */
export function needsInstructionSheet(run: MeetingFacts): boolean {
  return run.needsInstruction || nightsAway(run) >= nightsWithoutMeeting;
}

/** Returns the whole nights, midnight to 5:00, between reporting in and the end of the duty. */
export function nightsAway({ endAt, reportAt }: Pick<MeetingFacts, 'reportAt' | 'endAt'>): number {
  const first = Math.ceil(minuteOf(reportAt) / dayMinutes);
  const last = dayNumberOf(minuteOf(endAt) - nightEnd);
  return Math.max(0, last - first + 1);
}
