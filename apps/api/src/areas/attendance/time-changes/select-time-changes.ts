import type { TimeChange, TimeChangeQuery } from '@haisha/validation/time-change';
import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { listFilesOf } from '../../../services/files/record-files.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const most = 200;
const decider = alias(users, 'decider');

/** A change with the department of its driver. */
export type TimeChangeRow = TimeChange & { departmentId: string };

/** Lists the changes within scope, those that wait by their day, others the last one first. */
export async function listTimeChanges(db: Reader, query: TimeChangeQuery, scope: RowScope): Promise<TimeChange[]> {
  const { date, driverId, state } = query;
  const isWanted = [
    ...(state === 'waiting' ? [eq(timeChanges.status, 'requested')] : []),
    ...(state === 'decided' ? [ne(timeChanges.status, 'requested')] : []),
    ...(driverId === undefined ? [] : [eq(timeChanges.driverId, driverId)]),
    ...(date === undefined ? [] : [eq(timeChanges.workDate, date)]),
  ];
  const order =
    state === 'waiting'
      ? [asc(timeChanges.workDate), asc(timeChanges.requestedAt)]
      : [desc(timeChanges.requestedAt), desc(timeChanges.id)];
  const rows = await selectChanges(db, and(...isWanted, isWithin(scope)))
    .orderBy(...order)
    .limit(most);
  return (await withFiles(db, rows, scope)).map(told);
}

/** Finds one change within scope. */
export async function findTimeChange(db: Reader, id: string, scope: RowScope): Promise<TimeChangeRow | null> {
  const [row] = await withFiles(db, await selectChanges(db, and(eq(timeChanges.id, id), isWithin(scope))), scope);
  return row ?? null;
}

/** A change as its contract has it. */
export function told({ departmentId: _, ...change }: TimeChangeRow): TimeChange {
  return change;
}

function isWithin(scope: RowScope): SQL | undefined {
  return withinScope(scope, drivers.departmentId, eq(drivers.userId, scope.userId));
}

function selectChanges(db: Reader, condition: SQL | undefined) {
  const { after, before, decidedAt, decisionText, id, reason, reasonText, requestedAt, status, workDate } = timeChanges;
  return db
    .select({
      ...{ id, date: workDate, status, before, after, reason, reasonText, requestedAt, decidedAt, decisionText },
      driver: { id: drivers.id, code: drivers.code, name: drivers.name, nameEn: drivers.nameEn },
      departmentId: drivers.departmentId,
      requestedBy: { id: users.id, name: users.name },
      decidedBy: { id: decider.id, name: decider.name },
    })
    .from(timeChanges)
    .innerJoin(drivers, eq(drivers.id, timeChanges.driverId))
    .leftJoin(users, eq(users.id, timeChanges.requestedBy))
    .leftJoin(decider, eq(decider.id, timeChanges.decidedBy))
    .where(condition);
}

type Selected = Awaited<ReturnType<typeof selectChanges>>[number];

/** Papers may tell of health, and are named to those alone who may read them. */
async function withFiles(db: Reader, rows: readonly Selected[], scope: RowScope): Promise<TimeChangeRow[]> {
  if (!scope.may('timeChange.readEvidence')) return rows.map((row) => ({ ...row, files: [] }));
  const ids = rows.map(({ id }) => id);
  const filesOf = await listFilesOf(db, 'timeChange', ids);
  return rows.map((row) => ({ ...row, files: filesOf(row.id) }));
}
