import type { Permission } from '@haisha/rules/permission';
import type { Due, DueKind } from '@haisha/validation/due';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RowScope } from '../../crud/row-scope.ts';
import type { Database } from '../../db/client.ts';

export const mostDues = 50;

/** From how many days ahead a kind is told; every vehicle has a three-month inspection ahead of it at any time. */
const noticeDays: Partial<Record<DueKind, number>> = { threeMonthInspection: 30 };
const usualNoticeDays = 60;
/** Nobody drives once one of these has run out: they come before whatever else is late. */
const stopsDriving: readonly DueKind[] = ['inspection', 'compulsoryInsurance', 'licence'];

export type DueRow = Omit<Due, 'daysLeft' | 'entity' | 'nameEn'> & { nameEn: string | null };

/** The dates of one table; `read` answers the first of them in `inUrgency`, each with the number of all. */
export type DueSource = {
  entity: Due['entity'];
  permission: Permission;
  read: (db: Database, scope: RowScope) => Promise<(DueRow & { count: number })[]>;
};

type DueDates = Partial<Record<DueKind, AnyPgColumn | SQL>>;

/**
 * To join on: the dates of a record that are near enough or have passed; `missing` says of which kinds nothing stands
 * on record.
 */
export function datesOf(dates: DueDates, today: string, missing: DueDates = {}): SQL {
  const rows = Object.entries(dates).map(
    ([kind, date]) => sql`(${kind}, ${date}, ${missing[kind as DueKind] ?? sql`false`})`,
  );
  return nearDates(sql`values ${sql.join(rows, sql`, `)}`, today);
}

/** The same of rows of a kind, a date and whether it is missing. */
export function nearDates(rows: SQL, today: string): SQL {
  const exceptions = Object.entries(noticeDays).map(([kind, days]) => sql`when ${kind} then ${days}::int`);
  return sql`lateral (select kind, day, is_missing from (${rows}) as date_of (kind, day, is_missing)
    where day <= ${today}::date + case kind ${sql.join(exceptions, sql` `)} else ${usualNoticeDays}::int end) as due`;
}

export const due = {
  kind: sql<DueKind>`due.kind`,
  dueDate: sql<string>`due.day::text`,
  isMissing: sql<boolean>`due.is_missing`,
  count: sql<number>`count(*) over ()::int`,
};

export function inUrgency(today: string): SQL[] {
  const kinds = sql.param([...stopsDriving]);
  return [sql`(due.day < ${today}::date and due.kind = any(${kinds}::text[])) desc`, sql`due.day`];
}

/** The same order, for dates of several tables. */
export function byUrgency(today: string): (a: DueRow, b: DueRow) => number {
  const isFirst = ({ kind, dueDate }: DueRow) => Number(dueDate < today && stopsDriving.includes(kind));
  return (a, b) => isFirst(b) - isFirst(a) || a.dueDate.localeCompare(b.dueDate);
}
