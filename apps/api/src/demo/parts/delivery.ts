import type { DemoRun } from '@haisha/demo-company/demo-run';
import type { Delivery } from '@haisha/validation/delivery';
import { eq, sql } from 'drizzle-orm';
import { allocationRepository } from '../../areas/dispatch/allocations/allocation-repository.ts';
import { judgeAllocation } from '../../areas/dispatch/allocations/judge-allocation.ts';
import { readDeliveryFacts } from '../../areas/dispatch/deliveries/delivery-rows.ts';
import { selectDeliveries } from '../../areas/dispatch/deliveries/select-deliveries.ts';
import type { Transaction } from '../../db/database.ts';
import { allocations } from '../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../db/schema/dispatch/deliveries.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoWork } from '../demo-work.ts';
import { insertInParts } from '../insert-in-parts.ts';
import { counterRows, deliveryRows } from '../work-rows.ts';

const readAtOnce = 1_000;

export const demoPart: DemoPart = {
  entity: 'delivery',
  followsCourses: true,
  async fill(tx, today, by, period) {
    const { deliveries: made, runs } = demoWork(today, period);
    const facts = await readDeliveryFacts(
      tx,
      made.map(({ input }) => input),
    );
    await insertInParts(tx, deliveries, deliveryRows(made, runs, facts, by));
    // Until it is counted the database takes the table for an empty one, and joins it with itself row by row.
    await tx.execute(sql`analyze ${deliveries}`);
    await tx.insert(operationCounters).values(
      counterRows(
        'delivery',
        made.map(({ input, number }) => ({ day: input.operationDate, number })),
      ),
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
