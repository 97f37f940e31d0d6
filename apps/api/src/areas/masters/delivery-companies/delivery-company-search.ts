import { searchText } from '@haisha/rules/search-text';
import type { DeliveryCompanyInput } from '@haisha/validation/delivery-company';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Separates what everybody may search from the note; no query contains it. */
const beforeNote = '\n';

/** Builds the search text of a delivery company. */
export function deliveryCompanySearch(row: Omit<DeliveryCompanyInput, 'terms'>): string {
  const { code, name, kana, nameEn, corporateNumber, invoiceNumber, permitNumber } = row;
  const { prefecture, city, addressLine1, phone, email, contactName, vehicles, drivers, note } = row;
  const byAll = searchText(
    code,
    name,
    kana,
    nameEn,
    corporateNumber,
    invoiceNumber,
    permitNumber,
    prefecture,
    city,
    addressLine1,
    phone,
    email,
    contactName,
    ...vehicles.map(({ number }) => number),
    ...drivers.map((driver) => driver.name),
  );
  return note === null ? byAll : byAll + beforeNote + searchText(note);
}

/** Cuts the note off the search text for users who may not read it. */
export function searchableByAll(column: PgColumn): SQL {
  return sql`split_part(${column}, ${beforeNote}, 1)`;
}
