import { addDays } from '@haisha/rules/calendar';
import type { DemoCourse } from './demo-courses.ts';
import type { DemoDelivery, DemoPeriod } from './demo-deliveries.ts';
import { demoInstant } from './demo-delivery-results.ts';
import { demoStatuses } from './demo-history.ts';
import { demoId } from './demo-id.ts';
import type { DemoFleet, DemoRun } from './demo-run.ts';
import { plantCases } from './demo-run-cases.ts';
import { crewPlanner } from './demo-run-crews.ts';
import { demoFees, noDemoFees } from './demo-run-fees.ts';
import { demoStops } from './demo-run-stops.ts';
import type { DemoVehicle } from './demo-vehicles.ts';

/** Without days ahead, as tests ask for it, today has the runs of so many courses. */
const fewCourses = 3;
/** Of today only who leaves before that hour has left: the others are there to depart. */
const departedUntil = 5 * 60;
/** Somebody leaves so many minutes late, or punches that much after he has left. */
const latestPunch = 30;

/**
 * The runs of some days: past ones are back, those of today have left in part until now, of tomorrow about every second one is planned,
 * with what a dispatcher has to notice; everything after that is left over.
 */
export function demoRuns(today: string, fleet: DemoFleet, { ahead, back, until }: DemoPeriod): DemoRun[] {
  const crews = crewPlanner({ ...fleet, today });
  const goodsOf = Map.groupBy(fleet.deliveries, ({ input }) => input.operationDate);
  const runs: DemoRun[] = [];
  for (let offset = -back; offset <= Math.min(ahead, 1); offset += 1) {
    const day = addDays(today, offset);
    const courses = coursesOn(fleet.courses, { offset, isSmall: ahead === 0 });
    runs.push(...runsOfDay({ courses, crews, deliveries: goodsOf.get(day) ?? [], fleet, offset, today, until }));
    if (offset === 1)
      plantCases(
        runs.filter(({ operationDate }) => operationDate === day),
        runs,
        fleet,
        today,
      );
  }
  return runs;
}

type Day = {
  courses: readonly DemoCourse[];
  crews: ReturnType<typeof crewPlanner>;
  deliveries: readonly DemoDelivery[];
  fleet: Pick<DemoFleet, 'vehicles'>;
  offset: number;
  today: string;
  until: string;
};

/** The runs of one day, in the order of its courses: one for each course that carries something. */
export function runsOfDay({ courses, crews, deliveries, fleet, offset, today, until }: Day): DemoRun[] {
  const day = addDays(today, offset);
  const goodsOf = Map.groupBy(
    deliveries.filter(({ operationStatus }) => operationStatus !== 'cancelled'),
    ({ input }) => input.courseId,
  );
  return courses
    .flatMap((course) => {
      const goods = goodsOf.get(course.id);
      return goods ? [{ course, goods }] : [];
    })
    .map((one, index) => runOf({ ...one, count: index + 1, crews, day, fleet, offset, today, until }));
}

function coursesOn(courses: readonly DemoCourse[], { isSmall, offset }: { offset: number; isSmall: boolean }) {
  if (offset > 0) return courses.filter((_, index) => index % 2 === 0);
  return isSmall && offset === 0 ? courses.slice(0, fewCourses) : courses;
}

type Made = {
  course: DemoCourse;
  count: number;
  crews: ReturnType<typeof crewPlanner>;
  day: string;
  fleet: Pick<DemoFleet, 'vehicles'>;
  goods: readonly DemoDelivery[];
  offset: number;
  today: string;
  until: string;
};

