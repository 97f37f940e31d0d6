import { searchText } from '../search-text.ts';
import type { GeneratingDay } from './company-days.ts';
import { type Weekday, weekdayOf } from './day-facts.ts';

type Zone = 'ambient' | 'chilled' | 'frozen' | 'controlled';

type Stop = { destinationId: string; arriveFromMinutes: number | null; arriveToMinutes: number | null };

/** What of a course decides about its deliveries. */
export type GeneratingCourse = {
  id: string;
  kind: 'centre' | 'store' | 'shared' | 'empty';
  cargoOwnerId: string | null;
  zones: readonly Zone[];
  weekdays: readonly Weekday[];
  runsOnHolidays: boolean;
  validFrom: string | null;
  validTo: string | null;
  startPlace: string;
  loadStartMinutes: number | null;
  stops: readonly Stop[];
};

/** A destination as a place of loading or unloading. */
export type GeneratingPlace = {
  id: string;
  name: string;
  kind: 'store' | 'centre' | 'factory' | 'other';
  cargoOwnerId: string;
  isArchived: boolean;
  validFrom: string | null;
  validTo: string | null;
  closedWeekdays: readonly Weekday[];
  holidayRule: 'open' | 'closed' | 'ask';
  zones: readonly Zone[];
  needsTailLift: boolean;
};

export type GeneratedDelivery = {
  cargoOwnerId: string;
  kind: 'centre' | 'store';
  originId: string;
  destinationId: string;
  loadMinutes: number | null;
  arriveFromMinutes: number | null;
  arriveToMinutes: number | null;
  temperatureZone: Zone;
  needsTailLift: boolean;
  /** Course, day, destination and the number of the visit: what has the same is not generated again. */
  generatedFrom: string;
};

type ConflictCode =
  | 'noCargoOwner'
  | 'noOrigin'
  | 'noStops'
  | 'archivedDestination'
  | 'notServed'
  | 'closedWeekday'
  | 'closedHoliday'
  | 'closedOwner'
  | 'askHoliday';

/** Why a stop makes no delivery, or, with `askHoliday`, why one is to be asked about; without a position, the course. */
export type GenerationConflict = { conflict: ConflictCode; position: number | null };

/** `closed` the company is, `closedOwner` the owner of the course is, `holiday` it does not run on public holidays. */
export type Skip = 'closed' | 'closedOwner' | 'holiday';

/**
 * Returns whether a course runs on a day, or, where its weekday says it would, why it does not; null on other weekdays
 * and outside its validity.
 */
export function courseOn(course: GeneratingCourse, on: GeneratingDay): 'runs' | Skip | null {
  if (course.kind === 'empty' || !isWithin(course, on.day)) return null;
  const isItsWeekday = course.weekdays.includes(on.weekday);
  const wouldRun = isItsWeekday || (on.isHoliday && course.runsOnHolidays);
  if (!wouldRun) return null;
  if (on.period?.effect === 'closed') return 'closed';
  if (course.cargoOwnerId !== null && on.closedOwners.has(course.cargoOwnerId)) return 'closedOwner';
  return on.isHoliday && !course.runsOnHolidays ? 'holiday' : 'runs';
}

/** Returns the place where a course begins: the centre or factory of that name, or the only one whose name ends with it. */
export function originOf(startPlace: string, places: Iterable<GeneratingPlace>): GeneratingPlace | null {
  const sources = [...places].filter(
    ({ kind, isArchived }) => !isArchived && (kind === 'centre' || kind === 'factory'),
  );
  const wanted = searchText(startPlace);
  const exact = sources.find(({ name }) => searchText(name) === wanted);
  const ending = sources.filter(({ name }) => searchText(name).endsWith(wanted));
  return exact ?? (ending.length === 1 ? (ending[0] ?? null) : null);
}

/** Returns what a course makes on a day that it runs, stop by stop, and what stands in the way. */
export function courseDeliveries(
  course: GeneratingCourse,
  on: GeneratingDay,
  places: ReadonlyMap<string, GeneratingPlace>,
  origin: GeneratingPlace | null,
): { deliveries: GeneratedDelivery[]; conflicts: GenerationConflict[] } {
  if (!origin) return { deliveries: [], conflicts: [{ conflict: 'noOrigin', position: null }] };
  if (course.stops.length === 0) return { deliveries: [], conflicts: [{ conflict: 'noStops', position: null }] };
  const { day } = on;
  const visits = new Map<string, number>();
  const deliveries: GeneratedDelivery[] = [];
  const conflicts: GenerationConflict[] = [];
  let before = origin.id;
  for (const [position, stop] of course.stops.entries()) {
    const from = stop.destinationId === origin.id ? before : origin.id;
    before = stop.destinationId;
    const visit = (visits.get(stop.destinationId) ?? 0) + 1;
    visits.set(stop.destinationId, visit);
    // A course that begins where it stops first brings nothing there.
    if (from === stop.destinationId) continue;
    const place = places.get(stop.destinationId);
    const conflict = conflictAt(course, place, on);
    if (conflict) conflicts.push({ conflict, position });
    if (!place || (conflict && conflict !== 'askHoliday')) continue;
    deliveries.push(deliveryAt(course, stop, place, from, `${course.id}/${day}/${stop.destinationId}/${visit}`));
  }
  return { deliveries, conflicts };
}

function conflictAt(
  course: GeneratingCourse,
  place: GeneratingPlace | undefined,
  { day, isHoliday, closedOwners }: GeneratingDay,
): ConflictCode | null {
  if (!place || place.isArchived) return 'archivedDestination';
  if (!isWithin(place, day)) return 'notServed';
  // The owner of a centre is not whose goods go there.
  if (course.kind === 'centre' && course.cargoOwnerId === null) return 'noCargoOwner';
  if (closedOwners.has(place.cargoOwnerId)) return 'closedOwner';
  if (isHoliday && place.holidayRule === 'closed') return 'closedHoliday';
  if (place.closedWeekdays.includes(weekdayOf(day))) return 'closedWeekday';
  return isHoliday && place.holidayRule === 'ask' ? 'askHoliday' : null;
}

function deliveryAt(
  course: GeneratingCourse,
  { destinationId, arriveFromMinutes, arriveToMinutes }: Stop,
  place: GeneratingPlace,
  originId: string,
  generatedFrom: string,
): GeneratedDelivery {
  const taken = course.zones.find((zone) => place.zones.includes(zone));
  return {
    cargoOwnerId: course.cargoOwnerId ?? place.cargoOwnerId,
    kind: course.kind === 'centre' ? 'centre' : 'store',
    originId,
    destinationId,
    loadMinutes: course.loadStartMinutes,
    arriveFromMinutes,
    arriveToMinutes,
    temperatureZone: taken ?? course.zones[0] ?? 'ambient',
    needsTailLift: place.needsTailLift,
    generatedFrom,
  };
}

function isWithin({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }, day: string): boolean {
  return (validFrom === null || day >= validFrom) && (validTo === null || day <= validTo);
}
