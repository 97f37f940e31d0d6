import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

/** A day in Japan, so many days from today. */
function dayFrom(days: number): string {
  return new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** Waits for the answer to a write of a day that is stored. */
function storing(page: Page) {
  return page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /\/api\/time-records\/[^?]+$/.test(response.url()) && response.ok(),
  );
}

test('the office enters a day as one line, corrects it with its effect shown, and finds it in the month', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  // Whoever was off that day: no row of the demo company changes.
  const day = dayFrom(-1);
  await page.goto(`${product.url}/driver-time-in-out?date=${day}`);
  const row = page.locator('tbody tr[data-row]').filter({ hasNotText: ':' }).last();
  const code = (await row.locator('[data-code]').textContent()) ?? '';
  const ours = page.locator('tbody tr[data-row]').filter({ hasText: code });

  // By keyboard alone: open the line, type, Enter stores it and goes on.
  await row.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('9:05 9:31 15:12 15:40');
  await expect(ours.locator('[id$="-reading"]')).toHaveText('出勤 9:05出庫 9:31帰庫 15:12退勤 15:40');
  const stored = storing(page);
  await page.keyboard.press('Enter');
  await stored;
  await expect(ours).toContainText('15:40');
  await expect(ours).toContainText('6:35');
  // The next row had its line opened; the row itself has the focus again.
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr[data-row]:focus')).toBeVisible();

  // A punch that stands changes in the dialog, which tells what comes of it first.
  await ours.focus();
  await page.keyboard.press('Enter');
  const line = ours.getByRole('textbox');
  await line.fill('9:05 9:31 16:12 16:40');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('→ 7:35')).toBeVisible();
  await dialog.getByRole('combobox', { name: '理由' }).selectOption('waiting');
  const corrected = storing(page);
  await dialog.getByRole('button', { name: '保存する' }).click();
  await corrected;
  await expect(dialog).toBeHidden();
  await expect(ours).toContainText('7:35');

  // The month has it, with the first time of the corrected punch.
  await ours.getByRole('link').click();
  const inMonth = page.locator('tbody tr[data-row]').filter({ hasText: '16:40' });
  await expect(inMonth).toContainText('7:35');
  await inMonth.focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toContainText('15:40 → 16:40荷待ち');
});

test('what is found is whole in its row, however wide the window is', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  for (const prefix of ['', '/en']) {
    await page.goto(`${product.url}${prefix}/driver-time-in-out?date=${dayFrom(0)}`);
    for (const width of [1920, 1440, 1280, 960, 800, 720, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const found = page.locator('[data-row] [data-level]');
      await expect(found.first()).toBeVisible();
      const cut = await found.evaluateAll((lines) =>
        lines
          .filter((line) => {
            const words = line.querySelector('span') ?? line;
            const { left, right } = words.getBoundingClientRect();
            return words.scrollWidth > words.clientWidth || left < 0 || right > window.innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut, `${prefix} at ${width}`).toEqual([]);
    }
  }
});

test('on a phone every count of the day is in sight, and high enough to be pressed', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/en']) {
    await page.goto(`${product.url}${prefix}/driver-time-in-out?date=${dayFrom(0)}`);
    const counts = page.locator('section:has(> [data-figure]) > :is(button, [data-figure])');
    await expect(counts).toHaveCount(5);
    for (const count of await counts.all()) {
      const box = await count.boundingBox();
      expect(box?.x, prefix).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), prefix).toBeLessThanOrEqual(390);
      expect(box?.height, prefix).toBeGreaterThanOrEqual(44);
    }
  }
});
