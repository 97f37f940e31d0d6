import { addDays } from '@haisha/rules/calendar';
import { releasedStatuses } from '@haisha/validation/allocation-choices';
import type { BoardDay, BoardDriver, BoardVehicle } from '@haisha/validation/board-day';
import type { BoardRows } from '../address/board-address.ts';
import { lanesOf } from '../geometry/lanes.ts';
import { midnightOf, type Span } from '../geometry/scale.ts';
import type { BoardRow, LeftDelivery, RowBand, RowHead, Run, Target } from './board-types.ts';
import { byId } from './by-id.ts';

/** The rows of a board: its own vehicles, drivers or courses, and the delivery companies in a band of their own. */
export type RowsOfDay = { own: readonly BoardRow[]; companies: readonly BoardRow[] };

/** The time of a run in milliseconds. */
export function spanOf({ start, end }: Pick<Run, 'start' | 'end'>): Span {
  return { start: Date.parse(start), end: Date.parse(end) };
}

const released: ReadonlySet<string> = new Set(releasedStatuses);

/** Returns whether a run holds its vehicle and crew; cancelled and declined ones are off the board. */
export function isHeld({ status, archivedAt }: Pick<Run, 'status' | 'archivedAt'>): boolean {
  return archivedAt === null && !released.has(status);
}

/** In the order of time, which that of their texts is: instants are written alike, and to read one takes longer. */
export function byStart(a: Pick<Run, 'id' | 'start'>, b: Pick<Run, 'id' | 'start'>): number {
  return a.start < b.start || (a.start === b.start && a.id < b.id) ? -1 : 1;
}

/**
 * Makes the rows of a day out of its answer, for the runs that `shows` lets through. A course of which a delivery is left
 * over has a row too, for those that `showsLeft` lets through.
 */
export function rowsOfDay(
  day: BoardDay,
  rows: BoardRows,
  shows: (run: Run) => boolean,
  showsLeft: (delivery: LeftDelivery) => boolean = () => true,
): RowsOfDay {
  const runs = day.allocations.filter((run) => isHeld(run) && shows(run));
  const hired = Map.groupBy(
    runs.filter(({ ownership }) => ownership === 'hired'),
    ({ deliveryCompanyId }) => deliveryCompanyId,
  );
  const companies = day.deliveryCompanies.map((company) => {
    const { id } = company;
    const head = { kind: 'company', company } as const;
    return makeRow(`company:${id}`, head, { deliveryCompanyId: id }, [], hired.get(id) ?? []);
  });
  if (rows === 'course') return { own: courseRows(runs, day.deliveriesLeft.filter(showsLeft)), companies: [] };
  const ownRuns = runs.filter(({ ownership }) => ownership === 'own');
  const own = rows === 'vehicle' ? vehicleRows(day, ownRuns) : driverRows(day, ownRuns);
  return { own, companies };
}

function vehicleRows({ vehicles, drivers }: BoardDay, runs: readonly Run[]): BoardRow[] {
  const byVehicle = Map.groupBy(runs, ({ vehicleId }) => vehicleId);
  const known = byId(drivers);
  const rows = vehicles
    .filter(({ isTrailer }) => !isTrailer)
    .map((vehicle) => {
      const own = byVehicle.get(vehicle.id) ?? [];
      const head = { kind: 'vehicle', vehicle, driver: driverOf(vehicle, own, known) } as const;
      return makeRow(`vehicle:${vehicle.id}`, head, { vehicleId: vehicle.id }, vehicleBands(vehicle), own);
    });
  const shown = new Set(vehicles.map(({ id }) => id));
  return withLoose(
    rows,
    runs.filter(({ vehicleId }) => vehicleId === null || !shown.has(vehicleId)),
  );
}

/** The driver of its runs when that is one, else the driver that it usually has. */
function driverOf(
  { mainDriverId }: BoardVehicle,
  runs: readonly Run[],
  drivers: ReadonlyMap<string, BoardDriver>,
): BoardDriver | null {
  const ids = new Set(
    runs.flatMap(({ crew }) => crew.filter(({ role }) => role === 'driver1')).map((one) => one.driverId),
  );
  const [only] = ids;
  const id = ids.size === 1 ? only : mainDriverId;
  return drivers.get(id ?? '') ?? null;
}

function driverRows({ drivers }: BoardDay, runs: readonly Run[]): BoardRow[] {
  const ofDriver = new Map<string, Run[]>();
  for (const run of runs) {
    for (const id of new Set(run.crew.map(({ driverId }) => driverId))) {
      ofDriver.set(id, [...(ofDriver.get(id) ?? []), run]);
    }
  }
  const rows = drivers.map((driver) => {
    const own = ofDriver.get(driver.id) ?? [];
    const bands = driver.leave.map(leaveBand);
    return makeRow(`driver:${driver.id}`, { kind: 'driver', driver }, { driverId: driver.id }, bands, own);
  });
  const shown = new Set(drivers.map(({ id }) => id));
  return withLoose(
    rows,
    runs.filter(({ crew }) => !crew.some(({ driverId }) => shown.has(driverId))),
  );
}

function courseRows(runs: readonly Run[], left: readonly LeftDelivery[]): BoardRow[] {
  const byCourse = Map.groupBy(runs, ({ courseId }) => courseId);
  const courses = new Map([...left, ...runs].map((one) => [one.courseId, one] as const));
  const rows = [...courses].flatMap(([id, { courseCode: code, courseName: name, courseNameEn: nameEn }]) => {
    if (id === null) return [];
    const head = { kind: 'course', code: code ?? '', name: name ?? '', nameEn } as const;
    return [makeRow(`course:${id}`, head, null, [], byCourse.get(id) ?? [])];
  });
  const code = ({ head }: BoardRow) => (head.kind === 'course' ? head.code : '');
  rows.sort((a, b) => (code(a) < code(b) ? -1 : 1));
  return withLoose(
    rows,
    runs.filter(({ courseId }) => courseId === null),
  );
}

function withLoose(rows: readonly BoardRow[], loose: readonly Run[]): BoardRow[] {
  if (loose.length === 0) return [...rows];
  return [makeRow('none', { kind: 'none' }, null, [], loose), ...rows];
}

function vehicleBands({ periods }: BoardVehicle): RowBand[] {
  return periods.filter(({ status }) => status !== 'inService').map(({ status, from, to }) => bandOf(from, to, status));
}

/** Both days included; without a last day it does not end. */
function bandOf(from: string, to: string | null, reason: string): RowBand {
  const end = to === null ? Number.MAX_SAFE_INTEGER : midnightOf(addDays(to, 1));
  return { start: midnightOf(from), end, reason, to };
}

const halfDayMs = 12 * 3_600_000;

/** A leave of half a day leaves the other half free. */
function leaveBand({ day, kind, part }: BoardDay['drivers'][number]['leave'][number]): RowBand {
  const whole = bandOf(day, day, kind);
  if (part === 'am') return { ...whole, end: whole.start + halfDayMs };
  return part === 'pm' ? { ...whole, start: whole.start + halfDayMs } : whole;
}

function makeRow(
  key: string,
  head: RowHead,
  target: Target | null,
  bands: readonly RowBand[],
  unordered: readonly Run[],
): BoardRow {
  const runs = unordered.toSorted(byStart);
  return { key, head, target, runs, bands, lanes: lanesOf(runs) };
}
