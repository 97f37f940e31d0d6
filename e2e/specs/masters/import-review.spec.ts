import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { sendSamples } from '../../product/send-samples.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the review of an import shows at least twelve rows at once, and what is wrong with one beside them', async ({
  page,
  product,
}) => {
  test.slow();
  await page.goto(product.url);
  await logInByApi(page, product, 'admin');
  const id = await sendSamples(page, product);
  await page.goto(`${product.url}/delivery-destination/temp/${id}`);
  await page.getByRole('button', { name: 'この対応で内容を確認する' }).click();
  await page.getByRole('tab', { name: /^すべて/ }).click({ timeout: 45_000 });
  const grid = page.getByRole('tabpanel', { name: 'すべて' }).getByRole('grid');
  await expect(grid.getByRole('rowheader').nth(11)).toBeInViewport({ ratio: 1 });
  const whole = await grid.evaluate((table) => {
    const { bottom } = (table.parentElement as HTMLElement).getBoundingClientRect();
    return [...table.querySelectorAll('tbody[data-row-id]')].filter(
      (row) => row.getBoundingClientRect().bottom <= bottom,
    ).length;
  });
  expect(whole).toBeGreaterThanOrEqual(12);
  const remarks = page.getByRole('region', { name: '選択中の行' });
  await expect(remarks).toContainText('2行目');
  expect((await remarks.boundingBox())?.x).toBeGreaterThanOrEqual((await grid.boundingBox())?.x ?? Infinity);
});
