import type { Permission } from '@haisha/rules/permission';
import { type Due, type DueKind, dueKinds } from '@haisha/validation/due';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { asListed, byCodePoint } from '../../../db/indexes.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';

export const mostDues = 50;
/** Stops counting here: nobody needs an exact number above it. */
export const mostCounted = 1_000;

/** How many days ahead a kind is listed; every vehicle always has a three-month inspection ahead. */
const noticeDays: Partial<Record<DueKind, number>> = { threeMonthInspection: 30 };
const usualNoticeDays = 60;
/** Kinds whose expiry stops people from driving: they come first. */
const stopsDriving: readonly DueKind[] = ['inspection', 'compulsoryInsurance', 'licence'];

export type DueRow = Omit<Due, 'daysLeft' | 'entity' | 'nameEn'> & { nameEn: string | null };

/** The dates of one table; `read` answers the first of them in `inUrgency`, each with the number of all. */
export type DueSource = {
  entity: Due['entity'];
  permission: Permission;
  read: (db: Database, scope: RowScope) => Promise<(DueRow & { count: number })[]>;
};

type DueTable = PgTable & { id: AnyPgColumn; code: AnyPgColumn };

/** A date of a record; `join` and `where` come after the table it stands in. */
type DueDate = { kind: DueKind; day: AnyPgColumn | SQL; join?: SQL; where?: SQL };

/** Selects the near and past dates of some records, each kind by its index, to join on by `isDueOf`. */
export function datesOf(table: DueTable, dates: readonly DueDate[], today: string, where: SQL | undefined): SQL {
  const kinds = dates.map(({ kind, day, join = sql``, where: more }) => {
    const isNear = sql`${day} <= ${today}::date + ${noticeDays[kind] ?? usualNoticeDays}::int`;
    return sql`(select ${table.id}, ${table.code}, ${kind}, ${day} from ${table} ${join} where ${and(isNear, where, more)}
      order by ${day}, ${byCodePoint(table.code)} limit ${mostCounted + 1})`;
  });
  return sql`(select *, count(*) over ()::int from (${sql.join(kinds, sql` union all `)}) as due (id, code, kind, day)
    order by ${inUrgency(today)} limit ${mostDues}) as due (id, code, kind, day, count)`;
}

export function isDueOf({ id }: DueTable): SQL {
  return sql`due.id = ${id}`;
}

export const due = {
  kind: sql<DueKind>`due.kind`,
  dueDate: sql<string>`due.day::text`,
  isMissing: sql<boolean>`false`,
  count: sql<number>`due.count`,
};

/** Orders by what stops people from driving, then by day, then by kind. */
export function inUrgency(today: string): SQL {
  const kinds = sql.param([...stopsDriving]);
  return sql`(due.day < ${today}::date and due.kind = any(${kinds}::text[])) desc, due.day, due.code collate "C",
    ${asListed(sql`due.kind`, dueKinds)}`;
}

/** The same order, for dates of several tables. */
export function byUrgency(today: string): (a: DueRow, b: DueRow) => number {
  const isFirst = ({ kind, dueDate }: DueRow) => Number(dueDate < today && stopsDriving.includes(kind));
  return (a, b) => isFirst(b) - isFirst(a) || a.dueDate.localeCompare(b.dueDate);
}
