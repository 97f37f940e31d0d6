import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { outOfReach } from '../../product/out-of-reach.ts';
import { sticksOut } from '../../product/sticks-out.ts';

/** A window of 1440 × 900 at 200 %. */
test.use({ viewport: { width: 720, height: 450 } });

const pages = [
  ['the allocation board', '/vehicle-allocation', 'main li'],
  ['the departure board', '/attendance-departure-of-the-driver', '[data-driver]'],
  ['the list of deliveries', '/delivery', 'main li'],
  ['times of drivers', '/driver-time-in-out', 'main [data-row]'],
] as const;

for (const [name, path, row] of pages)
  test(`at 200 % nothing of ${name} is cut or out of reach`, async ({ page, product }) => {
    await logInByApi(page, product, 'manager');
    const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
    for (const prefix of ['', '/en']) {
      await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
      await expect(page.locator(row).first()).toBeVisible();
      expect(await sticksOut(page), prefix).toEqual([]);
      expect(await outOfReach(page), prefix).toEqual([]);
    }
  });
