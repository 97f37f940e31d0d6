import type { Locator, Page } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi, post } from '../../product/log-in-by-api.ts';
import { openLive, secondBrowser } from '../../product/second-browser.ts';

/** A day on which nobody has planned anything yet, in Japan. */
const day = new Date(Date.now() + (9 + 20 * 24) * 3_600_000).toISOString().slice(0, 10);

function barOf(page: Page, title: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(title) });
}

function rowWith(page: Page, title: string): Locator {
  return page.locator('[data-row]', { has: barOf(page, title) }).getByRole('rowheader');
}

/** Sends what the other one does a moment later: it was asked for before the first one was done. */
async function lateBy(page: Page, first: Promise<unknown>): Promise<void> {
  await page.route(/\/move$/, async (route) => {
    await first;
    await route.continue();
  });
}

function movedOn(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().endsWith('/move') && response.ok());
}

test('two dispatchers see each other, and who comes second hears who or what was first', async ({
  browser,
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  const vehicles = [];
  for (let count = 0; count < 3; count += 1) vehicles.push(await addVehicle(page, product));
  const [first, second, free] = vehicles;
  const { items } = await (await page.context().request.get(`${product.url}/api/departments?q=IW`)).json();
  for (const [title, vehicle] of [
    ['PAIR-A', first],
    ['PAIR-B', second],
  ] as const) {
    const run = { operationDate: day, departmentId: items[0].id, target: { vehicleId: vehicle?.id }, title };
    const times = { start: `${day}T08:00:00+09:00`, end: `${day}T12:00:00+09:00` };
    const answer = await post(page.context().request, product, page, '/api/allocations', { ...run, ...times });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  const board = `${product.url}/vehicle-allocation?date=${day}`;
  const one = await secondBrowser(browser, product, 'dispatcher');
  const other = await secondBrowser(browser, product, 'manager');
  for (const who of [one, other]) {
    // All rows are drawn.
    await who.setViewportSize({ width: 1440, height: 1800 });
    await openLive(who, board);
  }

  // Each sees what the other one moves.
  for (const [mover, watcher, title] of [
    [one, other, 'PAIR-A'],
    [other, one, 'PAIR-B'],
  ] as const) {
    await barOf(mover, title).focus();
    for (const key of ['Space', 'Shift+ArrowRight', 'Enter']) await mover.keyboard.press(key);
    await expect(barOf(watcher, title)).toHaveAccessibleName(/8:15–12:15/);
  }

  // Both carry the same run.
  await lateBy(other, movedOn(one));
  for (const [mover, step] of [
    [other, 'ArrowLeft'],
    [one, 'ArrowRight'],
  ] as const) {
    await barOf(mover, 'PAIR-A').focus();
    for (const key of ['Space', step, 'Enter']) await mover.keyboard.press(key);
  }
  await expect(other.getByText(/さんが先にPAIR-Aを変更しました/).first()).toBeVisible();
  for (const who of [one, other]) await expect(barOf(who, 'PAIR-A')).toHaveAccessibleName(/8:20–12:20/);

  // Both want the free vehicle, each for another run.
  await other.unroute(/\/move$/);
  await lateBy(other, movedOn(one));
  for (const [mover, title] of [
    [other, 'PAIR-B'],
    [one, 'PAIR-A'],
  ] as const) {
    await barOf(mover, title).focus();
    await mover.keyboard.press('m');
    await mover
      .getByRole('dialog')
      .getByRole('combobox')
      .fill(free?.code ?? '');
    await mover.keyboard.press('Enter');
  }
  await expect(other.getByText(/PAIR-A（8:20–12:20）と重なるため置けません/).first()).toBeVisible();
  for (const who of [one, other]) {
    await expect(rowWith(who, 'PAIR-A')).toContainText(free?.code ?? '');
    await expect(rowWith(who, 'PAIR-B')).toContainText(second?.code ?? '');
  }
  for (const who of [one, other]) await who.context().close();
});
