import { builtSizes, firstRouteOf } from '../../product/built-sizes.ts';
import { openFirstRows } from '../../product/first-rows.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openLive } from '../../product/second-browser.ts';
import { afterFirstPage, liveUpdates, weigh } from '../../product/weigh.ts';
import { withJapaneseFont } from '../../product/with-japanese-font.ts';

test('the first load of the shell, login and home alike, keeps its budget', async ({ page, product }) => {
  await withJapaneseFont(page);
  await page.route(liveUpdates, (route) => route.abort());
  const login = await weigh(page, async () => {
    await page.goto(`${product.url}/login`);
    await expect(page.getByLabel('ログインID')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  await logInByApi(page, product, 'manager');
  const home = await weigh(
    page,
    async () => {
      await page.goto(product.url);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
    afterFirstPage,
  );
  for (const { requests, sentKilobytes, urls } of [login, home]) {
    expect(requests, urls.join('\n')).toBeLessThanOrEqual(6);
    expect(sentKilobytes, urls.join('\n')).toBeLessThanOrEqual(195);
  }
});

test('what the home page sends for after it is drawn keeps its budget', async ({ page, product }) => {
  await page.route(liveUpdates, (route) => route.abort());
  await logInByApi(page, product, 'manager');
  const { sentKilobytes, urls } = await weigh(
    page,
    async () => {
      await page.goto(product.url);
      await expect(page.getByRole('region', { name: '限度に近い人' })).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
    /^(?!.*\/home-outlook\.js)/,
  );
  expect(urls).toHaveLength(1);
  expect(sentKilobytes).toBeLessThanOrEqual(8);
});

test('live updates load after the first page, with pusher-js in a file of its own', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  const { urls } = await weigh(page, async () => {
    await openLive(page, product.url);
  });
  const names = urls.map((url) => url.split('/').at(-1)?.split('.')[0]);
  expect(names.indexOf('live')).toBeGreaterThan(names.indexOf('index'));
  expect(names.indexOf('pusher')).toBeGreaterThan(names.indexOf('live'));
});

test('the first rows of a list come in the third round, after few requests and scripts', async ({ page, product }) => {
  await withJapaneseFont(page);
  await logInByApi(page, product, 'manager');
  const first = await openFirstRows(page, `${product.url}/vehicles`, 'tbody tr[data-row-id]', /\/api\/vehicles\?/);
  const asked = first.requests.join('\n');
  expect(first.rounds, asked).toBeLessThanOrEqual(3);
  expect(first.requests.length, asked).toBeLessThanOrEqual(16);
  expect(first.scriptKilobytes, asked).toBeLessThanOrEqual(271);
  const own = first.requests.filter((url) => url.includes('/releases/masters/'));
  expect(own.length, asked).toBeLessThanOrEqual(4);
});

test('the first route of masters keeps its budget', () => {
  const { entry, firstRoute } = builtSizes();
  expect(firstRoute).toBeLessThanOrEqual(110);
  expect(entry).toBeLessThanOrEqual(8);
});

for (const area of ['dispatch', 'attendance']) {
  test(`the first route of ${area} keeps its budget`, () => {
    expect(firstRouteOf(area)).toBeLessThanOrEqual(110);
  });
}
