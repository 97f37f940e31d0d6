import { demoLeaves } from '@haisha/demo-company/demo-leaves';
import type { DemoRun } from '@haisha/demo-company/demo-run';
import { searchText } from '@haisha/rules/search-text';
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

const nothing = { trailerId: null, instruction: null, note: null, cancelReason: null, findings: [] };

/** The runs with crew and stops; the deliveries that follow say which of these carry them. */
export const demoPart: DemoPart = {
  entity: 'allocation',
  followsCourses: true,
  async fill(tx, today, by, days) {
    const { drivers, runs } = demoWork(today, days);
    await insertInParts(
      tx,
      driverLeaves,
      demoLeaves(today, drivers).map((leave) => ({ ...leave, createdBy: by.createdBy })),
    );
    await insertInParts(
      tx,
      allocations,
      runs.map((run) => ({ ...columnsOf(run), ...nothing, ...by })),
    );
    const crew = runs.flatMap((run) =>
      run.driverIds.map((driverId) => ({ allocationId: run.id, driverId, role: 'driver1', during: duringOf(run) })),
    );
    await insertInParts(tx, allocationCrew, crew);
    await insertInParts(
      tx,
      allocationStops,
      runs.flatMap(({ id, stops }) => stops.map((stop) => ({ ...stop, allocationId: id }))),
    );
    for (const table of [allocations, allocationCrew, allocationStops]) await tx.execute(sql`analyze ${table}`);
    const byDay = Map.groupBy(runs, ({ operationDate }) => operationDate);
    const counters = [...byDay].map(([operationDate, { length }]) => {
      return { kind: 'allocation', operationDate, last: length } as const;
    });
    if (counters.length > 0) await tx.insert(operationCounters).values(counters);
  },
  labelOf: (row) => {
    const { courseCode, number, title } = row as unknown as Allocation;
    return `${number} ${title ?? courseCode}`;
  },
  select: (tx) =>
    selectAllocations(tx, { rows: 'all', deliveryCompanyId: null, may: () => true }).orderBy(asc(allocations.number)),
};

function columnsOf({ deliveryStatus: _, driverIds: __, end, goods: ___, start, stops: ____, ...run }: DemoRun) {
  return { ...run, during: { start, end }, searchText: searchText(run.number, run.title) };
}

function duringOf({ end, start }: DemoRun) {
  return { start, end };
}
