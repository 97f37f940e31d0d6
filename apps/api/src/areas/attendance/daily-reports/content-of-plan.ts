import type { ReportContent, ReportPause, ReportStop } from '@haisha/rules/daily-report/report-content';
import { dayMinutes, dayNumber, minuteOf } from '@haisha/rules/hours/japan-minute';
import type { DailyReport } from '@haisha/validation/daily-report';
import type { PlannedStop, RunPlan } from './read-run-plan.ts';

type Given = RunPlan & {
  run: Pick<DailyReport['run'], 'operationDate' | 'start' | 'end'>;
  garage: string;
  facts: { lastOdometerKm: number | null };
};

/**
 * What a report begins with: garage times as they were or as planned, each stop with its times, breaks from punches or the
 * plan, the odometer where it stood last. How far the run went, and whether the shipper confirmed the work, only people know.
 */
export function contentOfPlan({ facts, garage, odometerInKm, odometerOutKm, run, ...plan }: Given): ReportContent {
  const minute = (instant: string) => minuteOf(instant) - dayNumber(run.operationDate) * dayMinutes;
  const startMinutes = minute(plan.actualOutAt ?? run.start);
  const endMinutes = minute(plan.actualInAt ?? run.end);
  const places = plan.stops.filter(({ kind }) => kind !== 'break');
  return {
    ...{ startPlace: garage, startMinutes, endPlace: garage, endMinutes },
    odometerStartKm: odometerOutKm ?? facts.lastOdometerKm,
    odometerEndKm: odometerInKm,
    stops: inTurn(places.map((stop) => reportStop(stop, minute))),
    isWorkInContract: false,
    pauses: pausesOf(plan, minute).filter(
      ({ fromMinutes, toMinutes }) => (fromMinutes ?? 0) >= startMinutes && (toMinutes ?? 0) <= endMinutes,
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

/** Breaks as they were punched; without any, those of the plan. */
function pausesOf({ punches, stops }: Pick<RunPlan, 'punches' | 'stops'>, minute: Minute): ReportPause[] {
  const punched = punches.flatMap(({ at, kind }, index): ReportPause[] => {
    const end = punches.slice(index + 1).find((one) => one.kind === 'breakEnd');
    if (kind !== 'breakStart' || !end) return [];
    return [{ kind: 'break', placeName: null, fromMinutes: minute(at), toMinutes: minute(end.at) }];
  });
  if (punched.length > 0) return punched;
  return stops
    .filter(({ kind }) => kind === 'break')
    .map(({ placeName, plannedArriveAt, plannedDepartAt }) => ({
      ...{ kind: 'break' as const, placeName },
      ...{ fromMinutes: minute(plannedArriveAt), toMinutes: minute(plannedDepartAt) },
    }));
}
