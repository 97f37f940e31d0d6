import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

/** Tomorrow in Japan, of which the demo company has planned about a half. */
function tomorrow(): string {
  return new Date(Date.now() + (9 + 24) * 3_600_000).toISOString().slice(0, 10);
}

/** Acts and waits for the answer of the API, with a reason where the rows of the demo company ask for one. */
async function answered(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => path.test(response.url()) && response.request().method() === 'POST' && response.ok(),
  );
  const dialog = page.getByRole('alertdialog', { name: '指摘があります' });
  await act();
  const asked = dialog.waitFor({ timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  if (await Promise.race([asked, answer.then(() => false)])) {
    await dialog.getByRole('textbox', { name: '理由' }).fill('確認済み');
    await dialog.getByRole('button', { name: '理由を残して進める' }).click();
  }
  await answer;
}

async function timesOf(cell: Locator): Promise<string> {
  const said = (await cell.textContent()) ?? '';
  const [times] = /\d+:\d\d–\d+:\d\d/.exec(said) ?? [];
  if (times === undefined) throw new Error(`no times are said in ${said}`);
  return times;
}

test('left-over deliveries are placed, moved and taken back, by keyboard and by pointer', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  // All rows are in sight: those out of it are drawn later, and their bars would be counted then.
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto(`${product.url}/vehicle-allocation?date=${tomorrow()}`);
  const grid = page.getByRole('grid', { name: '配車表' });
  const left = page.getByRole('listbox', { name: '未配車' });
  await expect(left.getByRole('option').first()).toBeVisible();
  const cells = grid.getByRole('gridcell');
  const before = await cells.count();
  const undo = page.getByRole('button', { name: '元に戻す' });

  // One delivery becomes a run of its own, found by typing.
  await left.getByRole('option').first().focus();
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: /の行き先$/ });
  await expect(move.getByRole('option').first()).toBeVisible();
  await answered(page, /\/api\/allocations$/, () => page.keyboard.press('Enter'));
  await expect(cells).toHaveCount(before + 1);
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(cells).toHaveCount(before);
  await page.keyboard.press('Control+y');
  await expect(cells).toHaveCount(before + 1);

  // A planned run goes a quarter of an hour later, and back.
  const planned = grid.locator('[data-run][data-state=planned]').first();
  const id = await planned.getAttribute('data-run');
  const run = grid.locator(`[data-run="${id}"]`);
  const was = await timesOf(run);
  await run.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await answered(page, /\/move$/, () => page.keyboard.press('Enter'));
  await expect.poll(() => timesOf(run)).not.toBe(was);
  // Going back may want a reason as well: what was found there is judged anew.
  await answered(page, /\/move$/, () => page.keyboard.press('Control+z'));
  await expect.poll(() => timesOf(run)).toBe(was);

  // The same by pointer.
  const box = await run.boundingBox();
  if (!box) throw new Error('the run is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.move(x + 60, y, { steps: 4 });
  await answered(page, /\/move$/, () => page.mouse.up());
  await expect.poll(() => timesOf(run)).not.toBe(was);
  await answered(page, /\/move$/, () => undo.click());
  await expect.poll(() => timesOf(run)).toBe(was);
});

test('a run of the last delivery company is in sight when its address is opened', async ({ page, product }) => {
  await logInByApi(page, product, 'dispatcher');
  const get = async (path: string) => (await page.context().request.get(`${product.url}/api/${path}`)).json();
  const { items }: { items: { code: string; id: string }[] } = await get('delivery-companies?pageSize=200');
  const { items: runs }: { items: { id: string; deliveryCompanyId: string | null }[] } =
    await get('allocations?pageSize=200');
  const placeOf = (id: string | null) =>
    items.toSorted((a, b) => (a.code < b.code ? -1 : 1)).findIndex((one) => one.id === id);
  const [last] = runs.toSorted((a, b) => placeOf(b.deliveryCompanyId) - placeOf(a.deliveryCompanyId));
  expect(placeOf(last?.deliveryCompanyId ?? null)).toBeGreaterThan(3);
  await page.setViewportSize({ width: 1440, height: 620 });
  await page.goto(`${product.url}/vehicle-allocation/edit/${last?.id}`);
  await expect(page.locator(`[data-run="${last?.id}"]`).first()).toBeInViewport();
});

test('on a phone the words of the counts stand clear of the line below them', async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ['', '/en']) {
    await page.goto(`${product.url}${prefix}/vehicle-allocation`);
    const strip = page.locator('section[aria-label]:has(> button > b)');
    await expect(strip).toBeVisible();
    const room = await strip.evaluate((section) => {
      const words = document.createRange();
      words.selectNodeContents(section.querySelector('button') ?? section);
      return section.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    });
    expect(room, prefix).toBeGreaterThanOrEqual(4);
  }
});
