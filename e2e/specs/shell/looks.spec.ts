import type { Locator } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

const styleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderColor, boxShadow, outlineColor } = getComputedStyle(element);
    return { backgroundColor, borderColor, boxShadow, outlineColor };
  });

test('a wrong field stays red under the focus, which a ring around it shows', async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/drivers/add`);
  await page.getByRole('button', { name: '保存する' }).click();
  const parts = [
    ['textbox', '氏名', 'カナ'],
    ['combobox', '性別', '所属部署'],
  ] as const;
  for (const [role, name, other] of parts) {
    const field = page.getByRole(role, { name, exact: true });
    await field.focus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const focused = await styleOf(field);
    const left = await styleOf(page.getByRole(role, { name: other, exact: true }));
    expect(focused, name).toMatchObject({ borderColor: left.borderColor, outlineColor: left.outlineColor });
    expect(focused.boxShadow, name).not.toBe(left.boxShadow);
  }
});

test('the row shown beside the list keeps its ground under the pointer', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/vehicles`);
  const row = page.locator('[data-row-id]').nth(2);
  await row.press('Space');
  await expect(row).toHaveAttribute('aria-current', 'true');
  const { backgroundColor } = await styleOf(row);
  await row.hover();
  expect(await styleOf(row)).toMatchObject({ backgroundColor });
});

test('in forced colours a dialog has an edge and the dot of a state its colour', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/vehicles`);
  const dot = page.locator('[data-tone=warning]').first();
  await expect(dot).toBeVisible();
  expect(await dot.evaluate((element) => getComputedStyle(element, '::before').forcedColorAdjust)).toBe('none');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});
