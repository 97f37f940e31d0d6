import type { Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('with text of twice the size in the browser, lists and forms are those of a narrow window', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(`${product.url}/vehicles`);
  const rows = page.getByRole('list', { name: '車両' }).getByRole('listitem');
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('textbox', { name: '社番' })).toBeVisible();
  expect(await widthOf(page)).toBeGreaterThanOrEqual(200);
});

test('with text of twice the size on the page, codes, buttons and fields keep their room', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  await page.goto(`${product.url}/vehicles`);
  const first = page.getByRole('grid').getByRole('row').nth(1);
  await expect(first.getByRole('link')).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  await expect.poll(() => first.getByRole('link').evaluate(isWhole)).toBe(true);
  await expect(page.getByRole('link', { name: '新規登録' })).toBeInViewport({ ratio: 1 });
  await first.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: '社番' })).toBeVisible();
  expect(await widthOf(page)).toBeGreaterThanOrEqual(200);
});

async function widthOf(page: Page): Promise<number> {
  return (await page.getByRole('textbox', { name: '社番' }).boundingBox())?.width ?? 0;
}

/** Whether the cell around it shows all of its text. */
function isWhole(link: Element): boolean {
  const cell = link.closest('td');
  return cell !== null && cell.scrollWidth <= cell.clientWidth;
}
