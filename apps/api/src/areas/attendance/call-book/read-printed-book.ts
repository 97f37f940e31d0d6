import type { HeldCall, MissingCall, PrintedCallBookQuery } from '@haisha/validation/call-book';
import { mostBookEntries } from '@haisha/validation/roll-call-choices';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { recordNotFound, validationFailed } from '../../../http/errors.ts';
import type { RowScope } from '../../../services/records/read/row-scope.ts';
import { callBookIds } from './list-call-book.ts';
import { inOrder, readCallBookEntries } from './read-entries.ts';

type Named = { name: string; nameEn: string | null };

export type PrintedCallBook = {
  /** Those that were asked for; none for all. */
  departments: Named[];
  drivers: Named[];
  officers: { name: string }[];
  calls: HeldCall[];
  missing: MissingCall[];
};

/** Reads the call book for a paper, in order of time; drivers read their own alone. */
export async function readPrintedBook(
  db: Database,
  query: PrintedCallBookQuery,
  scope: RowScope,
): Promise<PrintedCallBook> {
  const named = await db
    .select({ name: departments.name, nameEn: departments.nameEn })
    .from(departments)
    .where(inArray(departments.id, query.departmentId))
    .orderBy(asc(departments.code));
  if (named.length < new Set(query.departmentId).size) throw recordNotFound();
  const found = await callBookIds(db, query, scope, { limit: mostBookEntries + 1 });
  if (found.length > mostBookEntries)
    throw validationFailed([{ path: 'to', code: 'tooManyRows', params: { max: mostBookEntries } }]);
  const ids = found.map(({ id }) => id).reverse();
  const entries = inOrder(ids, await readCallBookEntries(db, ids, scope));
  return {
    departments: named,
    drivers: await db
      .select({ name: drivers.name, nameEn: drivers.nameEn })
      .from(drivers)
      .where(inArray(drivers.id, query.driverId))
      .orderBy(asc(drivers.code)),
    officers: await db
      .select({ name: users.name })
      .from(users)
      .where(inArray(users.id, query.byId))
      .orderBy(asc(users.kana)),
    calls: entries.filter((entry) => entry.entry === 'held'),
    missing: entries.filter((entry) => entry.entry !== 'held'),
  };
}
