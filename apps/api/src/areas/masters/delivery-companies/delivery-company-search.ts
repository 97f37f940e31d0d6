import { searchText } from '@haisha/rules/search-text';
import type { DeliveryCompanyInput } from '@haisha/validation/delivery-company';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Comes between what everybody may find and the note; no word of a query holds it. */
const beforeNote = '\n';

/** The words by which a delivery company is found. */
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

/** The words of the column without those of the note: who does not read it must not find out by searching either. */
export function searchableByAll(column: PgColumn): SQL {
  return sql`split_part(${column}, ${beforeNote}, 1)`;
}
