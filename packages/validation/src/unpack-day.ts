import { dayMinutes, dayNumber, instantOf } from '@haisha/rules/hours/japan-minute';
import type { Allocation, AllocationStop, RunLoad } from './allocation.ts';
import type { BoardDay, BoardDayAnswer } from './board-day.ts';
import type { PackedNames, PackedRareFacts, PackedRun } from './packed-run.ts';

type Known = { [Kind in keyof PackedNames]: ReadonlyMap<string, PackedNames[Kind][number]> };
type Wishes = NonNullable<PackedRun[4]>;

/** Returns the day of the board with the runs that are packed in its answer. */
export function unpackDay({ names, runs, ...day }: BoardDayAnswer): BoardDay {
  const known: Known = {
    courses: byId(names.courses),
    drivers: byId(names.drivers),
    vehicles: byId(names.vehicles),
    deliveryCompanies: byId(names.deliveryCompanies),
    people: byId(names.people),
    places: byId(names.places),
  };
  return { ...day, allocations: runs.map((run) => unpackRun(run, known)) };
}

function byId<Row extends readonly [string, ...unknown[]]>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row[0], row]));
}

function unpackRun([facts, crew, stops, load, wishes, goods]: PackedRun, names: Known): Allocation {
  const [id, version, number, operationDate, departmentId, title, ownership, status, start, end, ...rest] = facts;
  const [reportAt, endAt, courseId, vehicleId, trailerId, deliveryCompanyId, plannedDistanceKm, ...later] = rest;
  const [drivingMinutes, handlingMinutes, waitingMinutes, breakMinutes, findings, createdAt, ...last] = later;
  const [createdBy, updatedAt, updatedBy, rare] = last;
  const [, courseCode = null, courseName = null, courseNameEn = null] = find(names.courses, courseId);
  const [, companyName = null, companyNameEn = null] = find(names.deliveryCompanies, deliveryCompanyId);
  const known = rare ?? noRareFacts;
  // Written out: thousands of runs are unpacked at once, and what is spread takes several times as long.
  return {
    id,
    version,
    number,
    operationDate,
    departmentId,
    title,
    ownership,
    status,
    start: iso(start),
    end: iso(end),
    reportAt: iso(reportAt),
    endAt: iso(endAt),
    courseId,
    courseCode,
    courseName,
    courseNameEn,
    vehicleId,
    vehicleCode: find(names.vehicles, vehicleId)[1] ?? null,
    trailerId,
    trailerCode: find(names.vehicles, trailerId)[1] ?? null,
    deliveryCompanyId,
    deliveryCompanyName: companyName,
    deliveryCompanyNameEn: companyNameEn,
    plannedDistanceKm,
    drivingMinutes,
    handlingMinutes,
    waitingMinutes,
    breakMinutes,
    findings,
    createdAt: iso(createdAt),
    createdBy: personOf(names, createdBy),
    updatedAt: iso(updatedAt),
    updatedBy: personOf(names, updatedBy),
    archivedAt: null,
    tier: known.tier,
    hiredVehicle: known.hiredVehicle,
    hiredDriverName: known.hiredDriverName,
    hiredFeeYen: known.hiredFeeYen,
    fees: known.fees,
    instruction: known.instruction,
    needsInstruction: known.needsInstruction,
    odometerOutKm: known.odometerOutKm,
    odometerInKm: known.odometerInKm,
    cancelReason: known.cancelReason,
    note: known.note,
    actualOutAt: isoOrNull(known.actualOutAt),
    actualInAt: isoOrNull(known.actualInAt),
    requestedAt: isoOrNull(known.requestedAt),
    answeredAt: isoOrNull(known.answeredAt),
    confirmedAt: isoOrNull(known.confirmedAt),
    crew: (crew ?? []).map((one) => unpackCrew(one, names)),
    stops: (stops ?? []).map((stop) => unpackStop(stop, operationDate, wishes ?? [], names)),
    load: unpackLoad(load, ownership === 'hired' ? (goods ?? []) : null),
  };
}

function find<Row extends readonly unknown[]>(
  rows: ReadonlyMap<string, Row>,
  id: string | null,
): Row | { [Place in keyof Row]?: undefined } | readonly [] {
  return (id === null ? undefined : rows.get(id)) ?? [];
}

