import { addVehicle } from '../../product/add-vehicle.ts';
import { firstPage } from '../../product/first-page.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { dialogOf, entriesOf, newEntry, openHistory } from '../../product/vehicle-history.ts';

// Three o'clock in the afternoon of the 20th in London: the 21st has just begun in Tokyo, and Los Angeles had breakfast.
const midnightInTokyo = '2026-11-20T15:00:00Z';
const lastSecondOfThe20th = '2026-11-20T14:59:59Z';

// In UTC all tests of the rules and of the API run anyway.
for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`with a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test.beforeEach(async ({ page, product }) => {
      await logInByApi(page, product, 'admin');
    });

    test('a deadline counts from the start of the day in Japan, and so do the days in a list', async ({
      page,
      product,
    }) => {
      const { code } = await addVehicle(page, product, { inspectionExpiryDate: '2026-11-21' });
      const due = page.getByRole('row').filter({ hasText: code });
      await page.clock.setFixedTime(lastSecondOfThe20th);
      await page.goto(`${product.url}/vehicles?q=${code}`);
      await expect(due).toContainText('2026/11/21', firstPage);
      await expect(due).toContainText('あと1日');
      await page.clock.setFixedTime(midnightInTokyo);
      await page.reload();
      await expect(due).toContainText('2026/11/21', firstPage);
      await expect(due).toContainText('本日');
      const auditRequest = page.waitForRequest((request) => request.url().includes('/api/audit?'));
      await page.goto(`${product.url}/audit?period=7`);
      expect(new URL((await auditRequest).url()).searchParams.get('from')).toBe('2026-11-15');
    });

    test('a typed day stays that day, in the history and in the database', async ({ page, product }) => {
      const vehicle = await addVehicle(page, product);
      await page.clock.setFixedTime(midnightInTokyo);
      await openHistory(page, product, vehicle);
      await page.getByRole('button', { name: '記録を追加' }).click();
      await expect(dialogOf(page).getByRole('textbox', { name: '実施日' })).toHaveValue('2026/11/21');
      await page.keyboard.press('Escape');
      const dialog = await newEntry(page, 'オイル', 'R8.11.1');
      await dialog.getByRole('button', { name: '保存する' }).click();
      await expect(dialog).toBeHidden();
      await expect(entriesOf(page)).toContainText(['2026/11/01']);
      const saved = await page.context().request.get(`${product.url}/api/vehicles/${vehicle.id}/entries`);
      expect((await saved.json()).items).toMatchObject([{ entryDate: '2026-11-01' }]);
    });

    test('an instant is shown in Japanese time', async ({ page, product }) => {
      const { id } = await addVehicle(page, product);
      const row = await (await page.context().request.get(`${product.url}/api/vehicles/${id}`)).json();
      const inTokyo = new Date(Date.parse(row.createdAt) + 9 * 3_600_000).toISOString();
      const shown = inTokyo.slice(0, 16).replaceAll('-', '/').replace('T', ' ');
      await page.goto(`${product.url}/vehicles/edit/${id}`);
      await expect(page.getByText(/登録: /)).toContainText(shown, firstPage);
      await page.goto(`${product.url}/audit?entityId=${id}`);
      await expect(page.getByRole('list', { name: '操作履歴' }).getByRole('listitem')).toContainText(
        [shown],
        firstPage,
      );
    });
  });
}
