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

/** Read by their places: taking thousands of lists apart by name makes several times as many objects on the way. */
function unpackRun(packed: PackedRun, names: Known): Allocation {
  const [facts, crew, stops, load, wishes, goods] = packed;
  const operationDate = facts[3];
  const ownership = facts[6];
  const [vehicleId, trailerId] = [facts[13], facts[14]];
  const course = find(names.courses, facts[12]);
  const company = find(names.deliveryCompanies, facts[15]);
  const known = facts[26] ?? noRareFacts;
  const midnight = instantOf(dayNumber(operationDate) * dayMinutes);
  // Written out: what is spread takes several times as long.
  return {
    id: facts[0],
    version: facts[1],
    number: facts[2],
    operationDate,
    departmentId: facts[4],
    title: facts[5],
    ownership,
    status: facts[7],
    start: iso(facts[8]),
    end: iso(facts[9]),
    reportAt: iso(facts[10]),
    endAt: iso(facts[11]),
    courseId: facts[12],
    courseCode: course?.[1] ?? null,
    courseName: course?.[2] ?? null,
    courseNameEn: course?.[3] ?? null,
    vehicleId,
    vehicleCode: find(names.vehicles, vehicleId)?.[1] ?? null,
    trailerId,
    trailerCode: find(names.vehicles, trailerId)?.[1] ?? null,
    deliveryCompanyId: facts[15],
    deliveryCompanyName: company?.[1] ?? null,
    deliveryCompanyNameEn: company?.[2] ?? null,
    plannedDistanceKm: facts[16],
    drivingMinutes: facts[17],
    handlingMinutes: facts[18],
    waitingMinutes: facts[19],
    breakMinutes: facts[20],
    findings: facts[21],
    createdAt: iso(facts[22]),
    createdBy: personOf(names, facts[23]),
    updatedAt: iso(facts[24]),
    updatedBy: personOf(names, facts[25]),
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
    crew: crew?.map((one) => unpackCrew(one, names)) ?? [],
    stops: stops?.map((stop) => unpackStop(stop, midnight, wishes, names)) ?? [],
    load: unpackLoad(load, ownership === 'hired' ? (goods ?? []) : null),
  };
}

function find<Row>(rows: ReadonlyMap<string, Row>, id: string | null): Row | undefined {
  return id === null ? undefined : rows.get(id);
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

function unpackCrew(member: NonNullable<PackedRun[1]>[number], { drivers }: Known): Allocation['crew'][number] {
  const driver = find(drivers, member[1]);
  return {
    id: member[0],
    driverId: member[1],
    driverCode: driver?.[1] ?? '',
    driverName: driver?.[2] ?? '',
    driverNameEn: driver?.[3] ?? null,
    role: member[2],
    start: iso(member[3]),
    end: iso(member[4]),
  };
}

function unpackStop(
  stop: NonNullable<PackedRun[2]>[number],
  midnight: number,
  wishes: PackedRun[4],
  { places }: Known,
): AllocationStop {
  const place = find(places, stop[3]);
  const done = stop[9];
  return {
    id: stop[0],
    position: stop[1],
    kind: stop[2],
    destinationId: stop[3],
    placeName: place?.[1] ?? stop[4] ?? '',
    placeNameEn: place?.[2] ?? null,
    plannedArriveAt: iso(stop[5]),
    plannedDepartAt: iso(stop[6]),
    workMinutes: stop[7],
    actualArriveAt: isoOrNull(done?.[0] ?? null),
    actualDepartAt: isoOrNull(done?.[1] ?? null),
    waitingMinutes: done?.[2] ?? null,
    note: done?.[3] ?? null,
    windowFrom: wishes && instantOfWish(midnight, latestFrom(wishes, stop[1])),
    windowTo: wishes && instantOfWish(midnight, earliestTo(wishes, stop[1])),
    isClosed: stop[8],
    access: place?.[3] ?? null,
  };
}

/** All deliveries of a stop arrive together: after the latest wish from, and before the earliest wish to. */
function latestFrom(wishes: Wishes, position: number): number | null {
  let latest: number | null = null;
  for (const wish of wishes) {
    if (wish[0] === position && wish[1] !== null && wish[1] > (latest ?? Number.NEGATIVE_INFINITY)) latest = wish[1];
  }
  return latest;
}

function earliestTo(wishes: Wishes, position: number): number | null {
  let earliest: number | null = null;
  for (const wish of wishes) {
    if (wish[0] === position && wish[2] !== null && wish[2] < (earliest ?? Number.POSITIVE_INFINITY))
      earliest = wish[2];
  }
  return earliest;
}

function instantOfWish(midnight: number, minutes: number | null): string | null {
  return minutes === null ? null : iso(midnight + minutes * 60_000);
}

function unpackLoad(load: PackedRun[3], goods: PackedRun[5]): RunLoad {
  const handed = goods?.map(handedGoods) ?? null;
  if (load === null) return { ...noLoad, goods: handed };
  return {
    count: load[0],
    weightKg: load[1],
    volumeCubicMetres: load[2],
    cages: load[3],
    pallets: load[4],
    zones: load[5],
    cargoOwnerIds: load[6],
    needsTailLift: load[7],
    needsTwoCrew: load[8],
    vehicleTypeIds: load[9],
    unpriced: load[10],
    goods: handed,
  };
}

const noLoad = {
  ...{ count: 0, weightKg: 0, volumeCubicMetres: 0, cages: 0, pallets: 0, zones: [], cargoOwnerIds: [] },
  ...{ needsTailLift: false, needsTwoCrew: false, vehicleTypeIds: [], unpriced: 0 },
};

function handedGoods(goods: NonNullable<PackedRun[5]>[number]): NonNullable<RunLoad['goods']>[number] {
  return { cargoOwnerId: goods[0], originId: goods[1], weightKg: goods[2], isNamed: goods[3] };
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
