import type { CallBookCounts, CallBookFilter } from '@haisha/validation/call-book';
import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { inJapaneseOrder } from '../../../db/indexes.ts';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { heldWhere, missingWhere } from './call-book-sql.ts';

/** Counts what is asked for. */
export async function countCallBook(db: Database, query: CallBookFilter, scope: RowScope): Promise<CallBookCounts> {
  const [held, missing] = [heldWhere(query, scope), missingWhere(query, scope)];
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [calls] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      refused: counted(eq(rollCalls.result, 'refused')),
      alcohol: counted(gt(rollCalls.alcohol, 0)),
      byManagers: counted(sql`'manager' = any(${users.roles})`),
    })
    .from(rollCalls)
    .innerJoin(users, eq(users.id, rollCalls.createdBy))
    .where(held ?? (held === null ? sql`false` : undefined));
  const [departures] = await db
    .select({ missing: sql<number>`count(*)::int`, open: counted(isNull(departureAlerts.acknowledgedAt)) })
    .from(departureAlerts)
    .where(missing ?? sql`false`);
  return { calls: 0, refused: 0, alcohol: 0, byManagers: 0, ...calls, missing: 0, open: 0, ...departures };
}

/** Who held calls within scope, in the order of their kana. */
export async function callOfficers(db: Database, scope: RowScope): Promise<{ id: string; name: string }[]> {
  const { id, kana, name } = users;
  const calls = db
    .select({ one: sql`1` })
    .from(rollCalls)
    .innerJoin(drivers, eq(drivers.id, rollCalls.driverId))
    .where(and(eq(rollCalls.createdBy, id), scope.rows === 'own' ? eq(drivers.userId, scope.userId) : undefined));
  return await db.select({ id, name }).from(users).where(exists(calls)).orderBy(inJapaneseOrder(kana));
}
