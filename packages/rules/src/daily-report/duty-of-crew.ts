import type { Entered, ReportContent } from './report-content.ts';
import { isKnown } from './report-figures.ts';

/** From when to when somebody was on duty, in minutes from midnight of the operation date. */
export type Duty = { start: number; end: number };

/** The duty of a partner, or with null of who drove first; null where it is not known or goes backwards. */
export function dutyOf({ partners, ...first }: ReportContent, driverId: string | null): Duty | null {
  const own = driverId === null ? first : partners.find((one) => one.driverId === driverId);
  return own ? known(own.startMinutes, own.endMinutes) : null;
}

/** From the first start of the crew to its last end; null as long as that of one is not known. */
export function dutyOfCrew(content: ReportContent): Duty | null {
  const duties = [null, ...content.partners.map(({ driverId }) => driverId)].map((id) => dutyOf(content, id));
  const all = duties.filter((duty) => duty !== null);
  if (all.length < duties.length) return null;
  return { start: Math.min(...all.map(({ start }) => start)), end: Math.max(...all.map(({ end }) => end)) };
}

function known(start: Entered, end: Entered): Duty | null {
  return isKnown(start) && isKnown(end) && end > start ? { start, end } : null;
}
