import type { WebSocketRoute } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { changeVehicle, seenAt } from '../../product/change-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi, post } from '../../product/log-in-by-api.ts';
import { openFold } from '../../product/open-fold.ts';
import { passUntilVisible } from '../../product/pass-until.ts';
import { liveState, openLive, secondBrowser } from '../../product/second-browser.ts';

// Two browsers, two people and the protocol's own waits.
test.describe.configure({ timeout: 150_000 });

test('two browsers show each other’s changes at once, and mark the changed row', async ({
  page,
  browser,
  product,
}, testInfo) => {
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  // A list of this vehicle alone: rows below the window are not in the page.
  const mark = `LIVE-${Date.now() % 1_000_000}`;
  const { id } = await addVehicle(page, product, { code: mark });
  const list = `${product.url}/vehicles?q=${mark}`;
  await openLive(page, list);
  await openLive(other, list);
  const delays: number[] = [];
  for (let round = 1; round <= 8; round += 1) {
    const [writer, reader] = round % 2 ? [page, other] : [other, page];
    const code = `${mark}-${round}`;
    const seen = seenAt(reader, code);
    const sentAt = await changeVehicle(writer, product, id, { code });
    delays.push((await seen) - sentAt);
    await expect(writer.getByRole('gridcell', { name: code, exact: true })).toBeVisible();
  }
  delays.sort((one, another) => one - another);
  const figures = `shown in the other browser after ${delays[3]} ms (median), ${delays.at(-1)} ms (most), counted from the click`;
  testInfo.annotations.push({ type: 'figure', description: figures });
  process.stdout.write(`${figures}\n`);
  expect(delays[3]).toBeLessThan(1_000);
  const code = `${mark}-marked`;
  await changeVehicle(page, product, id, { code });
  const row = other.getByRole('row').filter({ hasText: code });
  await expect(row).toHaveAttribute('data-marked', '');
  await expect(other.getByText('1件が更新されました。')).toBeAttached();
  await expect(row).not.toHaveAttribute('data-marked', '');
  await other.context().close();
});

test('a refreshed list keeps scroll position, selection and focus', async ({ page, browser, product }) => {
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  await openLive(page, `${product.url}/vehicles?sort=-code`);
  const grid = page.getByRole('grid');
  const box = grid.locator('xpath=..');
  const shown = grid.locator('[data-row-id]');
  await expect(shown.nth(8)).toBeVisible();
  await box.evaluate((element) => element.scrollTo({ top: 700 }));
  const row = grid.locator('[aria-rowindex="27"]');
  await expect(row).toBeInViewport();
  const code = (await row.locator('td').nth(1).textContent()) ?? '';
  const mine = grid.getByRole('row').filter({ has: page.getByRole('gridcell', { name: code, exact: true }) });
  await mine.getByRole('checkbox').click();
  await expect(page.getByText('件を選択中').first()).toContainText('1');
  await mine.focus();
  const top = async () => (await mine.boundingBox())?.y ?? 0;
  const before = await top();
  const range = page.getByText(/^\d+–\d+ \/ [\d,]+台$/);
  const counted = (await range.textContent()) ?? '';
  const added = await addVehicle(other, product, { code: `ZZZ-${Date.now() % 100_000}` });
  await expect(range).not.toHaveText(counted);
  await expect(mine).toBeFocused();
  await expect(mine).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('件を選択中').first()).toContainText('1');
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  await box.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(grid.getByRole('gridcell', { name: added.code, exact: true })).toBeVisible();
  await other.context().close();
});

test('a page without a socket says so and polls; with the socket it is live again', async ({
  page,
  browser,
  product,
}) => {
  let isCut = false;
  const sockets: WebSocketRoute[] = [];
  await page.clock.install();
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (isCut) return void socket.close();
    sockets.push(socket);
    socket.connectToServer();
  });
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  const mark = `CUT-${Date.now() % 1_000_000}`;
  const { id } = await addVehicle(page, product, { code: mark });
  await openLive(page, `${product.url}/vehicles?q=${mark}`);
  isCut = true;
  for (const socket of sockets) await socket.close();
  await passUntilVisible(page, liveState(page, '定期更新'), 25);
  const code = `${mark}-1`;
  await changeVehicle(other, product, id, { code });
  await passUntilVisible(page, page.getByRole('gridcell', { name: code, exact: true }), 20);
  isCut = false;
  await passUntilVisible(page, liveState(page, '自動更新'), 70);
  await other.context().close();
});

test('a form without input takes the new values and says so; one with input keeps it and offers the other value', async ({
  page,
  browser,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  const { id } = await addVehicle(page, product);
  await openLive(page, `${product.url}/vehicles/edit/${id}`);
  const maker = page.locator('input[name="maker"]');
  const note = await openFold(page, 'textarea[name="note"]');
  await changeVehicle(other, product, id, { maker: 'いすゞ' });
  await expect(maker).toHaveValue('いすゞ');
  await expect(page.getByText(/さんの変更を反映しました/)).toBeVisible();

  await note.fill('入力の途中');
  await expect(page.getByText(/さんの変更を反映しました/)).toBeHidden();
  await changeVehicle(other, product, id, { maker: '日野', note: '相手のメモ' });
  await expect(page.getByRole('status').filter({ hasText: '重なっているのは1項目です' })).toBeVisible();
  await expect(note).toHaveValue('入力の途中');
  await expect(maker).toHaveValue('日野');

  const offer = page.getByRole('group', { name: /^備考: / });
  await expect(offer).toContainText('相手のメモ');
  await offer.getByRole('button', { name: '自分の値を残す' }).click();
  await expect(offer).toBeHidden();
  await expect(note).toHaveValue('入力の途中');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  const saved = await (await page.context().request.get(`${product.url}/api/vehicles/${id}`)).json();
  expect(saved).toMatchObject({ maker: '日野', note: '入力の途中' });
  await other.context().close();
});

test('a form shows who else has the record open, and when somebody archives it', async ({ page, browser, product }) => {
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  const { id } = await addVehicle(page, product);
  const form = `${product.url}/vehicles/edit/${id}`;
  await openLive(page, form);
  await openLive(other, form);
  await expect(page.getByText(/さんも開いています/)).toBeVisible();
  await expect(other.getByText(/さんも開いています/)).toBeVisible();
  await other.goto(`${product.url}/vehicles`);
  await expect(page.getByText(/さんも開いています/)).toBeHidden();

  const { version } = await (await page.context().request.get(`${product.url}/api/vehicles/${id}`)).json();
  const archived = await post(page.context().request, product, page, `/api/vehicles/${id}/archive`, { version });
  expect(archived.status()).toBe(200);
  await expect(page.getByText(/にアーカイブしました/)).toBeVisible();
  await expect(page.getByRole('button', { name: '保存する' })).toBeHidden();
  await other.context().close();
});

test('the history of a vehicle shows entries that others add', async ({ page, browser, product }) => {
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  const { id } = await addVehicle(page, product);
  await openLive(page, `${product.url}/vehicles/histories/${id}`);
  const entry = { kind: 'repair', entryDate: '2026-11-20', vendor: '見えた整備' };
  const answer = await post(other.context().request, product, other, `/api/vehicles/${id}/entries`, entry);
  expect(answer.status(), await answer.text()).toBe(201);
  await expect(page.getByText('見えた整備')).toBeVisible();
  await other.context().close();
});
