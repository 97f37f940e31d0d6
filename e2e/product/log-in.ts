import type { Page } from '@playwright/test';
import { demoPassword, loginIdOf, type Role } from './sign-in.ts';

/** Fills in the Japanese log-in form of the page and sends it, as a person would. */
export async function logIn(page: Page, role: Role, password: string = demoPassword): Promise<void> {
  await page.getByLabel('ログインID').fill(loginIdOf(role));
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
}
