import { addDays } from '@haisha/rules/calendar';
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi, post } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

type Run = { id: string; operationDate: string; departmentId: string };
type Row = { run: Run; status: string; corrections: number; isCorrectionWaiting: boolean };

test('what the manager corrects waits for a second person, who approves it, and counts at once on both pages', async ({
  browser,
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  const run = await approvedRun(page, product);
  const address = `${product.url}/daily-reports?date=${run.operationDate}&departmentId=${run.departmentId}&open=${run.id}`;
  await openLive(page, address);
  await page.getByRole('button', { name: '訂正する' }).click();
  const toll = page.getByRole('textbox', { name: '高速代（円）' });
  await toll.fill('2640');
  await page.getByRole('textbox', { name: /訂正の理由/ }).fill('領収書が後から提出された');
  await page.keyboard.press('Control+Enter');

  const own = page.getByRole('region', { name: '承認を待っている訂正' });
  await expect(own.getByText(/高速代/)).toContainText('→ 2640');
  await expect(own.getByText(/自分が申請した訂正は承認も却下もできません/)).toBeVisible();
  await expect(own.getByRole('button', { name: '訂正を承認' })).toHaveCount(0);
  await expect(toll).not.toHaveValue('2640');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await approveByApi(page, product, run.id)).toBe(403);

  const desk = await secondBrowser(browser, product, 'admin');
  await openLive(desk, address);
  const asked = desk.getByRole('region', { name: '承認を待っている訂正' });
  await expect(asked.getByText('領収書が後から提出された')).toBeVisible();
  expect(await accessibilityFaults(desk)).toEqual([]);
  await asked.getByRole('button', { name: '却下する' }).click();
  await expect(asked.getByRole('textbox', { name: /却下する理由/ })).toBeFocused();
  await asked.getByRole('button', { name: '訂正を承認' }).click();
  await expect(desk.getByText('訂正を承認しました。')).toBeVisible();

  for (const each of [page, desk]) {
    await expect(each.getByRole('region', { name: '承認を待っている訂正' })).toHaveCount(0);
    await expect(each.getByRole('region', { name: '承認後の訂正' })).toContainText(/承認 .*髙橋 直樹/);
    await expect(each.getByRole('textbox', { name: '高速代（円）' })).toHaveValue('2640');
  }
  await desk.context().close();
});

/** A run of the manager's centre whose report is approved and was never corrected. */
async function approvedRun(page: Page, { url }: Product): Promise<Run> {
  const { request } = page.context();
  const get = async (path: string) => await (await request.get(`${url}/api${path}`)).json();
  const { items } = (await get('/departments/names')) as { items: { id: string; code: string }[] };
  const centre = items.find(({ code }) => code === 'IW')?.id;
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  for (let ago = 2; ago <= 14; ago += 1) {
    const date = addDays(today, -ago);
    const { rows } = (await get(`/daily-reports?date=${date}&departmentId=${centre}`)) as { rows: Row[] };
    const row = rows.find((one) => one.status === 'approved' && !one.isCorrectionWaiting && one.corrections === 0);
    if (row) return row.run;
  }
  throw new Error('no approved report');
}

/** Approves the newest correction of a report past the page, and answers the status. */
async function approveByApi(page: Page, product: Product, runId: string): Promise<number> {
  const { request } = page.context();
  const path = `/api/daily-reports/${runId}`;
  const { corrections } = await (await request.get(product.url + path)).json();
  const decision = { correctionId: corrections[0].id };
  return (await post(request, product, page, `${path}/correction/approve`, decision)).status();
}
