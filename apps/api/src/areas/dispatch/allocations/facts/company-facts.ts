import type { BoardDeliveryCompany } from '@haisha/validation/board-day';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../services/records/entity-repository.ts';

/** Reads delivery companies as the board and the checks take them. */
export async function readDeliveryCompanies(db: Reader, where: SQL): Promise<BoardDeliveryCompany[]> {
  const { rows } = await db.execute<BoardDeliveryCompany>(sql`
    select c.id, c.code, c.name, c.name_en as "nameEn", c.phone, c.permit_number as "permitNumber",
      c.invoice_number as "invoiceNumber", c.insurance_expiry_date::text as "insuranceExpiryDate",
      c.default_tier as "defaultTier"
    from delivery_companies c where ${where} order by c.code collate "C"`);
  return rows;
}
