import type { Duty, Period } from './duty.ts';
import { dayNumberOf, minuteOf } from './japan-minute.ts';
import { type DatedParameters, type HoursParameters, parametersOn } from './parameters.ts';
import { clipped, merged, type Span } from './span.ts';

/** A record of duty in minutes; one that a long ferry divides is two of them. */
export type DutyPart = Required<Pick<Duty, 'state' | 'crew'>> & {
  dutyId: string;
  start: number;
  end: number;
  breaks: readonly Span[];
  driving: readonly Span[];
  ferries: readonly Span[];
  events: readonly (Span & { isDocumented: boolean })[];
  fullParkings: readonly number[];
  sleepMinutes: number;
  isAlternate: boolean;
  nightSleepMinutes: number;
  splitRestFollows: boolean;
  distanceKm: number;
  restsAway: boolean;
};

const none: readonly never[] = [];

/** Returns a record in minutes, divided where the time aboard of a ferry ends the shift (第4条第4項第4号). */
export function dutyParts(duty: Duty, rows: readonly DatedParameters[]): DutyPart[] {
  const whole = inMinutes(duty);
  const { parameters } = parametersOn(rows, dayNumberOf(whole.start));
  const longest = endsShift(whole, parameters);
  const long = whole.ferries.filter(({ start, end }) => end - start > longest);
  if (long.length === 0) return [whole];
  const starts = [whole.start, ...long.map(({ end }) => end)];
  const ends = [...long.map(({ start }) => start), whole.end];
  return starts.flatMap((start, at) => {
    const end = ends[at] ?? whole.end;
    const isLast = at === long.length;
    return start < end ? [cutTo(whole, { start, end }, isLast)] : [];
  });
}

function inMinutes(duty: Duty): DutyPart {
  const start = minuteOf(duty.start);
  const end = Math.max(start, minuteOf(duty.end));
  const within = (periods: readonly Period[] = none) => clipped(merged(periods.map(spanOf)), start, end);
  return {
    dutyId: duty.id,
    state: duty.state,
    crew: duty.crew ?? 'one',
    start,
    end,
    breaks: within(duty.breaks),
    driving: within(duty.driving),
    ferries: within(duty.ferries),
    events: (duty.events ?? none).map((event) => ({ ...spanOf(event), isDocumented: event.isDocumented })),
    fullParkings: (duty.fullParkings ?? none).map(minuteOf),
    sleepMinutes: duty.sleepMinutes ?? 0,
    isAlternate: duty.isAlternate ?? false,
    nightSleepMinutes: duty.nightSleepMinutes ?? 0,
    splitRestFollows: duty.splitRestFollows ?? false,
    distanceKm: duty.distanceKm ?? 0,
    restsAway: duty.restsAway ?? false,
  };
}

function spanOf({ start, end }: Period): Span {
  return { start: minuteOf(start), end: minuteOf(end) };
}

function endsShift({ crew, isAlternate }: DutyPart, { ferry }: HoursParameters): number {
  if (isAlternate) return ferry.endsShiftAlternate;
  return crew === 'one' ? ferry.endsShift : ferry.endsShiftOfTwo;
}

/** Who sleeps aboard rests away from home. */
function cutTo(whole: DutyPart, { start, end }: Span, isLast: boolean): DutyPart {
  return {
    ...whole,
    start,
    end,
    breaks: clipped(whole.breaks, start, end),
    driving: clipped(whole.driving, start, end),
    ferries: clipped(whole.ferries, start, end),
    splitRestFollows: isLast && whole.splitRestFollows,
    restsAway: isLast ? whole.restsAway : true,
  };
}
