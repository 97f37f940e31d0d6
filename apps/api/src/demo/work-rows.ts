import type { DemoDelivery } from '@haisha/demo-company/demo-deliveries';
import type { DemoRun } from '@haisha/demo-company/demo-run';
import { searchText } from '@haisha/rules/search-text';
import { type DeliveryFacts, deliveryRow } from '../areas/dispatch/deliveries/delivery-rows.ts';
import type { Transaction } from '../db/database.ts';
import { courses } from '../db/schema/masters/courses.ts';
import type { DemoBy } from './demo-part.ts';

const firstCaseNumber = 901;
const nothing = { trailerId: null, instruction: null, note: null, cancelReason: null, findings: [] };

/** The rows of runs, of who drives them and of their stops. */
export async function runRows(tx: Transaction, runs: readonly DemoRun[], by: DemoBy) {
  const { code, id, name } = courses;
  const known = new Map((await tx.select({ id, code, name }).from(courses)).map((course) => [course.id, course]));
  const textOf = ({ courseId, number, title }: DemoRun) => {
    const course = courseId === null ? undefined : known.get(courseId);
    return searchText(number, course?.code, course?.name, title);
  };
  return {
    allocations: runs.map((run) => ({ ...columnsOf(run), searchText: textOf(run), ...nothing, ...by })),
    crew: runs.flatMap(({ driverIds, end, id, start }) =>
      driverIds.map((driverId, index) => ({
        ...{ allocationId: id, driverId, during: { start, end } },
        role: index === 0 ? ('driver1' as const) : ('driver2' as const),
      })),
    ),
    stops: runs.flatMap(({ id, stops }) => stops.map((stop) => ({ ...stop, allocationId: id }))),
  };
}

/** The rows of deliveries, which say what run carries them between which stops. */
export function deliveryRows(
  deliveries: readonly DemoDelivery[],
  runs: readonly DemoRun[],
  facts: DeliveryFacts,
  by: DemoBy,
) {
  const placeOf = new Map(runs.flatMap((run) => run.goods.map((one) => [one.id, { ...one, run }] as const)));
  return deliveries.map(
    ({ id, number, input, generatedFrom, operationStatus, cancelReason, result, price, splitFromId = null }) => {
      const place = placeOf.get(id);
      return {
        ...deliveryRow(input, number, facts),
        ...{ id, generatedFrom, cancelReason, splitFromId, billingStatus: 'unbilled' as const },
        operationStatus: place?.run.deliveryStatus ?? operationStatus,
        allocationId: place?.run.id ?? null,
        loadStopId: place?.loadStopId ?? null,
        unloadStopId: place?.unloadStopId ?? null,
        ...result,
        ...price,
        priceFixedBy: price.priceFixedAt === null ? null : by.createdBy,
        ...by,
      };
    },
  );
}

/** What was numbered last on each day that has numbers from 1 on; those of the cases stand apart, above them. */
export function counterRows(kind: 'delivery' | 'allocation', numbered: readonly { day: string; number: string }[]) {
  const counted = numbered.filter(({ number }) => Number(number.slice(-4)) < firstCaseNumber);
  const byDay = Map.groupBy(counted, ({ day }) => day);
  return [...byDay].map(([operationDate, { length }]) => ({ kind, operationDate, last: length }));
}

function columnsOf({ deliveryStatus: _, driverIds: __, end, goods: ___, start, stops: ____, ...run }: DemoRun) {
  return { ...run, during: { start, end } };
}
