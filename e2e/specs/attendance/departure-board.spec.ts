import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

const path = '/attendance-departure-of-the-driver';

test('a roll call is recorded by keys alone, and others see it at once', async ({ browser, page, product }) => {
  await logInByApi(page, product, 'manager');
  const other = await secondBrowser(browser, product, 'viewer');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  const address = `${product.url}${path}?departmentId=${items[0].id}`;
  await Promise.all([openLive(page, address), openLive(other, address)]);
  const uncalled = page
    .locator('[data-driver]')
    .filter({ hasNotText: /対面|IT/ })
    .first();
  const row = `[data-driver="${await uncalled.getAttribute('data-driver')}"]`;

  await page.locator(row).focus();
  await page.keyboard.press('r');
  const panel = page.getByRole('complementary', { name: /点呼$/ });
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: '業務前点呼' }).click();
  await panel.focus();
  for (const key of ['1', '0', '.', '0', '0', 'Space', 'Space', 'Space', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText(/の業務前点呼を記録しました（可）。/)).toBeVisible();
  await expect(page.locator(row)).toContainText(/対面 0\.00/);

  await expect(other.locator(row)).toContainText('対面');
  await expect(other.locator(row)).not.toContainText('0.00');
  await other.context().close();
});

test('beside the panel of a call the board is whole, with the menu open', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  await page.route('**/api/departure-board?*', async (route) => {
    const response = await route.fetch();
    const board = await response.json();
    const told = { acknowledgedAt: null, acknowledgedByName: null, reason: null };
    const alert = { ...told, kind: 'departedWithoutCall', tone: 'red', at: board.now, raisedAt: board.now };
    for (const [at, row] of board.rows.entries())
      row.alerts = [{ ...alert, id: `80000000-0000-4000-8000-${String(at).padStart(12, '0')}` }];
    await route.fulfill({ response, json: board });
  });
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  for (const prefix of ['', '/en']) {
    await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
    await page.locator('[data-driver]').first().focus();
    await page.keyboard.press('r');
    await expect(page.getByRole('complementary', { name: /点呼$|^Call/ })).toBeFocused();
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await page.locator('[data-beside]').evaluate((board) => board.scrollWidth - board.clientWidth);
      expect(hidden, `${prefix} at ${width}`).toBe(0);
    }
  }
});

test('in a low or narrow window the drivers are in sight, each with a button that calls', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  const rows = page.locator('[data-driver]');
  for (const prefix of ['', '/en']) {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
    await expect(rows.first()).toBeVisible();
    const low = await rows.first().boundingBox();
    expect((low?.y ?? 0) + 4 * (low?.height ?? 0), `${prefix}: four drivers`).toBeLessThanOrEqual(450);

    await page.setViewportSize({ width: 390, height: 844 });
    const row = rows.first();
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(64);
    const call = await row.locator('[data-phone] a').boundingBox();
    expect([call?.width, call?.height], prefix).toEqual([44, 44]);

    await row.locator('[data-name]').click();
    await row.locator('[data-acts] button').first().click();
    await expect(page.getByRole('dialog', { name: /点呼$|duty$/ })).toBeVisible();
    const panel = await page.locator('[data-call]').boundingBox();
    expect(panel, prefix).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.keyboard.press('Escape');
  }
});

