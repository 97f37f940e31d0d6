import { addDays } from '@haisha/rules/calendar';
import type { RunDay, RunOverview } from '@haisha/validation/run-overview';
import { and, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { allocations } from '../../../db/schema/dispatch/allocations.ts';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { allocationsWithin } from '../allocations/allocation-scope.ts';
import { deliveriesWithin } from '../deliveries/delivery-scope.ts';
import { isOpen } from './open-findings.ts';
import { ownCentres } from './own-centres.ts';

type Counts = Omit<RunDay, 'unassigned'>;

const none = { runs: 0, unconfirmed: 0, requested: 0, confirmed: 0, departed: 0, returned: 0, red: 0, amber: 0 };

/** Counts the runs of today and tomorrow by how far they are, and what is on none. */
export async function readRunDays(db: Database, scope: RowScope): Promise<NonNullable<RunOverview['days']>> {
  const [today, tomorrow] = [scope.today, addDays(scope.today, 1)];
  const [runs, left] = await Promise.all([
    countRuns(db, scope, [today, tomorrow]),
    countLeft(db, scope, [today, tomorrow]),
  ]);
  const dayOf = (date: string): RunDay => ({ ...none, ...runs.get(date), date, unassigned: left.get(date) ?? 0 });
  return { today: dayOf(today), tomorrow: dayOf(tomorrow) };
}

async function countRuns(db: Database, scope: RowScope, days: string[]): Promise<Map<string, Counts>> {
  const { findings, operationDate: date, status } = allocations;
  const count = (wanted: SQL) => sql<number>`count(*) filter (where ${wanted})::int`;
  const among = (...names: string[]) => count(sql`${status} = any(${sql.param(names)}::text[])`);
  const red = isOpen(findings, 'red');
  const rows = await db
    .select({
      date,
      runs: sql<number>`count(*)::int`,
      unconfirmed: among('planned', 'accepted'),
      requested: among('requested'),
      confirmed: among('confirmed', 'acknowledged', 'clockedIn', 'called'),
      departed: among('departed'),
      returned: among('returned', 'postCalled', 'reported', 'approved', 'locked'),
      red: count(red),
      amber: count(sql`${isOpen(findings, 'amber')} and not ${red}`),
    })
    .from(allocations)
    .where(
      and(
        allocationsWithin(scope),
        ownCentres(scope, allocations.departmentId),
        inArray(date, days),
        notInArray(status, ['cancelled', 'declined']),
        isNull(allocations.archivedAt),
      ),
    )
    .groupBy(date);
  return new Map(rows.map((row) => [row.date, row]));
}

async function countLeft(db: Database, scope: RowScope, days: string[]): Promise<Map<string, number>> {
  if (!scope.may('delivery.read')) return new Map();
  const { operationDate: date } = deliveries;
  const rows = await db
    .select({ date, count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(
      and(
        deliveriesWithin(scope),
        ownCentres(scope, deliveries.departmentId),
        inArray(date, days),
        inArray(deliveries.operationStatus, ['draft', 'open']),
        isNull(deliveries.archivedAt),
      ),
    )
    .groupBy(date);
  return new Map(rows.map((row) => [row.date, row.count]));
}
