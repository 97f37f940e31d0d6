import { eq } from 'drizzle-orm';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { Finder } from '../../../services/find/finder.ts';
import { withinScope } from '../../../services/records/read/row-scope.ts';

/** Finds cargo owners by what their list is searched by. */
export const cargoOwnerFinder: Finder = {
  kind: 'cargoOwner',
  table: cargoOwners,
  code: cargoOwners.code,
  within: (scope) => withinScope(scope, null),
  name: (db, where) =>
    db
      .select({
        id: cargoOwners.id,
        code: cargoOwners.code,
        name: cargoOwners.name,
        nameEn: cargoOwners.nameEn,
        detail: customers.name,
        detailEn: customers.nameEn,
      })
      .from(cargoOwners)
      .innerJoin(customers, eq(customers.id, cargoOwners.customerId))
      .where(where),
};
