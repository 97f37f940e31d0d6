import type { AllocationStop } from '@haisha/validation/allocation';
import type { DemoCourse } from './demo-courses.ts';
import type { DemoDelivery } from './demo-deliveries.ts';
import { demoInstant } from './demo-delivery-results.ts';
import { demoId } from './demo-id.ts';

type Stop = Pick<
  AllocationStop,
  | 'id'
  | 'position'
  | 'kind'
  | 'plannedArriveAt'
  | 'plannedDepartAt'
  | 'workMinutes'
  | 'actualArriveAt'
  | 'actualDepartAt'
> & { destinationId: string; waitingMinutes: number | null };

type Visit = {
  destinationId: string;
  kind: Stop['kind'];
  minutes: number;
  work: number;
  ids: string[];
  done: string | null;
  waiting: number;
};

const loadingMinutes = 35;

/**
 * The stops of a run as its course has them: where goods are loaded, then each store at its time. Those of a past run were
 * reached when its deliveries say so.
 */
export function demoStops(
  runId: string,
  course: DemoCourse,
  day: string,
  goods: readonly DemoDelivery[],
  isBack: boolean,
): {
  stops: Stop[];
  goods: { id: string; loadStopId: string | null; unloadStopId: string | null }[];
  handlingMinutes: number;
} {
  const loads = [...Map.groupBy(goods, ({ input }) => input.originId)].map(([destinationId, ones]): Visit => {
    const minutes = ones[0]?.input.loadMinutes ?? course.leaveGarageMinutes;
    return { ...visit(destinationId, 'load', ones), minutes, work: loadingMinutes };
  });
  const unloads = [...Map.groupBy(goods, ({ input }) => input.destinationId)].map(([destinationId, ones]): Visit => {
    const stop = course.stops.find((one) => one.destinationId === destinationId);
    const minutes = ones[0]?.input.arriveFromMinutes ?? stop?.arriveFromMinutes ?? course.departMinutes;
    return { ...visit(destinationId, 'unload', ones), minutes, work: stop?.workMinutes ?? 15 };
  });
  const visits = [...inTime(loads), ...inTime(unloads)];
  const stops = visits.map((one, position): Stop => {
    const arrived = isBack ? one.done : null;
    return {
      id: demoId(`stop ${runId} ${position}`),
      ...{ position, kind: one.kind, destinationId: one.destinationId, workMinutes: one.work },
      plannedArriveAt: demoInstant(day, one.minutes),
      plannedDepartAt: demoInstant(day, one.minutes + one.work),
      actualArriveAt: arrived,
      actualDepartAt: arrived && new Date(Date.parse(arrived) + (one.waiting + one.work) * 60_000).toISOString(),
      waitingMinutes: arrived === null ? null : one.waiting,
    };
  });
  const stopOf = (kind: Stop['kind'], id: string) => {
    const at = visits.findIndex((one) => one.kind === kind && one.ids.includes(id));
    return stops[at]?.id ?? null;
  };
  return {
    stops,
    goods: goods.map(({ id }) => ({ id, loadStopId: stopOf('load', id), unloadStopId: stopOf('unload', id) })),
    handlingMinutes: visits.reduce((sum, { work }) => sum + work, 0),
  };
}

function visit(destinationId: string, kind: Stop['kind'], ones: readonly DemoDelivery[]) {
  const done = kind === 'load' ? ones[0]?.result.loadStartAt : ones[0]?.result.arrivedAt;
  const waiting = kind === 'load' ? 0 : Math.max(...ones.map(({ result }) => result.waitingMinutes ?? 0));
  return { destinationId, kind, ids: ones.map(({ id }) => id), done: done ?? null, waiting };
}

function inTime(visits: readonly Visit[]): Visit[] {
  return visits.toSorted((a, b) => a.minutes - b.minutes);
}