test('in a magnified window every act of a driver is in sight, beside the panel of a call too', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  for (const [prefix, width] of ['', '/en'].flatMap((one) => [820, 960, 1024].map((wide) => [one, wide] as const))) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
    const row = page.locator('[data-driver]').first();
    await row.focus();
    // Under 960 px the panel fills the screen.
    for (const isBeside of width < 960 ? [false] : [false, true]) {
      if (isBeside) {
        await page.keyboard.press('r');
        await expect(page.getByRole('complementary', { name: /点呼$|duty$/ })).toBeFocused();
      }
      const place = `${prefix} at ${width} ${isBeside ? 'beside the panel' : 'alone'}`;
      const acts = row.locator('[data-acts] button');
      expect(await acts.count(), place).toBeGreaterThanOrEqual(3);
      const right = isBeside ? ((await page.locator('[data-call]').boundingBox())?.x ?? 0) : width;
      for (const act of [...(await acts.all()), row.locator('[data-phone] a')]) {
        const box = await act.boundingBox();
        expect((box?.x ?? width) + (box?.width ?? 0), place).toBeLessThanOrEqual(right);
        expect(box?.width, place).toBeGreaterThan(20);
      }
      const phone = await row
        .locator('[data-phone] a > *')
        .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().width)));
      expect(phone, place).toBeGreaterThan(10);
    }
  }
});

const kinds = ['departedWithoutCall', 'departedWithoutCall', 'alcohol', 'departedWithoutCall', 'refused', 'refused'];

test('many alarms end between lines, with a name beside its time and buttons under each other', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'manager');
  await page.route('**/api/departure-board?*', async (route) => {
    const response = await route.fetch();
    const board = await response.json();
    const alarms = kinds.map((kind, at) => ({
      ...{
        kind,
        id: `90000000-0000-4000-8000-00000000000${at}`,
        date: new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' }),
      },
      at: new Date(Date.now() - (kinds.length - at) * 60_000).toISOString(),
      driver: board.rows[at].driver,
    }));
    await route.fulfill({ response, json: { ...board, alarms } });
  });
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  for (const prefix of ['', '/en'])
    for (const [width, height] of [
      [390, 844],
      [960, 600],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${product.url}${prefix}${path}?departmentId=${items[0].id}`);
      const bar = page.getByRole('group').filter({ has: page.getByRole('alert') });
      await bar.getByRole('button', { expanded: false }).click();
      const list = bar.locator('ul');
      const seen = await list.evaluate((own) => {
        const lines = [...own.children].map((line) => line.getBoundingClientRect());
        const end = own.getBoundingClientRect().bottom;
        const lefts = (name: string) => [...own.querySelectorAll(name)].map((one) => one.getBoundingClientRect().left);
        return {
          isWhole: lines.some(({ bottom }) => Math.abs(bottom - end) < 1),
          names: [...own.querySelectorAll('b > span')].map((one) => one.getClientRects().length),
          columns: [new Set(lefts('a')).size, new Set(lefts('[data-record]')).size],
          air: Math.min(
            ...[...own.children].flatMap((line) =>
              [...line.children].map(
                (part) => line.getBoundingClientRect().bottom - part.getBoundingClientRect().bottom,
              ),
            ),
          ),
          wide: Math.max(...[own, ...own.querySelectorAll('button')].map((one) => one.scrollWidth - one.clientWidth)),
        };
      });
      const place = `${prefix} at ${width}`;
      expect(seen, place).toMatchObject({ isWhole: true, columns: [1, 1], wide: 0 });
      expect(new Set(seen.names), place).toEqual(new Set([1]));
      expect(seen.air, place).toBeGreaterThanOrEqual(width < 768 ? 8 : 4);
      if (width === 390) expect((await bar.boundingBox())?.height, place).toBeLessThanOrEqual(330);
    }
});

test('the panel of a call shows no keys where there are none', async ({ browser, product }) => {
  const context = await browser.newContext({
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await logInByApi(page, product, 'manager');
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  await page.goto(`${product.url}${path}?departmentId=${items[0].id}`);
  const row = page.locator('[data-driver]').first();
  await row.locator('[data-name]').tap();
  await row.locator('[data-acts] button').first().tap();
  const panel = page.getByRole('dialog', { name: /点呼$/ });
  await expect(panel).toBeVisible();
  expect(await panel.locator('kbd').count()).toBeGreaterThan(0);
  await expect(panel.locator('kbd:visible')).toHaveCount(0);
  await context.close();
});
