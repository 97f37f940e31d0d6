import { demoLoginId, demoPassword } from '@haisha/demo-company/demo-users';
import type { Role } from '@haisha/rules/permission';
import type { Page } from '@playwright/test';

/** Fills in the Japanese login form of the page and submits it. */
export async function logIn(page: Page, role: Role, password: string = demoPassword): Promise<void> {
  await page.getByLabel('ログインID').fill(demoLoginId(role));
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
}
