import type { ReportContent, ReportPartner, ReportPause, ReportStop } from '@haisha/rules/daily-report/report-content';
import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DailyReport } from '@haisha/validation/daily-report';
import type { PlannedStop, RunPlan } from './read-run-plan.ts';

type Given = RunPlan & {
  run: Pick<DailyReport['run'], 'operationDate' | 'start' | 'end'>;
  garage: string;
  facts: { lastOdometerKm: number | null };
};

/**
 * What a report begins with: garage times as they were or as planned, of each driver those of the own part of the run, each
 * stop with its times, breaks from punches or the plan, the odometer where it stood last. How far the run went, who drove for
 * how long, and whether the shipper confirmed the work, only people know.
 */
export function contentOfPlan({ facts, garage, odometerInKm, odometerOutKm, run, ...plan }: Given): ReportContent {
  const minute = (instant: string) => minuteOf(instant) - dayNumber(run.operationDate) * dayMinutes;
  const whole = { from: run.start, to: run.end };
  const dutyOf = ({ from, to }: typeof whole) => ({
    startPlace: from === run.start ? garage : null,
    startMinutes: minute(from === run.start ? (plan.actualOutAt ?? from) : from),
    endPlace: to === run.end ? garage : null,
    endMinutes: minute(to === run.end ? (plan.actualInAt ?? to) : to),
    drivingMinutes: null,
  });
  const [first, ...others] = plan.crew;
  const duty = dutyOf(first ?? whole);
  const partners = others.map((part): ReportPartner => ({ driverId: part.driverId, ...dutyOf(part) }));
  const places = plan.stops.filter(({ kind }) => kind !== 'break');
  return {
    ...{ ...duty, partners },
    odometerStartKm: odometerOutKm ?? facts.lastOdometerKm,
    odometerEndKm: odometerInKm,
    stops: inTurn(places.map((stop) => reportStop(stop, minute))),
    isWorkInContract: false,
    pauses: [{ driverId: null, ...duty }, ...partners].flatMap(({ driverId, endMinutes, startMinutes }) =>
      pausesOf(plan, driverId, minute).filter(
        ({ fromMinutes, toMinutes }) =>
          (fromMinutes ?? 0) >= (startMinutes ?? 0) && (toMinutes ?? 0) <= (endMinutes ?? 0),
      ),
    ),
    ...{ reliefs: [], fuelLitres: null, tollYen: null, expenseYen: null, expenseText: null },
    ...{ unusual: [], instruction: null, note: null },
  };
}

type Minute = (instant: string) => number;

function reportStop(stop: PlannedStop, minute: Minute): ReportStop {
  const arrivedMinutes = minute(stop.actualArriveAt ?? stop.plannedArriveAt);
  const planned = minute(stop.plannedDepartAt) - minute(stop.plannedArriveAt);
  const departedMinutes = stop.actualDepartAt === null ? arrivedMinutes + planned : minute(stop.actualDepartAt);
  const hasWork = stop.workMinutes > 0;
  const workFromMinutes = Math.min(arrivedMinutes + (stop.waitingMinutes ?? 0), departedMinutes);
  return {
    stopId: stop.id,
    placeName: stop.placeName,
    kind: stop.kind === 'break' ? 'both' : stop.kind,
    instructedMinutes: minute(stop.plannedArriveAt),
    arrivedMinutes,
    workFromMinutes: hasWork ? workFromMinutes : null,
    workToMinutes: hasWork ? departedMinutes : null,
    ...{ extraFromMinutes: null, extraToMinutes: null, extraText: null, confirmation: null },
    departedMinutes,
    hasHandling: hasWork,
    weightKg: stop.weightKg,
    pieces: stop.pieces,
  };
}

/** Whoever arrived at the next place had left this one: its end is reckoned, the arrivals are known. */
function inTurn(stops: readonly ReportStop[]): ReportStop[] {
  return stops.map((stop, index) => {
    const next = stops[index + 1]?.arrivedMinutes ?? Number.POSITIVE_INFINITY;
    const latest = (minutes: number | null) =>
      minutes && Math.max(stop.arrivedMinutes ?? minutes, Math.min(minutes, next));
    const { departedMinutes, workFromMinutes, workToMinutes } = stop;
    return {
      ...stop,
      workFromMinutes: latest(workFromMinutes),
      workToMinutes: latest(workToMinutes),
      departedMinutes: latest(departedMinutes),
    };
  });
}

/** Breaks of a driver as they were punched; without any, those of the plan. */
function pausesOf(
  { crew, punches, stops }: Pick<RunPlan, 'crew' | 'punches' | 'stops'>,
  driverId: string | null,
  minute: Minute,
): ReportPause[] {
  const own = punches.filter((punch) => punch.driverId === (driverId ?? crew[0]?.driverId));
  const punched = own.flatMap(({ at, kind }, index): ReportPause[] => {
    const end = own.slice(index + 1).find((one) => one.kind === 'breakEnd');
    if (kind !== 'breakStart' || !end) return [];
    return [{ kind: 'break', driverId, placeName: null, fromMinutes: minute(at), toMinutes: minute(end.at) }];
  });
  if (punched.length > 0) return punched;
  return stops
    .filter(({ kind }) => kind === 'break')
    .map(({ placeName, plannedArriveAt, plannedDepartAt }) => ({
      ...{ kind: 'break' as const, driverId, placeName },
      ...{ fromMinutes: minute(plannedArriveAt), toMinutes: minute(plannedDepartAt) },
    }));
}
