import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';
import { watchShifts } from '../../product/watch-shifts.ts';

async function openList(page: Page, product: Product, address = '/vehicles'): Promise<void> {
  await logInByApi(page, product, 'admin');
  await page.goto(product.url + address);
  await expect(page.locator('[data-row-id]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The heights of the rows that are wholly in sight. */
function rowsInSight(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const box = document.querySelector('[role=grid]')?.parentElement?.getBoundingClientRect();
    return [...document.querySelectorAll('[data-row-id]')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ bottom }) => bottom <= (box?.bottom ?? innerHeight))
      .map(({ height }) => height);
  });
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/vehicles', '/drivers', '/delivery-destination', '/vehicle-type', '/customers']) {
    test(`${path} shows rows of one line, as many as a screen holds`, async ({ page, product }) => {
      await openList(page, product, path);
      const heights = await rowsInSight(page);
      expect(new Set(heights)).toEqual(new Set([36]));
      if (path === '/vehicles') expect(heights.length).toBeGreaterThanOrEqual(18);
    });
  }

  for (const path of ['/vehicles', '/drivers', '/delivery-destination', '/users']) {
    test(`nothing of ${path} moves while it loads`, async ({ page, product }) => {
      await page.addInitScript(watchShifts);
      await openList(page, product, path);
      await expect(page.getByText('自動更新')).toBeVisible();
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }

  test('the head of a column of figures ends where the figures end', async ({ page, product }) => {
    await openList(page, product, '/customers');
    const ends = await page.evaluate(() => {
      const endOf = (cell: Element | null | undefined) => {
        const range = document.createRange();
        range.selectNodeContents(cell?.querySelector('[data-cut]') ?? (cell as Element));
        return Math.round(range.getBoundingClientRect().right);
      };
      return [...document.querySelectorAll('thead th')].flatMap((head, at) =>
        head.getAttribute('data-align') === 'end'
          ? [[endOf(head), endOf(document.querySelector('[data-row-id]')?.children[at])]]
          : [],
      );
    });
    expect(ends.length).toBeGreaterThan(0);
    for (const [head, figure] of ends) expect(head).toBe(figure);
  });

  test('choosing rows moves nothing, and Escape lets them go', async ({ page, product }) => {
    await openList(page, product);
    // Rows out of sight are drawn in spare time.
    const places = () =>
      page.evaluate(() => {
        const end = document.querySelector('table[role=grid]')?.parentElement?.getBoundingClientRect().bottom ?? 0;
        const tops = [...document.querySelectorAll('[data-row-id], thead')].map(
          (row) => row.getBoundingClientRect().top,
        );
        return tops.filter((top) => top < end);
      });
    const before = await places();
    await page.locator('[data-row-id]').nth(2).press('x');
    const bar = page.getByRole('region', { name: '選んだ行の操作' });
    await expect(bar).toBeVisible();
    expect(await places()).toEqual(before);
    expect((await bar.boundingBox())?.height).toBe(48);
    expect(await accessibilityFaults(page, { within: page.getByRole('main') })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    expect(await places()).toEqual(before);
  });

  test('the first column is a link that opens in a tab of its own', async ({ page, product, context }) => {
    await openList(page, product);
    const tab = context.waitForEvent('page');
    await page
      .locator('[data-row-link]')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL(/\/vehicles\/edit\//);
    await expect(page).toHaveURL(/\/vehicles$/);
  });

  test('the count of what is overdue leads to exactly those rows', async ({ page, product }) => {
    await openList(page, product);
    const link = page.getByRole('link', { name: /^期限切れ \d+$/ });
    const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
    await link.click();
    await expect(page).toHaveURL(/due=expired/);
    await expect(page.locator('[data-row-id]')).toHaveCount(count);
    await expect(page.locator('[data-row-id]:not(:has([data-tone=overdue]))')).toHaveCount(0);
  });
});

test('what has no room in the row goes behind a button, the way to a new row never', async ({ page, product }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openList(page, product, '/vehicles?status=inService&status=inMaintenance&ownershipType=owned');
  const add = page.getByRole('link', { name: '新規登録' });
  const more = page.getByRole('button', { name: 'その他の操作' });
  await expect(add).toBeInViewport();
  await expect(page.getByRole('button', { name: 'ファイル出力' })).toBeHidden();
  await more.click();
  await page.getByRole('button', { name: 'ファイル出力' }).click();
  await expect(page.getByRole('dialog', { name: '一覧をファイルに出力' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.setViewportSize({ width: 1900, height: 700 });
  await expect(more).toBeHidden();
  await expect(page.getByRole('button', { name: 'ファイル出力' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('rows have two lines of 60 pixels, and a row of search, filters and a plus above', async ({ page, product }) => {
    await openList(page, product);
    const heights = await rowsInSight(page);
    expect(new Set(heights)).toEqual(new Set([60]));
    const tops = await Promise.all(
      [
        page.getByRole('searchbox'),
        page.getByRole('button', { name: '絞り込み' }),
        page.getByRole('link', { name: '新規登録' }),
      ].map(async (control) => (await control.boundingBox())?.y),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await accessibilityFaults(page, { within: page.getByRole('main') })).toEqual([]);
    await page.getByRole('button', { name: '選択' }).tap();
    await page.locator('[data-row-id]').nth(1).tap();
    await expect(page.getByRole('region', { name: '選んだ行の操作' })).toBeInViewport();
    await expect(page).toHaveURL(/\/vehicles$/);
  });
});
