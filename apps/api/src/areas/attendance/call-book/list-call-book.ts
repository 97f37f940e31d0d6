import type { CallBookFilter, CallBookPage, CallBookQuery } from '@haisha/validation/call-book';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { rollCalls } from '../../../db/schema/attendance/roll-calls.ts';
import { validationFailed } from '../../../http/errors.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { heldWhere, missingWhere } from './call-book-sql.ts';
import { inOrder, readCallBookEntries } from './read-entries.ts';

type Key = { id: string; workDate: string; at: string };
type Part = { after?: Key | undefined; limit?: number };
type Keyed = Record<keyof Key, AnyPgColumn>;

/** Reads a part of the call book within scope, newest first, by the order of its index however far it is down. */
export async function listCallBook(db: Database, query: CallBookQuery, scope: RowScope): Promise<CallBookPage> {
  const after = query.after === undefined ? undefined : await keyOf(db, query.after);
  const found = await callBookIds(db, query, scope, { after, limit: query.limit + 1 });
  const ids = found.slice(0, query.limit).map(({ id }) => id);
  const items = inOrder(ids, await readCallBookEntries(db, ids, scope));
  return { items, after: found.length > query.limit ? (ids.at(-1) ?? null) : null };
}

/** The ids of calls and of departures without one, newest first. */
export async function callBookIds(
  db: Database,
  query: CallBookFilter,
  scope: RowScope,
  part: Part = {},
): Promise<{ id: string }[]> {
  const [held, missing] = [heldWhere(query, scope), missingWhere(query, scope)];
  const ofHeld = () => {
    const { at, id, workDate } = rollCalls;
    const where = and(held ?? undefined, isBelow(rollCalls, part));
    const rows = db
      .select({ id, workDate, at })
      .from(rollCalls)
      .where(where)
      .orderBy(...newestFirst(rollCalls));
    return part.limit === undefined ? rows.$dynamic() : rows.$dynamic().limit(part.limit);
  };
  const ofMissing = () => {
    const { at, id, workDate } = departureAlerts;
    const where = and(missing ?? undefined, isBelow(departureAlerts, part));
    const rows = db
      .select({ id, workDate, at })
      .from(departureAlerts)
      .where(where)
      .orderBy(...newestFirst(departureAlerts));
    return part.limit === undefined ? rows.$dynamic() : rows.$dynamic().limit(part.limit);
  };
  if (missing === null) return held === null ? [] : await ofHeld();
  if (held === null) return await ofMissing();
  const both = unionAll(ofHeld(), ofMissing()).orderBy(...newestFirst(rollCalls));
  return part.limit === undefined ? await both : await both.limit(part.limit);
}

async function keyOf(db: Database, id: string): Promise<Key> {
  const of = (table: Keyed) => ({ id: table.id, workDate: table.workDate, at: sql<string>`${table.at}::text` });
  const held = db.select(of(rollCalls)).from(rollCalls).where(eq(rollCalls.id, id));
  const missing = db.select(of(departureAlerts)).from(departureAlerts).where(eq(departureAlerts.id, id));
  const [key] = [...(await held), ...(await missing)];
  if (!key) throw validationFailed([{ path: 'after', code: 'invalid' }]);
  return key;
}

function isBelow({ at, id, workDate }: Keyed, { after }: Part): SQL | undefined {
  if (!after) return undefined;
  return sql`(${workDate}, ${at}, ${id}) < (${after.workDate}::date, ${after.at}::timestamptz, ${after.id}::uuid)`;
}

const newestFirst = ({ at, id, workDate }: Keyed) => [desc(workDate), desc(at), desc(id)];
