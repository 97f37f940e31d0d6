import { formatNightTime, lastNightMinute, parseNightTime } from '@haisha/rules/night-time';
import type { Run } from '../day/board-types.ts';
import { midnightOf } from '../geometry/scale.ts';

type Stop = Run['stops'][number];
export type TimeName = 'arrive' | 'depart';

/** A stop while it is edited: minutes from midnight of the operation date, and what is typed and not taken over yet. */
export type DraftStop = { stop: Stop; arrive: number; depart: number; typed: Partial<Record<TimeName, string>> };

/** What is wrong with a time: it cannot be read or lies outside of the two days, or it is before the one before it. */
export type TimeError = 'unreadable' | 'outside' | 'beforeArrival' | 'beforePrevious';

const minuteMs = 60_000;

/** Begins with the stops of a run as they are planned. */
export function draftOf({ operationDate, stops }: Pick<Run, 'operationDate' | 'stops'>): DraftStop[] {
  const from = midnightOf(operationDate);
  const minutes = (instant: string) => Math.round((Date.parse(instant) - from) / minuteMs);
  return stops
    .toSorted((a, b) => a.position - b.position)
    .map((stop) => ({
      stop,
      arrive: minutes(stop.plannedArriveAt),
      depart: minutes(stop.plannedDepartAt),
      typed: {},
    }));
}

/** What a field shows: what is typed, or the time. */
export function shownTime(one: DraftStop, name: TimeName): string {
  return one.typed[name] ?? formatNightTime(Math.max(0, one[name]));
}

/** Keeps what is typed; it is taken over when the field is left. */
export function typedAt(draft: readonly DraftStop[], index: number, name: TimeName, text: string): DraftStop[] {
  return draft.map((one, at) => (at === index ? { ...one, typed: { ...one.typed, [name]: text } } : one));
}

/** Takes over what is typed in a field; where `shifts`, all that comes after it moves along. What cannot be read stays. */
export function settledAt(draft: readonly DraftStop[], index: number, name: TimeName, shifts: boolean): DraftStop[] {
  const one = draft[index];
  const read = parseNightTime(one?.typed[name] ?? '');
  if (!one || read === null) return [...draft];
  const by = read - one[name];
  const { [name]: _, ...typed } = one.typed;
  return draft.map((other, at) => {
    if (at === index) {
      const depart = name === 'depart' ? read : one.depart + (shifts ? by : 0);
      return { ...one, typed, arrive: name === 'arrive' ? read : one.arrive, depart };
    }
    return at > index && shifts ? { ...other, arrive: other.arrive + by, depart: other.depart + by } : other;
  });
}

/** Takes over all that is typed, from the first stop on. */
export function settled(draft: readonly DraftStop[], shifts: boolean): DraftStop[] {
  return draft.reduce<DraftStop[]>(
    (so, _, index) => settledAt(settledAt(so, index, 'arrive', shifts), index, 'depart', shifts),
    [...draft],
  );
}

/**
 * Moves a stop to another place in the order. It takes the time of its stay along; the ways between the places of the
 * order last as long as before, since nobody knows better.
 */
export function movedStop(draft: readonly DraftStop[], from: number, to: number): DraftStop[] {
  const one = draft[from];
  const first = draft[0];
  if (!one || !first || to < 0 || to >= draft.length) return [...draft];
  const ways = draft.map(({ arrive }, at) => arrive - (draft[at - 1]?.depart ?? arrive));
  const rest = draft.filter((other) => other !== one);
  const order = [...rest.slice(0, to), one, ...rest.slice(to)];
  let minute = first.arrive;
  return order.map((other, at) => {
    const arrive = minute + (ways[at] ?? 0);
    minute = arrive + other.depart - other.arrive;
    return { ...other, arrive, depart: minute, typed: {} };
  });
}

/** Returns what is wrong with a time; null when it is right. */
export function errorAt(draft: readonly DraftStop[], index: number, name: TimeName): TimeError | null {
  const one = draft[index];
  if (!one) return null;
  if (one.typed[name] !== undefined) return parseNightTime(one.typed[name]) === null ? 'unreadable' : null;
  if (one[name] < 0 || one[name] > lastNightMinute) return 'outside';
  if (name === 'depart') return one.depart < one.arrive ? 'beforeArrival' : null;
  return one.arrive < (draft[index - 1]?.depart ?? one.arrive) ? 'beforePrevious' : null;
}

/** Returns whether every time is right. */
export function isRight(draft: readonly DraftStop[]): boolean {
  return draft.every((_, index) =>
    (['arrive', 'depart'] as const).every((name) => errorAt(draft, index, name) === null),
  );
}

/** The stops in their new order, with their times as instants. */
export function stopsOf(draft: readonly DraftStop[], operationDate: string): Stop[] {
  const from = midnightOf(operationDate);
  const instant = (minutes: number) => new Date(from + minutes * minuteMs).toISOString();
  return draft.map(({ arrive, depart, stop }, index) => ({
    ...stop,
    position: index,
    plannedArriveAt: instant(arrive),
    plannedDepartAt: instant(depart),
  }));
}

/** Returns whether two plans have the same stops in the same order at the same times. */
export function isSamePlan(one: readonly Stop[], other: readonly Stop[]): boolean {
  const key = (stops: readonly Stop[]) =>
    stops
      .toSorted((a, b) => a.position - b.position)
      .map(({ id, plannedArriveAt, plannedDepartAt }) => [id, Date.parse(plannedArriveAt), Date.parse(plannedDepartAt)])
      .join();
  return key(one) === key(other);
}

/** Carries a draft over to the stops as somebody else has left them: known places keep order and times, new ones come last. */
export function carriedOver(draft: readonly DraftStop[], run: Pick<Run, 'operationDate' | 'stops'>): DraftStop[] {
  const fresh = draftOf(run);
  const placeOf = ({ stop }: DraftStop) => `${stop.kind} ${stop.destinationId ?? stop.placeName}`;
  const kept = draft.flatMap((one) => {
    const now =
      fresh.find(({ stop }) => stop.id === one.stop.id) ?? fresh.find((other) => placeOf(other) === placeOf(one));
    return now ? [{ ...one, stop: now.stop }] : [];
  });
  const known = new Set(kept.map(({ stop }) => stop.id));
  return [...kept, ...fresh.filter(({ stop }) => !known.has(stop.id))];
}
