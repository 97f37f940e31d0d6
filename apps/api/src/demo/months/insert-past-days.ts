import { demoInstant } from '@haisha/demo-company/demo-delivery-results';
import { demoId } from '@haisha/demo-company/demo-id';
import type { DemoPastDay } from '@haisha/demo-company/demo-past';
import { sql } from 'drizzle-orm';
import { readDeliveryFacts } from '../../areas/dispatch/deliveries/delivery-rows.ts';
import type { Transaction } from '../../db/database.ts';
import { driverLeaves } from '../../db/schema/attendance/driver-leaves.ts';
import { allocationCrew } from '../../db/schema/dispatch/allocation-crew.ts';
import { allocationStops } from '../../db/schema/dispatch/allocation-stops.ts';
import { allocations } from '../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../db/schema/dispatch/deliveries.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import { insertInParts } from '../insert-in-parts.ts';
import { insertPunches } from '../insert-punches.ts';
import { insertRollCalls } from '../insert-roll-calls.ts';
import { counterRows, deliveryRows, runRows } from '../work-rows.ts';

const admin = demoId('admin');
const by = { createdBy: admin, updatedBy: admin };
const enteredMinutes = -10 * 60;
const closedMinutes = 18 * 60;

/** Writes some days of the past, but for those on which there is work already. */
export async function insertPastDays(tx: Transaction, past: readonly DemoPastDay[], today: string): Promise<void> {
  const known = await daysWithWork(tx, past);
  const days = past.filter(({ day }) => !known.has(day));
  const made = days.flatMap((one) => one.deliveries);
  const runs = days.flatMap((one) => one.runs);
  const rows = await runRows(tx, runs, by);
  const facts = await readDeliveryFacts(
    tx,
    made.map(({ input }) => input),
  );
  await insertInParts(tx, allocations, rows.allocations.map(asEntered));
  await insertInParts(tx, allocationCrew, rows.crew);
  await insertInParts(tx, allocationStops, rows.stops);
  await insertInParts(tx, deliveries, deliveryRows(made, runs, facts, by).map(asEntered));
  await insertInParts(
    tx,
    driverLeaves,
    days.flatMap(({ leaves }) => leaves.map((leave) => ({ ...leave, createdBy: admin }))),
  );
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day];
  if (first && last) {
    const worked = { from: first, to: last, today, until: demoInstant(today, 0) };
    await insertPunches(tx, { ...worked, changedBy: admin });
    await insertRollCalls(tx, worked);
  }
  const ofDeliveries = made.map(({ input, number }) => ({ day: input.operationDate, number }));
  const ofRuns = runs.map(({ number, operationDate }) => ({ day: operationDate, number }));
  await insertInParts(tx, operationCounters, [
    ...counterRows('delivery', ofDeliveries),
    ...counterRows('allocation', ofRuns),
  ]);
}

async function daysWithWork(tx: Transaction, past: readonly DemoPastDay[]): Promise<Set<string>> {
  const days = past.map(({ day }) => day);
  const { rows } = await tx.execute<{ day: string }>(
    sql`select operation_date as day from operation_counters where operation_date = any(${sql.param(days)}::date[])`,
  );
  return new Set(rows.map(({ day }) => day));
}

/** Nobody entered the past on the day that the product began. */
function asEntered<Row extends { operationDate: string }>(row: Row) {
  const { operationDate } = row;
  return {
    ...row,
    createdAt: demoInstant(operationDate, enteredMinutes),
    updatedAt: demoInstant(operationDate, closedMinutes),
  };
}
