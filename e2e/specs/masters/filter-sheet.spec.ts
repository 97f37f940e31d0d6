import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { sticksOut } from '../../product/sticks-out.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  '': { filters: '絞り込み', some: '絞り込み（2）', status: '状態', repair: '整備中', close: '閉じる' },
  '/en': { filters: 'Filters', some: 'Filters (2)', status: 'Status', repair: 'Maintenance', close: 'Close' },
} as const;

for (const [path, text] of Object.entries(words)) {
  test(`on a phone the filters of a list stand in a sheet (${path || '/'})`, async ({ page, product }) => {
    await logInByApi(page, product, 'admin');
    await page.goto(`${product.url}${path}/vehicles?status=inService&ownershipType=owned`);
    await expect(page.locator('[data-row-id]').first()).toBeVisible();
    const button = page.getByRole('button', { name: text.some });
    await expect(button.getByText('2')).toBeVisible();
    const tops = () => page.locator('[data-row-id]').first().boundingBox();
    const before = await tops();
    await button.tap();
    const sheet = page.getByRole('dialog', { name: text.filters });
    await expect(sheet).toBeInViewport({ ratio: 0.99 });
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(await tops()).toEqual(before);
    expect(await sticksOut(page)).toEqual([]);
    expect(await accessibilityFaults(page, { within: sheet })).toEqual([]);
    const status = sheet.getByRole('group', { name: text.status });
    const repair = status.getByRole('checkbox', { name: text.repair });
    const pill = status.locator('label', { hasText: text.repair });
    expect((await pill.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await repair.tap();
    await expect(page).toHaveURL(/status=inMaintenance/);
    await expect(repair).toBeChecked();
    await sheet.getByRole('button', { name: text.close }).tap();
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('the sheet is worked by the keyboard alone, and Escape gives the focus back to the words it was opened from', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/vehicles?status=inService`);
  await expect(page.locator('[data-row-id]').first()).toBeVisible();
  const status = page.getByRole('button', { name: /^状態 稼働中/ });
  await status.press('Enter');
  const sheet = page.getByRole('dialog', { name: '絞り込み' });
  await expect(sheet.getByRole('checkbox', { name: '稼働中' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/status=inMaintenance/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: /^状態 稼働中、整備中/ })).toBeFocused();
});
