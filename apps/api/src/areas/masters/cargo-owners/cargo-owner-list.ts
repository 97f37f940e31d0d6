import type {
  CargoOwner,
  CargoOwnerListQuery,
  CargoOwnerTerms,
  cargoOwnerSortColumns,
} from '@haisha/validation/cargo-owner';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import { archivedIs, type ListSql, matches, oneOfFilter, orderOf } from '../../../services/records/read/list-sql.ts';
import { referenceNames } from '../../../services/records/read/reference-names.ts';
import { rowPart } from '../../../services/records/read/row-part.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const {
  searchText: _,
  contractIssuedDate,
  includesHandling,
  fareModel,
  waitingRule,
  tollRule,
  surchargeRule,
  ...ownColumns
} = getTableColumns(cargoOwners);

const termsColumns = { contractIssuedDate, includesHandling, fareModel, waitingRule, tollRule, surchargeRule };

const destinationCount = sql<number>`(select count(*)::int from destinations
  where destinations.cargo_owner_id = ${cargoOwners.id} and destinations.archived_at is null)`;

/** Selects cargo owners as the server answers them; `cargoOwnerListSql` narrows and orders. */
export function selectCargoOwners(db: Reader, { may }: Pick<RowScope, 'may'>) {
  const terms = rowPart<CargoOwnerTerms>(termsColumns, may('cargoOwner.readTerms'));
  return db
    .select({ ...ownColumns, ...entityPeople, terms, ...referenceNames('customer', customers), destinationCount })
    .from(cargoOwners)
    .innerJoin(customers, eq(customers.id, cargoOwners.customerId))
    .leftJoin(creator, eq(creator.id, cargoOwners.createdBy))
    .leftJoin(editor, eq(editor.id, cargoOwners.updatedBy))
    .$dynamic();
}

function cargoOwnerListSql(query: CargoOwnerListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinScope(scope, null),
      archivedIs(cargoOwners.archivedAt, query.archived),
      oneOfFilter(cargoOwners.customerId, query.customerId),
      matches(cargoOwners.searchText, query.q),
    ),
    orderBy: orderOf<typeof cargoOwnerSortColumns>(
      query.sort,
      {
        code: [],
        name: [inJapaneseOrder(cargoOwners.name)],
        kana: [inJapaneseOrder(cargoOwners.kana)],
        customerName: [inJapaneseOrder(customers.kana)],
        destinationCount: [destinationCount],
        updatedAt: [cargoOwners.updatedAt],
      },
      byCodePoint(cargoOwners.code),
    ),
  };
}

export function listCargoOwners(db: Database, query: CargoOwnerListQuery, scope: RowScope): ListPage<CargoOwner> {
  const { where, orderBy } = cargoOwnerListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectCargoOwners(db, scope)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(cargoOwners, where),
  );
}

/** Selects the id of every cargo owner of a list, in its order. */
export function cargoOwnerIds(db: Database, query: CargoOwnerListQuery, scope: RowScope) {
  const { where, orderBy } = cargoOwnerListSql(query, scope);
  return db
    .select({ id: cargoOwners.id })
    .from(cargoOwners)
    .innerJoin(customers, eq(customers.id, cargoOwners.customerId))
    .where(where)
    .orderBy(...orderBy);
}
