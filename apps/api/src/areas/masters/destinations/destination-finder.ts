import { sql } from 'drizzle-orm';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds delivery destinations by what their list is searched by. */
export const destinationFinder: Finder = {
  kind: 'destination',
  table: destinations,
  code: destinations.code,
  within: (scope) => withinScope(scope, null),
  name: (db, where) => {
    const { id, code, name, nameEn } = destinations;
    const detail = sql<string>`concat(${destinations.prefecture}, ${destinations.city})`;
    return db.select({ id, code, name, nameEn, detail, detailEn: sql<null>`null` }).from(destinations).where(where);
  },
};