function runOf({ count, course, crews, day, fleet, goods, offset, today, until }: Made): DemoRun {
  const id = demoId(`run ${offset} ${course.code}`);
  const at = (minutes: number) => demoInstant(day, minutes);
  const times = {
    start: at(course.leaveGarageMinutes),
    end: at(course.returnMinutes),
    reportAt: at(course.reportMinutes),
    endAt: at(course.endMinutes),
  };
  const vehicleId = isInService(course.defaultVehicleId, fleet.vehicles, day, today) ? course.defaultVehicleId : null;
  const driverId = vehicleId === null ? null : crews.take(course, vehicleId, day, times);
  const isHired = vehicleId === null || (driverId === null && offset < 1);
  const hasLeft = course.leaveGarageMinutes < departedUntil && at(course.leaveGarageMinutes + latestPunch) <= until;
  const status = statusOf(offset, hasLeft, isHired, count);
  const isBack = offset < 0;
  const isOut = isBack || status === 'departed';
  const { goods: places, handlingMinutes, stops } = demoStops(id, course, day, goods, isBack);
  const late = (count * 7) % 13;
  return {
    ...{ id, operationDate: day, departmentId: course.departmentId, courseId: course.id, title: null, ...times },
    number: `A${day.replaceAll('-', '')}-${String(count).padStart(4, '0')}`,
    ...hiredBy(isHired, count, course, stops.length),
    ...{ ownership: isHired ? 'hired' : 'own', vehicleId: isHired ? null : vehicleId, status },
    driverIds: isHired || driverId === null ? [] : [driverId],
    plannedDistanceKm: course.standardDistanceKm,
    drivingMinutes: course.drivingMinutes,
    handlingMinutes,
    ...{ waitingMinutes: 0, breakMinutes: course.breakMinutes, needsInstruction: false },
    actualOutAt: isOut ? at(course.leaveGarageMinutes + (late > 10 ? 12 : 0)) : null,
    actualInAt: isBack ? at(course.returnMinutes + late - 4) : null,
    requestedAt: isHired && status !== 'planned' ? at(-9 * 60) : null,
    answeredAt: isHired && !['planned', 'requested'].includes(status) ? at(-8 * 60) : null,
    confirmedAt: offset <= 0 ? at(-8 * 60 + 15) : null,
    ...{ stops, goods: places },
    deliveryStatus: offset > 0 ? 'assigned' : status === 'departed' ? 'inTransit' : null,
  };
}

function statusOf(offset: number, hasLeft: boolean, isHired: boolean, count: number): DemoRun['status'] {
  if (offset < 0) return offset === -1 ? 'reported' : 'approved';
  if (offset === 0) return hasLeft ? 'departed' : 'confirmed';
  if (!isHired) return 'planned';
  return (['requested', 'accepted', 'declined'] as const)[count % 3] ?? 'requested';
}

const companies = ['P01', 'P02', 'P03', 'P04', 'P05'];

function hiredBy(isHired: boolean, count: number, { code, standardDistanceKm }: DemoCourse, stops: number) {
  const none = { deliveryCompanyId: null, hiredVehicle: null, hiredDriverName: null, tier: null, ...noDemoFees };
  if (!isHired) return none;
  const company = code === 'FA-C03' ? 'P02' : companies[count % companies.length];
  return {
    ...none,
    deliveryCompanyId: demoId(`delivery company ${company}`),
    tier: 1,
    ...demoFees({ count, distanceKm: standardDistanceKm ?? 100, stops }),
  };
}

/** A vehicle that is away, or whose inspection is over, stays in the garage: a delivery company helps. */
function isInService(id: string | null, vehicles: readonly DemoVehicle[], day: string, today: string): boolean {
  const index = vehicles.findIndex((vehicle) => vehicle.id === id);
  const vehicle = vehicles[index];
  if (!vehicle || vehicle.inspectionExpiryDate < day || `${vehicle.firstRegistrationMonth}-01` > day) return false;
  const away = demoStatuses(vehicle, index, today).some(
    ({ fromDate, status, toDate }) =>
      !['inService', 'toBeRetired'].includes(status) && fromDate <= day && (toDate === null || toDate >= day),
  );
  return !away;
}
