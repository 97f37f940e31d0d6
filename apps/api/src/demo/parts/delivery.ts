import { demoCourses } from '@haisha/demo-company/demo-courses';
import { demoDeliveries } from '@haisha/demo-company/demo-deliveries';
import { demoDestinations } from '@haisha/demo-company/demo-destinations';
import { demoVehicles } from '@haisha/demo-company/demo-vehicles';
import type { Delivery } from '@haisha/validation/delivery';
import { deliveryRow, readDeliveryFacts } from '../../areas/dispatch/deliveries/delivery-rows.ts';
import { selectDeliveries } from '../../areas/dispatch/deliveries/select-deliveries.ts';
import { deliveries } from '../../db/schema/dispatch/deliveries.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import { insertRows } from '../../services/records/write/write-many.ts';
import type { DemoPart } from '../demo-part.ts';

export const demoPart: DemoPart = {
  entity: 'delivery',
  followsCourses: true,
  async fill(tx, today, by) {
    const places = demoDestinations(today);
    const made = demoDeliveries(today, demoCourses(places, demoVehicles(today)), places);
    const facts = await readDeliveryFacts(
      tx,
      made.map(({ input }) => input),
    );
    const rows = made.map(({ id, number, input, generatedFrom, operationStatus, cancelReason, result, price }) => ({
      ...deliveryRow(input, number, facts),
      ...{ id, generatedFrom, operationStatus, cancelReason, billingStatus: 'unbilled' },
      ...result,
      ...price,
      priceFixedBy: price.priceFixedAt === null ? null : by.createdBy,
      ...by,
    }));
    await insertRows(tx, deliveries, rows);
    const byDay = Map.groupBy(made, ({ input }) => input.operationDate);
    await tx
      .insert(operationCounters)
      .values([...byDay].map(([operationDate, { length }]) => ({ kind: 'delivery', operationDate, last: length }) as const));
  },
  labelOf: (row) => {
    const { number, destinationName } = row as unknown as Delivery;
    return `${number} ${destinationName}`;
  },
  select: (tx) => selectDeliveries(tx, { may: () => true }),
};
