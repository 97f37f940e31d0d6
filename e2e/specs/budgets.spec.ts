import { builtSizes } from '../product/built-sizes.ts';
import { expect, test } from '../product/fixtures.ts';
import { signIn } from '../product/sign-in.ts';
import { weigh } from '../product/weigh.ts';

test('the first load of the shell, log-in and home alike, keeps its budget', async ({ page, product }) => {
  const login = await weigh(page, async () => {
    await page.goto(`${product.url}/login`);
    await expect(page.getByLabel('ログインID')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  await signIn(page, product, 'manager');
  const home = await weigh(page, async () => {
    await page.goto(product.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  for (const { requests, gzipKilobytes, urls } of [login, home]) {
    expect(requests, urls.join('\n')).toBeLessThanOrEqual(6);
    expect(gzipKilobytes, urls.join('\n')).toBeLessThanOrEqual(205);
  }
});

test('the first route of masters keeps its budget', async ({ page, product }) => {
  await signIn(page, product, 'manager');
  const { urls } = await weigh(page, async () => {
    await page.goto(`${product.url}/vehicles`);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  const own = urls.filter((url) => url.includes('/releases/masters/'));
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(3);
  const { entryWithoutRuntime, firstRoute } = builtSizes();
  expect(firstRoute).toBeLessThanOrEqual(110);
  expect(entryWithoutRuntime).toBeLessThanOrEqual(20);
});
