import { eq, sql } from 'drizzle-orm';
import { deliveries } from '../../../db/schema/dispatch/deliveries.ts';
import { destinations } from '../../../db/schema/masters/destinations.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { deliveriesWithin } from './delivery-scope.ts';

/** Finds deliveries by what their list is searched by. */
export const deliveryFinder: Finder = {
  kind: 'delivery',
  table: deliveries,
  code: deliveries.number,
  day: deliveries.operationDate,
  within: deliveriesWithin,
  name: (db, where) =>
    db
      .select({
        id: deliveries.id,
        code: deliveries.number,
        name: destinations.name,
        nameEn: destinations.nameEn,
        detail: sql<string>`to_char(${deliveries.operationDate}, 'YYYY/MM/DD')`,
        detailEn: sql<string | null>`null`,
      })
      .from(deliveries)
      .innerJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(where),
};
