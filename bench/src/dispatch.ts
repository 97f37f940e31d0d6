import { prepareBuilds, removeBuilds } from '@haisha/e2e/prepare-builds';
import { Product } from '@haisha/e2e/product';
import { ensureChromium } from '@haisha/product/chromium';
import { chromium } from '@playwright/test';
import { printFigure } from './figure.ts';
import { manyPeopleSettings } from './measure-attendance.ts';
import { measureDispatch } from './measure-dispatch.ts';
import { realtimeSettings } from './measure-sockets.ts';

/** Measures dispatch alone: among so many deliveries, a million unless less is asked for. */
await prepareBuilds();
const product = await Product.start({ ...realtimeSettings, ...manyPeopleSettings });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const figure of await measureDispatch(browser, product, Number(process.argv[2] ?? 1_000_000)))
    printFigure(figure);
} finally {
  await browser.close();
  await product.stop();
  removeBuilds();
}
