import { logInByApi } from '@haisha/e2e/log-in-by-api';
import type { Product } from '@haisha/e2e/product';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { whenDayIsPainted, whenFramesPass, whenPointerIsFollowed, whenRowsAreJudged } from './board-moments.ts';
import { type Figure, percentile } from './figure.ts';

/** A board as its address has it. */
export type BoardScreen = { name: string; departmentId: string; date: string; range: 'three' | 'month' };

const openings = 5;
const scrollFrames = 180;
const pointerMoves = 60;
/** One may be swallowed. */
const spareMoves = 10;
/** A processor of an office, beside the one of the machine. */
const slowdowns = [1, 4] as const;

/** Measures the board of many bars as people see it, and the month of many vehicles; the goals are those of the machine and of a slow one. */
export async function measureBoardScreen(
  browser: Browser,
  product: Product,
  { day, month }: { day: BoardScreen; month: BoardScreen },
): Promise<Figure[]> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logInByApi(page, product, 'admin');
  const cdp = await context.newCDPSession(page);
  const figures: Figure[] = [];
  for (const slow of slowdowns) {
    const at = slow === 1 ? '' : `, CPU ${slow}×`;
    const painted = await openTimes(page, cdp, product, day, slow);
    figures.push({
      name: `${day.name}: bars after the data${at}`,
      ...inMs(percentile(painted, 50), slow === 1 ? 500 : 1500),
    });
    if (slow === 1)
      figures.push({ name: `${day.name}: elements`, value: await elementsOf(page), unit: '', budget: 1500 });
    const frames = await page.evaluate(whenFramesPass, scrollFrames);
    figures.push({
      name: `${day.name}: scrolling, frame p95${at}`,
      ...inMs(percentile(frames, 95), slow === 1 ? 16.7 : 33),
    });
    figures.push(...(await carryTimes(page, day, slow)));
  }
  const painted = await openTimes(page, cdp, product, month, 1);
  figures.push({ name: `${month.name}: bars after the data`, ...inMs(percentile(painted, 50), 800) });
  await context.close();
  return figures;
}

function inMs(value: number, budget: number): Pick<Figure, 'value' | 'unit' | 'budget'> {
  return { value, unit: 'ms', budget };
}

async function openTimes(
  page: Page,
  cdp: CDPSession,
  { url }: Product,
  { date, departmentId, range }: BoardScreen,
  slow: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto('about:blank');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
    await page.goto(`${url}/vehicle-allocation?date=${date}&range=${range}&departmentId=${departmentId}&view=plain`, {
      waitUntil: 'commit',
    });
    times.push(await page.evaluate(whenDayIsPainted));
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return times;
}

async function elementsOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.querySelectorAll('*').length);
}

/** Carries a bar over the rows and puts it back: how far the bar is behind the pointer, and when every row in sight says whether it may go there. */
async function carryTimes(page: Page, { name }: BoardScreen, slow: number): Promise<Figure[]> {
  const bar = page.locator('[data-scroller] [data-run]').first();
  const box = await bar.boundingBox();
  if (!box) throw new Error('no bar is on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const judged = page.evaluate(whenRowsAreJudged);
  await page.mouse.move(x + 12, y, { steps: 2 });
  const judgedMs = await judged;
  const followed = page.evaluate(whenPointerIsFollowed, pointerMoves);
  for (let move = 0; move < pointerMoves + spareMoves; move += 1) {
    await page.mouse.move(x + 12 + (move % 20) * 4, y + (move % 10) * 20);
    await page.waitForTimeout(20);
  }
  const behind = await followed;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const at = slow === 1 ? '' : `, CPU ${slow}×`;
  return [
    { name: `${name}: all rows judged${at}`, value: judgedMs, unit: 'ms', ...(slow === 1 && { budget: 50 }) },
    {
      name: `${name}: pointer to bar, p95${at}`,
      value: percentile(behind, 95),
      unit: 'ms',
      ...(slow === 1 && { budget: 17 }),
    },
  ];
}
