import type { RunFacts, StopFacts } from '@haisha/rules/checks/run-facts';
import { dayMinutes, dayNumber, instantOf, minuteOf } from '@haisha/rules/hours/japan-minute';
import { type KnownStop, type PlannedPlace, type PlannedStop, planStops } from '@haisha/rules/runs/plan-stops';
import { figuresOf } from '@haisha/rules/runs/run-figures';
import type { BoardDay, BoardPlace } from '@haisha/validation/board-day';
import { weekdays } from '@haisha/validation/driver-choices';
import type { LeftDelivery, Run } from '../day/board-types.ts';
import { byId } from '../day/by-id.ts';

/** What of a day runs are planned with. */
export type PlannedWith = Pick<BoardDay, 'places' | 'courses'>;

type Planned = Pick<
  RunFacts,
  'plannedDistanceKm' | 'drivingMinutes' | 'handlingMinutes' | 'waitingMinutes' | 'breakMinutes' | 'stops'
>;
type PlannedFor = Pick<Run, 'operationDate' | 'start' | 'reportAt' | 'endAt' | 'courseId'>;

const plannedPlaces = new WeakMap<readonly BoardPlace[], ReadonlyMap<string, PlannedPlace>>();

/**
 * Returns the stops and figures that the API gives a run when deliveries come on it, on top of the stops that it has. A stop
 * that it has keeps its id, a new one has that of its destination.
 */
export function plannedRun(
  { courses, places }: PlannedWith,
  run: PlannedFor,
  deliveries: readonly LeftDelivery[],
  stops: Run['stops'],
): Planned {
  const midnight = dayNumber(run.operationDate) * dayMinutes;
  const minutesOf = (instant: string | null) => (instant === null ? null : minuteOf(instant) - midnight);
  const known = stops.map(
    ({ destinationId, kind, windowFrom, windowTo }): KnownStop => ({
      ...{ destinationId, kind, fromMinutes: minutesOf(windowFrom), toMinutes: minutesOf(windowTo) },
    }),
  );
  const way = planStops(deliveries, placesOf(places), minuteOf(run.start) - midnight, known);
  const planned = way.stops.map((stop) => {
    const before = stops.find((one) => one.kind === stop.kind && one.destinationId === stop.destinationId);
    return stopFacts(stop, midnight, byId(places).get(stop.destinationId), before);
  });
  return { ...figuresOf(run, way, byId(courses).get(run.courseId ?? '') ?? null), stops: planned };
}

function stopFacts(
  { arriveMinutes, departMinutes, destinationId, fromMinutes, kind, toMinutes }: PlannedStop,
  midnight: number,
  place: BoardPlace | undefined,
  before: Run['stops'][number] | undefined,
): StopFacts {
  const instant = (minutes: number) => new Date(instantOf(midnight + minutes)).toISOString();
  const day = Math.floor((midnight + arriveMinutes) / dayMinutes);
  // 1970-01-01 was a Thursday, and the week of the list begins with Monday.
  const weekday = weekdays[(day + 3) % 7];
  return {
    id: before?.id ?? destinationId,
    kind,
    plannedArriveAt: instant(arriveMinutes),
    plannedDepartAt: instant(departMinutes),
    windowFrom: fromMinutes === null ? null : instant(fromMinutes),
    windowTo: toMinutes === null ? null : instant(toMinutes),
    isClosed: weekday !== undefined && place?.closedWeekdays.includes(weekday) === true,
    access: place?.access ?? before?.access ?? null,
  };
}

function placesOf(places: readonly BoardPlace[]): ReadonlyMap<string, PlannedPlace> {
  const known = plannedPlaces.get(places);
  if (known) return known;
  const made = new Map(
    places.map(({ id, latitude, longitude, workMinutes }): [string, PlannedPlace] => {
      const position = latitude === null || longitude === null ? null : { latitude, longitude };
      return [id, { id, workMinutes, position }];
    }),
  );
  plannedPlaces.set(places, made);
  return made;
}
