import { expect, type Page } from '@playwright/test';

/** Fills in everything a new department needs, in the Japanese form; the postal code fills the address. */
export async function fillDepartment(page: Page, code: string): Promise<void> {
  await page.getByLabel('部署コード').fill(code);
  await page.getByLabel('区分').selectOption({ label: '営業所' });
  await page.getByLabel('部署名').fill(`${code} 営業所`);
  await page.getByLabel('略称').fill(code);
  await page.getByLabel('郵便番号').fill('339-0073');
  await page.getByLabel('町名・番地').click();
  await expect(page.getByLabel('都道府県')).toHaveValue('埼玉県');
  await page.getByLabel('町名・番地').fill('上野0-1');
}
