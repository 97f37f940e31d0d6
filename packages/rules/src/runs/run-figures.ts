import type { PlannedWay } from './plan-stops.ts';

/** What a course says about its runs; minutes from midnight of the operation date, null where it says nothing. */
export type CourseFigures = {
  reportMinutes: number;
  leaveGarageMinutes: number;
  returnMinutes: number;
  endMinutes: number;
  drivingMinutes: number | null;
  breakMinutes: number | null;
  standardDistanceKm: number | null;
};

type Duty = { reportAt: string; endAt: string };

/** Report-in, inspection and roll call before leaving the garage, and what follows the return, unless a course says so. */
const usualBefore = 30;
const usualAfter = 20;

/** The break of a day's work that is over so many minutes (労働基準法 第34条). */
const breaks = [
  { over: 8 * 60, minutes: 60 },
  { over: 6 * 60, minutes: 45 },
];

/** Returns the duty of the crew around a run; instants in ISO 8601. */
export function dutyAround(start: string, end: string, course: CourseFigures | null): Duty {
  const before = course ? Math.max(0, course.leaveGarageMinutes - course.reportMinutes) : usualBefore;
  const after = course ? Math.max(0, course.endMinutes - course.returnMinutes) : usualAfter;
  return { reportAt: later(start, -before), endAt: later(end, after) };
}

/** Returns the figures of a run in kilometres and minutes: those of its course, else those of its way and the legal break. */
export function figuresOf({ endAt, reportAt }: Duty, way: PlannedWay, course: CourseFigures | null) {
  const dutyMinutes = (Date.parse(endAt) - Date.parse(reportAt)) / 60_000;
  return {
    plannedDistanceKm: course?.standardDistanceKm ?? way.distanceKm,
    drivingMinutes: course?.drivingMinutes ?? way.drivingMinutes,
    handlingMinutes: way.handlingMinutes,
    waitingMinutes: way.waitingMinutes,
    breakMinutes: course?.breakMinutes ?? breaks.find(({ over }) => dutyMinutes > over)?.minutes ?? 0,
  };
}

function later(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
