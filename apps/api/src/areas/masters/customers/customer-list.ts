import type { Customer, CustomerListQuery, CustomerTerms, customerSortColumns } from '@haisha/validation/customer';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import { archivedIs, type ListSql, matches, oneOfFilter, orderOf } from '../../../services/records/read/list-sql.ts';
import { rowPart } from '../../../services/records/read/row-part.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';

const {
  searchText: _,
  closingDay,
  paymentMonths,
  paymentDay,
  paymentMethod,
  invoiceForm,
  invoiceSending,
  invoiceLanguage,
  taxRounding,
  invoiceNumber,
  corporateNumber,
  openingBalanceYen,
  creditLimitYen,
  showsCarryOver,
  hasFuelSurcharge,
  invoiceNote,
  ...ownColumns
} = getTableColumns(customers);

const termsColumns = {
  closingDay,
  paymentMonths,
  paymentDay,
  paymentMethod,
  invoiceForm,
  invoiceSending,
  invoiceLanguage,
  taxRounding,
  invoiceNumber,
  corporateNumber,
  openingBalanceYen,
  creditLimitYen,
  showsCarryOver,
  hasFuelSurcharge,
  invoiceNote,
};

const cargoOwnerCount = sql<number>`(select count(*)::int from cargo_owners
  where cargo_owners.customer_id = ${customers.id} and cargo_owners.archived_at is null)`;

const readsTerms = ({ may }: Pick<RowScope, 'may'>) => may('customer.readTerms');

/** Selects customers as the server answers them; `customerListSql` narrows and orders. */
export function selectCustomers(db: Reader, scope: Pick<RowScope, 'may'>) {
  const terms = rowPart<CustomerTerms>(termsColumns, readsTerms(scope));
  return db
    .select({ ...ownColumns, ...entityPeople, terms, cargoOwnerCount })
    .from(customers)
    .leftJoin(creator, eq(creator.id, customers.createdBy))
    .leftJoin(editor, eq(editor.id, customers.updatedBy))
    .$dynamic();
}

function customerListSql(query: CustomerListQuery, scope: RowScope): ListSql {
  // Ignores filters and orders on terms that the user may not read.
  const hidden = readsTerms(scope) ? undefined : sql`null`;
  return {
    where: and(
      withinScope(scope, null),
      archivedIs(customers.archivedAt, query.archived),
      oneOfFilter(hidden ?? closingDay, query.closingDay.map(Number)),
      oneOfFilter(hidden ?? invoiceForm, query.invoiceForm),
      matches(customers.searchText, query.q),
    ),
    orderBy: orderOf<typeof customerSortColumns>(
      query.sort,
      {
        code: [],
        name: [inJapaneseOrder(customers.name)],
        kana: [inJapaneseOrder(customers.kana)],
        'terms.closingDay': hidden ? [] : [closingDay],
        cargoOwnerCount: [cargoOwnerCount],
        updatedAt: [customers.updatedAt],
      },
      byCodePoint(customers.code),
    ),
  };
}

export function listCustomers(db: Database, query: CustomerListQuery, scope: RowScope): ListPage<Customer> {
  const { where, orderBy } = customerListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectCustomers(db, scope)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(customers, where),
  );
}

/** Selects the id of every customer of a list, in its order. */
export function customerIds(db: Database, query: CustomerListQuery, scope: RowScope) {
  const { where, orderBy } = customerListSql(query, scope);
  return db
    .select({ id: customers.id })
    .from(customers)
    .where(where)
    .orderBy(...orderBy);
}
