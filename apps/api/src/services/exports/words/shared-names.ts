import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cargoOwners } from '../../../db/schema/masters/cargo-owners.ts';
import { customers } from '../../../db/schema/masters/customers.ts';
import { deliveryCompanies } from '../../../db/schema/masters/delivery-companies.ts';
import { departments } from '../../../db/schema/masters/departments.ts';
import { directions } from '../../../db/schema/masters/directions.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';

/** What other records name by name. */
const referredTo = [departments, vehicleTypes, directions, customers, cargoOwners, deliveryCompanies, drivers];

/** What a file calls a record whose name alone would not tell which one is meant; null for all others. */
export type CodeFor = (id: string, name: string) => string | null;

/** The codes of records that share a name with another one of their kind, or have one that a file would not give back. */
export async function codesOfSharedNames(db: Pick<Database, 'execute'>): Promise<CodeFor> {
  const { rows } = await db.execute<{ id: string; word: string; code: string }>(
    sql.join(referredTo.map(sharedNamesOf), sql` union all `),
  );
  const codes = new Map(rows.map(({ id, word, code }) => [`${id} ${word}`, code]));
  return (id, name) => codes.get(`${id} ${name}`) ?? null;
}

function sharedNamesOf(table: (typeof referredTo)[number]): SQL {
  return sql`
    (with words as (
      select id, code, unnest(array[code, name, name_en]) as word from ${table} where archived_at is null
    ), shared as (
      select word from words group by word having count(distinct id) > 1 or word ~ '(^|\\s)[/／](\\s|$)|^''[=+@-]'
    )
    select distinct id, word, code from words join shared using (word) where word <> code)`;
}
