import {
  type DeliveryCompany,
  type DeliveryCompanyListQuery,
  type DeliveryCompanyTerms,
  type deliveryCompanySortColumns,
  legalForms,
  permitKinds,
} from '@haisha/validation/delivery-company';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byCodePoint, inJapaneseOrder } from '../../../db/indexes.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import type { Reader } from '../../../services/records/entity-repository.ts';
import { creator, editor, entityPeople } from '../../../services/records/read/entity-people.ts';
import { type ListPage, listPage } from '../../../services/records/read/list-page.ts';
import {
  archivedIs,
  type ListSql,
  listed,
  matches,
  oneOfFilter,
  orderOf,
} from '../../../services/records/read/list-sql.ts';
import { rowPart } from '../../../services/records/read/row-part.ts';
import { type RowScope, withinScope } from '../../../services/records/read/row-scope.ts';
import { isDue } from '../dues/due-days.ts';
import { searchableByAll } from './delivery-company-search.ts';

const {
  searchText,
  note,
  closingDay,
  paymentMonths,
  paymentDay,
  taxRounding,
  withholdsTax,
  capitalYen,
  employeeCount,
  bankCode,
  bankName,
  branchCode,
  branchName,
  bankAccountType,
  bankAccountNumber,
  bankAccountHolder,
  ...ownColumns
} = getTableColumns(deliveryCompanies);

const termsColumns = {
  closingDay,
  paymentMonths,
  paymentDay,
  taxRounding,
  withholdsTax,
  capitalYen,
  employeeCount,
  bankCode,
  bankName,
  branchCode,
  branchName,
  bankAccountType,
  bankAccountNumber,
  bankAccountHolder,
};

/** Selects delivery companies as the server answers them; `deliveryCompanyListSql` narrows and orders. */
export function selectDeliveryCompanies(db: Reader, { may }: Pick<RowScope, 'may'>) {
  const shownNote = may('deliveryCompany.readNote') ? sql<string | null>`${note}` : sql<string | null>`null`;
  const terms = rowPart<DeliveryCompanyTerms>(termsColumns, may('deliveryCompany.readTerms'));
  return db
    .select({ ...ownColumns, ...entityPeople, note: shownNote, terms })
    .from(deliveryCompanies)
    .leftJoin(creator, eq(creator.id, deliveryCompanies.createdBy))
    .leftJoin(editor, eq(editor.id, deliveryCompanies.updatedBy))
    .$dynamic();
}

/** Limits partners to their own company. */
export function withinPartner(scope: RowScope): SQL | undefined {
  const { deliveryCompanyId } = scope;
  return withinScope(scope, null, deliveryCompanyId ? eq(deliveryCompanies.id, deliveryCompanyId) : sql`false`);
}

/** What somebody may search: the note only with its permission. */
export function searchedBy({ may }: Pick<RowScope, 'may'>): SQL {
  return may('deliveryCompany.readNote') ? sql`${searchText}` : searchableByAll(searchText);
}

function deliveryCompanyListSql(query: DeliveryCompanyListQuery, scope: RowScope): ListSql {
  return {
    where: and(
      withinPartner(scope),
      archivedIs(deliveryCompanies.archivedAt, query.archived),
      oneOfFilter(deliveryCompanies.legalForm, query.legalForm),
      oneOfFilter(deliveryCompanies.permitKind, query.permitKind),
      query.insuranceDue && isDue(deliveryCompanies.insuranceExpiryDate, query.insuranceDue, scope.today),
      matches(searchedBy(scope), query.q),
    ),
    orderBy: orderOf<typeof deliveryCompanySortColumns>(
      query.sort,
      {
        code: [],
        name: [inJapaneseOrder(deliveryCompanies.name)],
        kana: [inJapaneseOrder(deliveryCompanies.kana)],
        legalForm: [listed(deliveryCompanies.legalForm, legalForms)],
        permitKind: [listed(deliveryCompanies.permitKind, permitKinds)],
        insuranceExpiryDate: [deliveryCompanies.insuranceExpiryDate],
        updatedAt: [deliveryCompanies.updatedAt],
      },
      byCodePoint(deliveryCompanies.code),
    ),
  };
}

export function listDeliveryCompanies(
  db: Database,
  query: DeliveryCompanyListQuery,
  scope: RowScope,
): ListPage<DeliveryCompany> {
  const { where, orderBy } = deliveryCompanyListSql(query, scope);
  return listPage(
    query,
    (limit, offset) =>
      selectDeliveryCompanies(db, scope)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    db.$count(deliveryCompanies, where),
  );
}

export async function countDeliveryCompanies(
  db: Database,
  query: DeliveryCompanyListQuery,
  scope: RowScope,
): Promise<number> {
  return await db.$count(deliveryCompanies, deliveryCompanyListSql(query, scope).where);
}

/** Selects the id of every delivery company of a list, in its order. */
export function deliveryCompanyIds(db: Database, query: DeliveryCompanyListQuery, scope: RowScope) {
  const { where, orderBy } = deliveryCompanyListSql(query, scope);
  return db
    .select({ id: deliveryCompanies.id })
    .from(deliveryCompanies)
    .where(where)
    .orderBy(...orderBy);
}
