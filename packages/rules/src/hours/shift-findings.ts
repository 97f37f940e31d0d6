import { type Finding, type FindingCode, type FindingFacts, findingOf } from './finding.ts';
import { dayText, instantOf } from './japan-minute.ts';
import type { ShiftHours } from './shift-hours.ts';

/** Returns the findings of a shift that no week changes: driving, breaks, events, split rest, the holiday after it. */
export function shiftFindings(hours: ShiftHours): Finding[] {
  const { parameters } = hours.shift.row;
  const own = { day: dayText(hours.shift.day), dutyIds: hours.shift.dutyIds };
  const found: Finding[] = [];
  const add = (code: FindingCode, facts: Omit<FindingFacts, 'day' | 'dutyIds'>) =>
    found.push(findingOf(code, parameters, { ...own, ...facts }));
  addDriving(hours, add);
  const { counted, dayOff, splitRest, takenOffMinutes, workBreak } = hours;
  if (takenOffMinutes > 0) add('eventTakenOff', { actual: takenOffMinutes, limit: 0 });
  if (counted.minutes > 0) add('eventCounted', { actual: counted.minutes, limit: 0, case: counted.because });
  if (workBreak.minutes < workBreak.least) {
    const minutes = workBreak.least - workBreak.minutes;
    add('breakTooShort', { actual: workBreak.minutes, limit: workBreak.least, wayOut: { code: 'addBreak', minutes } });
  }
  if (splitRest && !splitRest.isKept) {
    const at = instantOf(hours.shift.end + parameters.rest.least);
    add('splitRestTooShort', {
      actual: splitRest.minutes,
      limit: splitRest.needed,
      wayOut: { code: 'startLater', at },
    });
  }
  if (hours.repeatsThreePieces) add('threePiecesInRow', { actual: 2, limit: 1 });
  if (dayOff && dayOff.minutes < dayOff.least) {
    const at = instantOf(hours.shift.end + dayOff.least);
    add('holidayTooShort', { actual: dayOff.minutes, limit: dayOff.least, wayOut: { code: 'startLater', at } });
  }
  return found;
}

function addDriving(
  { continuous, shift, twoDays }: ShiftHours,
  add: (code: FindingCode, facts: Omit<FindingFacts, 'day' | 'dutyIds'>) => void,
): void {
  const { driving } = shift.row.parameters;
  const most = 2 * driving.twoDayAverage;
  if (twoDays && twoDays.before > most && twoDays.after > most) {
    const actual = Math.min(twoDays.before, twoDays.after);
    add('twoDayDriving', { actual, limit: most, wayOut: { code: 'driveLess', minutes: actual - most } });
  }
  for (const { limit, minutes, stopBy } of continuous.over) {
    add('continuousDriving', { actual: minutes, limit, wayOut: { code: 'stopBy', at: instantOf(stopBy) } });
  }
  for (const { limit, minutes } of continuous.extended) add('continuousDrivingExtended', { actual: minutes, limit });
  if (continuous.shortStops > 0) {
    const { shortStopsInRow } = driving;
    add('shortStopsInRow', { actual: shortStopsInRow + continuous.shortStops, limit: shortStopsInRow });
  }
}
