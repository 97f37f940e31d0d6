import type { DemoRun } from '@haisha/demo-company/demo-run';
import type { Delivery } from '@haisha/validation/delivery';
import { eq, sql } from 'drizzle-orm';
import { allocationRepository } from '../../areas/dispatch/allocations/allocation-repository.ts';
import { judgeAllocation } from '../../areas/dispatch/allocations/judge-allocation.ts';
import { deliveryRow, readDeliveryFacts } from '../../areas/dispatch/deliveries/delivery-rows.ts';
import { selectDeliveries } from '../../areas/dispatch/deliveries/select-deliveries.ts';
import type { Transaction } from '../../db/database.ts';
import { allocations } from '../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../db/schema/dispatch/deliveries.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoWork } from '../demo-work.ts';
import { insertInParts } from '../insert-in-parts.ts';

const readAtOnce = 1_000;

export const demoPart: DemoPart = {
  entity: 'delivery',
  followsCourses: true,
  async fill(tx, today, by, days) {
    const { deliveries: made, runs } = demoWork(today, days);
    const placeOf = new Map(runs.flatMap((run) => run.goods.map((one) => [one.id, { ...one, run }] as const)));
    const facts = await readDeliveryFacts(
      tx,
      made.map(({ input }) => input),
    );
    const rows = made.map(({ id, number, input, generatedFrom, operationStatus, cancelReason, result, price }) => {
      const place = placeOf.get(id);
      return {
        ...deliveryRow(input, number, facts),
        ...{ id, generatedFrom, cancelReason, billingStatus: 'unbilled' },
        operationStatus: place?.run.deliveryStatus ?? operationStatus,
        allocationId: place?.run.id ?? null,
        loadStopId: place?.loadStopId ?? null,
        unloadStopId: place?.unloadStopId ?? null,
        ...result,
        ...price,
        priceFixedBy: price.priceFixedAt === null ? null : by.createdBy,
        ...by,
      };
    });
    await insertInParts(tx, deliveries, rows);
    // Until it is counted the database takes the table for an empty one, and joins it with itself row by row.
    await tx.execute(sql`analyze ${deliveries}`);
    const byDay = Map.groupBy(made, ({ input }) => input.operationDate);
    await tx
      .insert(operationCounters)
      .values(
        [...byDay].map(([operationDate, { length }]) => ({ kind: 'delivery', operationDate, last: length }) as const),
      );
    await judgeRuns(
      tx,
      runs.filter(({ operationDate }) => operationDate > today),
      today,
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

/** The plan of tomorrow says what the checks found in it, as if somebody had made it on the board. */
async function judgeRuns(tx: Transaction, runs: readonly DemoRun[], today: string): Promise<void> {
  const nobody = { departmentIds: [], userId: '', deliveryCompanyId: null };
  const scope = { ...nobody, rows: 'all', may: () => true, today } as const;
  for (const { id } of runs) {
    const run = await allocationRepository.find(tx, id, scope);
    if (!run) continue;
    const findings = await judgeAllocation(tx, run, 'plan', scope);
    await tx.update(allocations).set({ findings }).where(eq(allocations.id, id));
  }
}
