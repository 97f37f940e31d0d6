import { feeFields } from '@haisha/rules/areas/dispatch-audit';
import type { Allocation } from '@haisha/validation/allocation';
import { and, eq, sql } from 'drizzle-orm';
import { createKnownSelect } from '../../../db/read-many.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import type { Reader, RowRepository } from '../../../services/records/entity-repository.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationsWithin, seesFee } from './allocation-scope.ts';
import { selectAllocations } from './select-allocations.ts';

const mostReaders = 100;
/** A run is read some five times in a command. */
const readRuns = createKnownSelect<Allocation>(mostReaders);

export const allocationRepository: RowRepository<Allocation> = {
  entity: 'allocation',
  table: allocations,
  departmentOf: ({ departmentId }) => departmentId,
  nameOf: (row) => ({ label: runLabel(row) }),
  hiddenFields: (scope) => [
    ...(seesFee(scope) ? [] : feeFields),
    ...(scope.rows === 'own' ? ['findings', 'reason'] : []),
  ],
  recorded,

  async find(db: Reader, id: string, scope: RowScope) {
    const { departmentIds, deliveryCompanyId, rows, userId } = scope;
    const reach = [rows === 'department' && departmentIds, rows === 'own' && [userId, deliveryCompanyId]];
    const key = JSON.stringify([rows, ...reach, seesFee(scope)]);
    const [row] = await readRuns(db, { key, values: { id } }, () =>
      selectAllocations(db, scope).where(and(eq(allocations.id, sql.placeholder('id')), allocationsWithin(scope))),
    );
    return row ?? null;
  },
};

/** The runs as the log keeps them after a command: with the reason that somebody gave. */
export function withReason(version: number, reason: string | null): typeof allocationRepository {
  if (reason === null) return allocationRepository;
  return {
    ...allocationRepository,
    recorded: (row) => (row.version === version ? recorded(row) : { ...recorded(row), reason }),
  };
}

/** A20261121-0001 IW-S01. */
function runLabel({ courseCode, number, title }: Allocation): string {
  const name = title ?? courseCode;
  return name === null ? number : `${number} ${name}`;
}

/** Who drives, in which order it stops, how much it carries: what else is derived from these is not kept twice. */
function recorded({ crew, fees, findings, load, stops, ...row }: Allocation): Record<string, unknown> {
  const [one, other] = ['driver1', 'driver2'].map((role) => crew.find((member) => member.role === role));
  return {
    ...row,
    ...fees,
    ...{ driver1Id: one?.driverId ?? null, driver1Name: one?.driverName ?? null },
    ...{ driver2Id: other?.driverId ?? null, driver2Name: other?.driverName ?? null },
    stops: stops.map(({ placeName }) => placeName).join(' → ') || null,
    deliveryCount: load.count,
    weightKg: load.weightKg,
    findings: findings.map(({ code }) => code).join(', ') || null,
  };
}
