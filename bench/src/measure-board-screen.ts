import { logInByApi } from '@haisha/e2e/log-in-by-api';
import type { Product } from '@haisha/e2e/product';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { placeOfBar, seenCarrying, watchCarrying, whenDayIsPainted, whenFramesPass } from './board-moments.ts';
import { type Figure, percentile } from './figure.ts';
import { measurePlainPage } from './measure-plain-page.ts';

/** A board as its address has it. */
export type BoardScreen = { name: string; departmentId: string; date: string; range: 'three' | 'month' };

const openings = 5;
/** So many a board may have; as many plain ones are measured beside it. */
const mostElements = 1500;
const scrollFrames = 180;
/** A processor that keeps up shows each frame of 60 a second, a slow one each second one; clocks add a little. */
const oneFrameMs = 16.9;
const carryings = 3;
const pointerMoves = 60;
/** A board that stands still ends all the same: the moves that were made until then count. */
const longestCarryMs = 10_000;
const longestPartMs = 60_000;
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
  page.setDefaultTimeout(longestPartMs);
  const figures = await measurePlainPage(page, mostElements);
  await logInByApi(page, product, 'admin');
  const cdp = await context.newCDPSession(page);
  for (const slow of slowdowns) {
    const at = slow === 1 ? '' : `, CPU ${slow}×`;
    const painted = await openTimes(page, cdp, product, day, slow);
    figures.push(inMs(`${day.name}: bars after the data${at}`, percentile(painted, 50), slow === 1 ? 500 : 1500));
    if (slow === 1) {
      figures.push({ name: `${day.name}: elements`, value: await elementsOf(page), unit: '', budget: mostElements });
    }
    const frames = (await atMost(longestPartMs, page.evaluate(whenFramesPass, scrollFrames))) ?? [];
    figures.push(
      inMs(`${day.name}: scrolling, frame p95${at}`, percentile(frames, 95), slow === 1 ? oneFrameMs : 2 * oneFrameMs),
    );
    const carried = [];
    for (let carrying = 0; carrying < carryings; carrying += 1) carried.push(await carry(page));
    const judged = carried.map((one) => one.judged);
    const followed = carried.flatMap((one) => one.followed);
    figures.push(
      inMs(`${day.name}: all rows judged${at}`, percentile(judged, 50), slow === 1 ? 50 : undefined),
      inMs(`${day.name}: pointer to bar, p95${at}`, percentile(followed, 95), slow === 1 ? 17 : undefined),
    );
  }
  const painted = await openTimes(page, cdp, product, month, 1);
  figures.push(inMs(`${month.name}: bars after the data`, percentile(painted, 50), 800));
  await atMost(longestPartMs, context.close());
  return figures;
}

function inMs(name: string, value: number, budget: number | undefined): Figure {
  return { name, value, unit: 'ms', ...(budget !== undefined && { budget }) };
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
    times.push((await atMost(longestPartMs, page.evaluate(whenDayIsPainted))) ?? Number.NaN);
  }
  await atMost(
    longestPartMs,
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))),
  );
  return times;
}

async function elementsOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.querySelectorAll('*').length);
}

/** Carries a bar over the rows and puts it back: how far the bar is behind the pointer, and when every row in sight says whether it may go there. */
async function carry(page: Page): Promise<{ judged: number; followed: number[] }> {
  const { x, y } = await page.evaluate(placeOfBar);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchCarrying, longestCarryMs);
  await page.mouse.move(x + 12, y, { steps: 2 });
  const until = performance.now() + longestCarryMs;
  for (let move = 0; move < pointerMoves && performance.now() < until; move += 1) {
    await page.mouse.move(x + 12 + (move % 20) * 4, y + (move % 10) * 20);
    await page.waitForTimeout(20);
  }
  const seen = await atMost(longestPartMs, page.evaluate(seenCarrying));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return seen ?? { judged: Number.NaN, followed: [] };
}

/** Gives up after so many milliseconds. */
async function atMost<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
