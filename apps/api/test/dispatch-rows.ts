import type { Browser } from './browser.ts';
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

export function dispatchIdsOf(url: string, { deliveryFile }: DispatchRows): Record<string, string> {
  return url.startsWith('/api/deliveries/') ? { fileId: deliveryFile.id } : {};
}
