import type { Allocation } from '@haisha/validation/allocation';
import type { BoardDay, BoardDayAnswer } from '@haisha/validation/board-day';
import type { PackedNames, PackedRareFacts, PackedRun } from '@haisha/validation/packed-run';

/** The answer of the API that a day of the board is made of. */
export function packedDay({ allocations, ...day }: BoardDay): BoardDayAnswer {
  const stops = allocations.flatMap((run) => run.stops);
  const crews = allocations.flatMap(({ crew }) => crew);
  const names: PackedNames = {
    courses: allocations.flatMap(({ courseId, courseCode, courseName, courseNameEn }) =>
      courseId === null || courseCode === null ? [] : [[courseId, courseCode, courseName ?? '', courseNameEn]],
    ),
    drivers: crews.map((one) => [one.driverId, one.driverCode, one.driverName, one.driverNameEn]),
    vehicles: allocations.flatMap(({ vehicleId, vehicleCode, trailerId, trailerCode }) =>
      [[vehicleId, vehicleCode] as const, [trailerId, trailerCode] as const].flatMap(([id, code]) =>
        id === null ? [] : [[id, code ?? ''] satisfies [string, string]],
      ),
    ),
    deliveryCompanies: allocations.flatMap(({ deliveryCompanyId: id, deliveryCompanyName, deliveryCompanyNameEn }) =>
      id === null ? [] : [[id, deliveryCompanyName ?? '', deliveryCompanyNameEn]],
    ),
    people: allocations
      .flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy])
      .flatMap((person) => (person === null ? [] : [[person.id, person.name]])),
    places: stops.flatMap(({ access, destinationId, placeName, placeNameEn }) =>
      destinationId === null || access === null ? [] : [[destinationId, placeName, placeNameEn, access]],
    ),
  };
  return { runs: allocations.map(packedRun), names, ...day };
}

function packedRun(run: Allocation): PackedRun {
  const { load } = run;
  const midnight = Date.parse(`${run.operationDate}T00:00:00+09:00`);
  const minutesOf = (instant: string | null) => (instant === null ? null : (Date.parse(instant) - midnight) / 60_000);
  return [
    [
      ...([run.id, run.version, run.number, run.operationDate, run.departmentId, run.title] as const),
      ...([run.ownership, run.status, ms(run.start), ms(run.end), ms(run.reportAt), ms(run.endAt)] as const),
      ...([run.courseId, run.vehicleId, run.trailerId, run.deliveryCompanyId, run.plannedDistanceKm] as const),
      ...([run.drivingMinutes, run.handlingMinutes, run.waitingMinutes, run.breakMinutes, run.findings] as const),
      ...([ms(run.createdAt), run.createdBy?.id ?? null, ms(run.updatedAt), run.updatedBy?.id ?? null] as const),
      rareFacts(run),
    ],
    run.crew.map((one) => [one.id, one.driverId, one.role, ms(one.start), ms(one.end)]),
    run.stops.map((stop) => [
      ...([stop.id, stop.position, stop.kind, stop.destinationId, stop.placeName] as const),
      ...([ms(stop.plannedArriveAt), ms(stop.plannedDepartAt), stop.workMinutes, stop.isClosed] as const),
      [msOrNull(stop.actualArriveAt), msOrNull(stop.actualDepartAt), stop.waitingMinutes, stop.note],
    ]),
    [
      ...([load.count, load.weightKg, load.volumeCubicMetres, load.cages, load.pallets, load.zones] as const),
      ...([load.cargoOwnerIds, load.needsTailLift, load.needsTwoCrew, load.vehicleTypeIds, load.unpriced] as const),
    ],
    run.stops.map((stop) => [stop.position, minutesOf(stop.windowFrom), minutesOf(stop.windowTo)]),
    load.goods?.map((one) => [one.cargoOwnerId, one.originId, one.weightKg, one.isNamed]) ?? null,
  ];
}

function rareFacts(run: Allocation): PackedRareFacts {
  const { actualInAt, actualOutAt, answeredAt, confirmedAt, requestedAt } = run;
  const { cancelReason, fees, hiredDriverName, hiredFeeYen, hiredVehicle, instruction } = run;
  const { needsInstruction, note, odometerInKm, odometerOutKm, tier } = run;
  return {
    ...{ cancelReason, fees, hiredDriverName, hiredFeeYen, hiredVehicle, instruction },
    ...{ needsInstruction, note, odometerInKm, odometerOutKm, tier },
    ...{ actualInAt: msOrNull(actualInAt), actualOutAt: msOrNull(actualOutAt), answeredAt: msOrNull(answeredAt) },
    ...{ confirmedAt: msOrNull(confirmedAt), requestedAt: msOrNull(requestedAt) },
  };
}

function ms(instant: string): number {
  return Date.parse(instant);
}

function msOrNull(instant: string | null): number | null {
  return instant === null ? null : ms(instant);
}
