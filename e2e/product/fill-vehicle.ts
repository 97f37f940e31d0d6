import type { Page } from '@playwright/test';

/** Fills in everything a new 2 t truck needs, in the Japanese form and as people type. */
export async function fillVehicle(page: Page, code: string, serialNumber: string): Promise<void> {
  await page.getByLabel('社番').fill(code);
  await page.getByLabel('地域名').fill('大宮');
  await page.getByLabel('分類番号').fill('４００');
  await page.getByLabel('かな', { exact: true }).fill('あ');
  await page.getByLabel('一連指定番号').fill(serialNumber);
  await page.locator('select[name="vehicleTypeId"]').selectOption({ label: 'T02 2t 冷蔵' });
  await page.locator('select[name="departmentId"]').selectOption({ label: 'IW 岩槻センター' });
  await page.locator('select[name="ownershipType"]').selectOption({ label: '自社' });
  await page.locator('select[name="transmission"]').selectOption({ label: 'AT' });
  await page.locator('input[name="inspectionExpiryDate"]').fill('R9.11.21');
  await page.locator('input[name="nextThreeMonthInspectionDate"]').fill('20270210');
  await page.locator('input[name="nextThreeMonthInspectionDate"]').blur();
}
