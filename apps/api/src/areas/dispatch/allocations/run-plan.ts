import { type PlannedPlace, type PlannedWay, planStops } from '@haisha/rules/runs/plan-stops';
import { figuresOf } from '@haisha/rules/runs/run-figures';
import type { Delivery } from '@haisha/validation/delivery';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { isAmong } from '../../../db/is-among.ts';
import { allocationStops } from '../../../db/schema/dispatch/allocation-stops.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { courses } from '../../../db/schema/masters/courses.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import { setColumns } from '../../../services/records/write/write-many.ts';
import { instantAt, minutesOf } from './run-times.ts';

type Run = {
  id: string;
  operationDate: string;
  start: string;
  reportAt: string;
  endAt: string;
  courseId: string | null;
};
type Goods = Pick<
  Delivery,
  'id' | 'originId' | 'destinationId' | 'loadMinutes' | 'arriveFromMinutes' | 'arriveToMinutes'
>;

/**
 * Makes the stops of a run from its deliveries anew and sets its figures: those of its course where there is one, guessed
 * from the map otherwise. Stops that stay keep their order and their ids, so that a reason given for one still holds.
 */
export async function replanStops(tx: Transaction, run: Run): Promise<void> {
  const goods = await tx
    .select({
      id: deliveries.id,
      originId: deliveries.originId,
      destinationId: deliveries.destinationId,
      loadMinutes: deliveries.loadMinutes,
      arriveFromMinutes: deliveries.arriveFromMinutes,
      arriveToMinutes: deliveries.arriveToMinutes,
    })
    .from(deliveries)
    .where(eq(deliveries.allocationId, run.id))
    .orderBy(deliveries.number);
  const before = await tx
    .select({ id: allocationStops.id, kind: allocationStops.kind, destinationId: allocationStops.destinationId })
    .from(allocationStops)
    .where(eq(allocationStops.allocationId, run.id))
    .orderBy(asc(allocationStops.position));
  const isServed = ({ destinationId, kind }: (typeof before)[number]) =>
    goods.some((one) => destinationId === (kind === 'load' ? one.originId : one.destinationId));
  const known = before.filter(isServed).map((stop) => ({ ...stop, fromMinutes: null, toMinutes: null }));
  const way = planStops(goods, await placesOf(tx, goods), minutesOf(run.operationDate, run.start), known);
  await tx
    .update(deliveries)
    .set({ loadStopId: null, unloadStopId: null })
    .where(sql`${deliveries.loadStopId} in (select s.id from allocation_stops s where s.allocation_id = ${run.id})
      or ${deliveries.unloadStopId} in (select s.id from allocation_stops s where s.allocation_id = ${run.id})`);
  await tx.delete(allocationStops).where(eq(allocationStops.allocationId, run.id));
  await writeStops(tx, run, way, before);
  await tx
    .update(allocations)
    .set(figuresOf(run, way, await courseOf(tx, run.courseId)))
    .where(eq(allocations.id, run.id));
}

type Stop = Pick<typeof allocationStops.$inferSelect, 'id' | 'kind' | 'destinationId'>;

async function writeStops(
  tx: Transaction,
  { id, operationDate }: Run,
  { stops }: PlannedWay,
  before: readonly Stop[],
): Promise<void> {
  if (stops.length === 0) return;
  const idOf = (kind: string, destinationId: string) =>
    before.find((one) => one.kind === kind && one.destinationId === destinationId)?.id;
  const made = await tx
    .insert(allocationStops)
    .values(
      stops.map(({ arriveMinutes, departMinutes, destinationId, kind, waitingMinutes, workMinutes }, position) => ({
        id: idOf(kind, destinationId),
        allocationId: id,
        position,
        kind,
        destinationId,
        plannedArriveAt: instantAt(operationDate, arriveMinutes),
        plannedDepartAt: instantAt(operationDate, departMinutes),
        workMinutes,
        waitingMinutes,
      })),
    )
    .returning({ id: allocationStops.id, position: allocationStops.position });
  const idAt = new Map(made.map((stop) => [stop.position, stop.id]));
  const places = new Map<string, { id: string; loadStopId: string | null; unloadStopId: string | null }>();
  const placeOf = (delivery: string) => places.get(delivery) ?? { id: delivery, loadStopId: null, unloadStopId: null };
  for (const [position, { loads, unloads }] of stops.entries()) {
    const stopId = idAt.get(position) ?? null;
    for (const one of loads) places.set(one, { ...placeOf(one), loadStopId: stopId });
    for (const one of unloads) places.set(one, { ...placeOf(one), unloadStopId: stopId });
  }
  await setColumns(tx, deliveries, [...places.values()]);
}

async function courseOf(tx: Transaction, id: string | null) {
  if (id === null) return null;
  const [course] = await tx.select().from(courses).where(eq(courses.id, id));
  return course ?? null;
}

async function placesOf(tx: Transaction, goods: readonly Goods[]): Promise<Map<string, PlannedPlace>> {
  const ids = [...new Set(goods.flatMap(({ destinationId, originId }) => [originId, destinationId]))];
  const { id, workMinutes, latitude, longitude } = destinations;
  const rows = await tx.select({ id, workMinutes, latitude, longitude }).from(destinations).where(isAmong(id, ids));
  return new Map(
    rows.map((row): [string, PlannedPlace] => {
      const isKnown = row.latitude !== null && row.longitude !== null;
      const position = isKnown ? { latitude: Number(row.latitude), longitude: Number(row.longitude) } : null;
      return [row.id, { id: row.id, workMinutes: row.workMinutes, position }];
    }),
  );
}
