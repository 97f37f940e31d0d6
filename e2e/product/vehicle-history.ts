import { expect, type Locator, type Page } from '@playwright/test';
import type { AddedVehicle } from './add-vehicle.ts';
import { firstPage } from './first-page.ts';
import { post } from './log-in-by-api.ts';
import type { Product } from './product.ts';

export const entriesOf = (page: Page) => page.getByRole('region', { name: /^\d{4}年$/ }).getByRole('listitem');
export const summaryOf = (page: Page) => page.getByRole('region', { name: '車両の概要' });
export const dialogOf = (page: Page) => page.getByRole('dialog');

export async function openHistory(page: Page, product: Product, { id }: AddedVehicle, rest = ''): Promise<void> {
  await page.goto(`${product.url}/vehicles/histories/${id}${rest}`);
  await expect(summaryOf(page)).toBeVisible(firstPage);
}

export async function addEntry(page: Page, product: Product, { id }: AddedVehicle, entry: object): Promise<void> {
  const answer = await post(page.context().request, product, page, `/api/vehicles/${id}/entries`, entry);
  expect(answer.status(), await answer.text()).toBe(201);
}

export async function newEntry(page: Page, kind: string, day: string): Promise<Locator> {
  await page.getByRole('button', { name: '記録を追加' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('種類').selectOption({ label: kind });
  await dialog.getByRole('textbox', { name: '実施日' }).fill(day);
  return dialog;
}
