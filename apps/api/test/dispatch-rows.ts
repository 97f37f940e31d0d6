import { eq } from 'drizzle-orm';
import { companyHolidays } from '../src/db/schema/dispatch/company-holidays.ts';
import { files } from '../src/db/schema/services/files.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './build-test-app.ts';
import { created } from './masters.ts';
import { pdfFile } from './pictures.ts';
import { upload } from './upload.ts';

/** A proof of a delivery, and a day that the company keeps. */
export type DispatchRows = {
  deliveryFile: { id: string };
  companyHoliday: { id: string; version: number };
};

/** A company holiday as a browser sends it. */
export const companyHolidayBody = { name: '年末年始', from: '2026-12-30', to: '2027-01-03', effect: 'closed' };

export async function createDispatchRows(admin: Browser, deliveryId: string): Promise<DispatchRows> {
  const at = `/api/deliveries/${deliveryId}/files`;
  const deliveryFile = (await upload(admin, at, { filename: '受領書.pdf', content: pdfFile })).json();
  return { deliveryFile, companyHoliday: await created(admin, '/api/company-holidays', companyHolidayBody) };
}

/** As they were, each in its present version. */
export async function revivedDispatch(
  db: TestApp['db'],
  rows: DispatchRows,
  fileGone: string | null,
): Promise<DispatchRows> {
  await db.update(files).set({ archivedAt: fileGone }).where(eq(files.id, rows.deliveryFile.id));
  const { id, version } = companyHolidays;
  const [holiday] = await db
    .update(companyHolidays)
    .set({ archivedAt: null })
    .where(eq(id, rows.companyHoliday.id))
    .returning({ version });
  return { ...rows, companyHoliday: { ...rows.companyHoliday, ...holiday } };
}

export function dispatchIdsOf(url: string, { deliveryFile }: DispatchRows): Record<string, string> {
  return url.startsWith('/api/deliveries/') ? { fileId: deliveryFile.id } : {};
}
