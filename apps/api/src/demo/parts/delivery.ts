import { demoCourses } from '@haisha/demo-company/demo-courses';
import { demoDeliveries } from '@haisha/demo-company/demo-deliveries';
import { demoDestinations } from '@haisha/demo-company/demo-destinations';
import { demoVehicles } from '@haisha/demo-company/demo-vehicles';
import type { Delivery } from '@haisha/validation/delivery';
import { sql } from 'drizzle-orm';
import { deliveryRow, readDeliveryFacts } from '../../areas/dispatch/deliveries/delivery-rows.ts';
import { selectDeliveries } from '../../areas/dispatch/deliveries/select-deliveries.ts';
import { deliveries } from '../../db/schema/dispatch/deliveries.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import type { DemoPart } from '../demo-part.ts';
import { insertInParts } from '../insert-in-parts.ts';

const readAtOnce = 1_000;

export const demoPart: DemoPart = {
  entity: 'delivery',
  followsCourses: true,
  async fill(tx, today, by, days) {
    const places = demoDestinations(today);
    const made = demoDeliveries(today, demoCourses(places, demoVehicles(today)), places, days);
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
    await insertInParts(tx, deliveries, rows);
    // Until it is counted the database takes the table for an empty one, and joins it with itself row by row.
    await tx.execute(sql`analyze ${deliveries}`);
    const byDay = Map.groupBy(made, ({ input }) => input.operationDate);
    await tx
      .insert(operationCounters)
      .values(
        [...byDay].map(([operationDate, { length }]) => ({ kind: 'delivery', operationDate, last: length }) as const),
      );
  },
  labelOf: (row) => {
    const { number, destinationName } = row as unknown as Delivery;
    return `${number} ${destinationName}`;
  },
  async select(tx) {
    const rows: Delivery[] = [];
    for (;;) {
      const part = selectDeliveries(tx, { may: () => true }).orderBy(deliveries.number);
      const found = await part.limit(readAtOnce).offset(rows.length);
      rows.push(...found);
      if (found.length < readAtOnce) return rows;
    }
  },
};