function personOf({ people }: Known, id: string | null): Allocation['createdBy'] {
  return id === null ? null : { id, name: people.get(id)?.[1] ?? '' };
}

const noRareFacts: PackedRareFacts = {
  ...{ tier: null, hiredVehicle: null, hiredDriverName: null, hiredFeeYen: null, fees: null },
  ...{ instruction: null, needsInstruction: false, actualOutAt: null, actualInAt: null },
  ...{ odometerOutKm: null, odometerInKm: null, requestedAt: null, answeredAt: null, confirmedAt: null },
  ...{ cancelReason: null, note: null },
};

function unpackCrew(
  [id, driverId, role, start, end]: NonNullable<PackedRun[1]>[number],
  { drivers }: Known,
): Allocation['crew'][number] {
  const [, driverCode = '', driverName = '', driverNameEn = null] = find(drivers, driverId);
  return { id, driverId, driverCode, driverName, driverNameEn, role, start: iso(start), end: iso(end) };
}

function unpackStop(
  [id, position, kind, destinationId, placeName, arriveAt, departAt, workMinutes, ...rest]: NonNullable<
    PackedRun[2]
  >[number],
  operationDate: string,
  wishes: Wishes,
  { places }: Known,
): AllocationStop {
  const [isClosed, done] = rest;
  const [actualArriveAt, actualDepartAt, waitingMinutes, note] = done ?? [null, null, null, null];
  const [, name, nameEn = null, access = null] = find(places, destinationId);
  const window = windowOf(wishes, position, operationDate);
  return {
    id,
    position,
    kind,
    destinationId,
    placeName: name ?? placeName ?? '',
    placeNameEn: nameEn,
    plannedArriveAt: iso(arriveAt),
    plannedDepartAt: iso(departAt),
    workMinutes,
    actualArriveAt: isoOrNull(actualArriveAt),
    actualDepartAt: isoOrNull(actualDepartAt),
    waitingMinutes,
    note,
    windowFrom: window.windowFrom,
    windowTo: window.windowTo,
    isClosed,
    access,
  };
}

/** All deliveries of a stop arrive together: after the latest wish from, and before the earliest wish to. */
function windowOf(wishes: Wishes, position: number, day: string): Pick<AllocationStop, 'windowFrom' | 'windowTo'> {
  let [from, to]: [number | null, number | null] = [null, null];
  for (const [at, wishFrom, wishTo] of wishes) {
    if (at !== position) continue;
    if (wishFrom !== null) from = Math.max(wishFrom, from ?? wishFrom);
    if (wishTo !== null) to = Math.min(wishTo, to ?? wishTo);
  }
  const instant = (minutes: number) => iso(instantOf(dayNumber(day) * dayMinutes + minutes));
  return { windowFrom: from === null ? null : instant(from), windowTo: to === null ? null : instant(to) };
}

function unpackLoad(load: PackedRun[3], goods: PackedRun[5]): RunLoad {
  const [count, weightKg, volumeCubicMetres, cages, pallets, ...rest] = load ?? [
    0,
    0,
    0,
    0,
    0,
    [],
    [],
    false,
    false,
    [],
    0,
  ];
  const [zones, cargoOwnerIds, needsTailLift, needsTwoCrew, vehicleTypeIds, unpriced] = rest;
  return {
    count,
    weightKg,
    volumeCubicMetres,
    cages,
    pallets,
    zones,
    cargoOwnerIds,
    needsTailLift,
    needsTwoCrew,
    vehicleTypeIds,
    unpriced,
    goods:
      goods?.map(([cargoOwnerId, originId, weight, isNamed]) => ({
        cargoOwnerId,
        originId,
        weightKg: weight,
        isNamed,
      })) ?? null,
  };
}

/** The instants of a board come again and again, and to write one takes many times as long as to find it. */
const texts = new Map<number, string>();
const mostTexts = 20_000;

function iso(moment: number): string {
  const known = texts.get(moment);
  if (known !== undefined) return known;
  if (texts.size >= mostTexts) texts.clear();
  const text = new Date(moment).toISOString();
  texts.set(moment, text);
  return text;
}

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : iso(moment);
}
