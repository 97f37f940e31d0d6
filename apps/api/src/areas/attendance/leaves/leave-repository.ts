import type { Leave } from '@haisha/validation/leave';
import { and, eq } from 'drizzle-orm';
import { driverLeaves } from '../../../db/schema/attendance/driver-leaves.ts';
import type { Reader, RowRepository } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { leavesWithin, selectLeaves } from './select-leaves.ts';

/** The SQL of one leave; it belongs to the department of its driver. */
export const leaveRepository: RowRepository<Leave> = {
  entity: 'leave',
  table: driverLeaves,
  departmentOf: ({ departmentId }) => departmentId,
  nameOf: ({ driverName, fromDate, toDate }) => ({
    label: fromDate === toDate ? `${driverName} ${fromDate}` : `${driverName} ${fromDate}–${toDate}`,
  }),
  // Why somebody is away may be health: the log is read by others.
  recorded: ({ decisionReason: _, kind: __, note: ___, runs: ____, ...row }) => row,

  async find(db: Reader, id: string, scope: RowScope) {
    const [row] = await selectLeaves(db, scope).where(and(eq(driverLeaves.id, id), leavesWithin(scope)));
    return row ?? null;
  },
};
