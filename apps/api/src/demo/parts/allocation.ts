import { demoInstant } from '@haisha/demo-company/demo-delivery-results';
import { demoLeaveRequests, demoLeaves } from '@haisha/demo-company/demo-leaves';
import type { DemoRun } from '@haisha/demo-company/demo-run';
import { addDays } from '@haisha/rules/calendar';
import type { Allocation } from '@haisha/validation/allocation';
import { asc, sql } from 'drizzle-orm';
import { selectAllocations } from '../../areas/dispatch/allocations/select-allocations.ts';
import { driverLeaves } from '../../db/schema/attendance/driver-leaves.ts';
import { allocationCrew } from '../../db/schema/dispatch/allocation-crew.ts';
import { allocationStops } from '../../db/schema/dispatch/allocation-stops.ts';
import { allocations } from '../../db/schema/dispatch/allocations.ts';
import { operationCounters } from '../../db/schema/dispatch/operation-counters.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoWork } from '../demo-work.ts';
import { insertInParts } from '../insert-in-parts.ts';
import { counterRows, runRows } from '../work-rows.ts';

/** Whoever drives the last course of tomorrow. */
function driverTomorrow(today: string, runs: readonly DemoRun[]): string | undefined {
  const day = addDays(today, 1);
  return runs.findLast(({ courseId, driverIds, operationDate }) => {
    return operationDate === day && courseId !== null && driverIds.length === 1;
  })?.driverIds[0];
}

/** The runs with crew and stops; the deliveries that follow say which of these carry them. */
export const demoPart: DemoPart = {
  entity: 'allocation',
  followsCourses: true,
  async fill(tx, today, by, period) {
    const { drivers, runs } = demoWork(today, period);
    await insertInParts(
      tx,
      driverLeaves,
      demoLeaves(today, drivers).map((leave) => ({ ...leave, createdBy: by.createdBy })),
    );
    await insertInParts(
      tx,
      driverLeaves,
      demoLeaveRequests(today, drivers, driverTomorrow(today, runs)).map((leave) => ({
        ...leave,
        ...by,
        ...(leave.decisionReason !== null && { decidedBy: by.createdBy, decidedAt: demoInstant(today, -15 * 60) }),
      })),
    );
    const rows = await runRows(tx, runs, by);
    await insertInParts(tx, allocations, rows.allocations);
    await insertInParts(tx, allocationCrew, rows.crew);
    await insertInParts(tx, allocationStops, rows.stops);
    for (const table of [allocations, allocationCrew, allocationStops]) await tx.execute(sql`analyze ${table}`);
    const counters = counterRows(
      'allocation',
      runs.map(({ number, operationDate }) => ({ day: operationDate, number })),
    );
    if (counters.length > 0) await tx.insert(operationCounters).values(counters);
  },
  labelOf: (row) => {
    const { courseCode, number, title } = row as unknown as Allocation;
    return `${number} ${title ?? courseCode}`;
  },
  select: (tx) =>
    selectAllocations(tx, { rows: 'all', deliveryCompanyId: null, may: () => true }).orderBy(asc(allocations.number)),
};
