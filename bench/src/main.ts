import { spawnSync } from 'node:child_process';
import { workspace } from '@haisha/e2e/paths';
import { prepareBuilds, removeBuilds } from '@haisha/e2e/prepare-builds';
import { Product } from '@haisha/e2e/product';
import { ensureChromium } from '@haisha/product/chromium';
import { chromium } from '@playwright/test';
import { type Figure, printFigure, timed } from './figure.ts';
import { addRows, addVehicles } from './many-rows.ts';
import { manyPeopleSettings, measureAttendance } from './measure-attendance.ts';
import { measureDispatch } from './measure-dispatch.ts';
import { measureImports } from './measure-imports.ts';
import { measureLiveUpdates } from './measure-live-updates.ts';
import { measureLongLists } from './measure-long-lists.ts';
import { measureOddUploads } from './measure-odd-uploads.ts';
import { measurePages } from './measure-pages.ts';
import { measureStartAndMemory } from './measure-process.ts';
import { measureRollback } from './measure-rollback.ts';
import { measureSizes } from './measure-sizes.ts';
import { measureSockets, realtimeSettings } from './measure-sockets.ts';
import { measureVehicleList } from './measure-vehicle-list.ts';

const vehicleCount = 10_000;
const importedCount = 50_000;
const longCount = 100_000;
const deliveryCount = 1_000_000;
/** Open sockets → longest time in milliseconds until 99 of 100 have received the message. */
const crowds = [
  [1_000, 100],
  [5_000, 250],
] as const;

const { status } = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
  cwd: workspace,
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The build failed');
await prepareBuilds();

let product: Product | undefined;
const firstStart = await timed(async () => {
  product = await Product.start(realtimeSettings);
});
if (!product) throw new Error('Haisha did not start');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const start: Figure = { name: 'first start: new database, demo company', value: firstStart / 1000, unit: 's' };
  for (const figure of [start, ...(await measureStartAndMemory(product))]) printFigure(figure);
  for (const figure of await measureSizes(browser, product)) printFigure(figure);
  for (const figure of await measurePages(browser, product)) printFigure(figure);
  printFigure(await measureLiveUpdates(browser, product));
  printFigure(await measureRollback(product));
  for (const [count, budget] of crowds) {
    for (const figure of await measureSockets(product, count, budget)) printFigure(figure);
  }
  await addVehicles(product, vehicleCount);
  for (const figure of await measureVehicleList(product.url, vehicleCount)) printFigure(figure);
  for (const figure of await measureImports(product, importedCount)) printFigure(figure);
  for (const figure of await measureOddUploads(product)) printFigure(figure);
  await product.stop();
  product = await Product.start();
  await addRows(product, longCount);
  for (const figure of await measureLongLists(product.url, longCount)) printFigure(figure);
  await product.stop();
  product = await Product.start({ ...realtimeSettings, ...manyPeopleSettings });
  for (const figure of await measureDispatch(browser, product, deliveryCount)) printFigure(figure);
  await product.stop();
  product = await Product.start(manyPeopleSettings);
  for (const figure of await measureAttendance(product)) printFigure(figure);
} finally {
  await browser.close();
  await product.stop();
  removeBuilds();
}
