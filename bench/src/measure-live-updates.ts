import { addVehicle } from '@haisha/e2e/add-vehicle';
import { changeVehicle, seenAt } from '@haisha/e2e/change-vehicle';
import type { Product } from '@haisha/e2e/product';
import { openLive, secondBrowser } from '@haisha/e2e/second-browser';
import type { Browser } from '@playwright/test';
import { type Figure, percentile } from './figure.ts';

const changes = 40;
const restMs = 300;

/** Measures how long after one person saves another person with the same list open sees the change. */
export async function measureLiveUpdates(browser: Browser, product: Product): Promise<Figure> {
  const people = [
    await secondBrowser(browser, product, 'admin'),
    await secondBrowser(browser, product, 'manager'),
  ] as const;
  const { id } = await addVehicle(people[0], product);
  for (const page of people) await openLive(page, `${product.url}/vehicles?q=OWN-`);
  const delays: number[] = [];
  for (let round = 0; round < changes; round += 1) {
    const [writer, reader] = round % 2 === 0 ? people : [people[1], people[0]];
    const code = `OWN-${Date.now()}`;
    const seen = seenAt(reader, code);
    const sentAt = await changeVehicle(writer, product, id, { code });
    delays.push((await seen) - sentAt);
    await reader.waitForTimeout(restMs);
  }
  for (const page of people) await page.context().close();
  return {
    name: `change seen in another browser, p95 of ${changes}`,
    value: percentile(delays, 95),
    unit: 'ms',
    budget: 300,
  };
}
