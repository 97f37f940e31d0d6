import { spreadConnections } from '@haisha/api/spread-connections';
import { addVehicle } from '../../product/add-vehicle.ts';
import { changeVehicle } from '../../product/change-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';
import { liveState, openLive, secondBrowser } from '../../product/second-browser.ts';

test.describe.configure({ timeout: 150_000 });

async function socketsOf({ url }: Product): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^realtime_sockets (\d+)$/m.exec(metrics)?.[1]);
}

test("two browsers at two processes behind one port see each other's changes, also those made while one process was killed", async ({
  page,
  browser,
  ownProduct,
}) => {
  const beside = await ownProduct.startBeside();
  const { port, close } = await spreadConnections([ownProduct.port, beside.port]);
  const product = { url: `http://127.0.0.1:${port}` };
  await logInByApi(page, product, 'admin');
  const other = await secondBrowser(browser, product, 'manager');
  const { id } = await addVehicle(page, product);
  const list = `${product.url}/vehicles?q=OWN-`;
  await openLive(page, list);
  await openLive(other, list);
  expect([await socketsOf(ownProduct), await socketsOf(beside)]).toEqual([1, 1]);
  const shows = (where: typeof page, code: string) =>
    expect(where.getByRole('gridcell', { name: code, exact: true })).toBeVisible({ timeout: 20_000 });
  for (const [writer, reader, code] of [
    [page, other, 'OWN-HERE'],
    [other, page, 'OWN-THERE'],
  ] as const) {
    await changeVehicle(writer, product, id, { code });
    await shows(reader, code);
  }

  await ownProduct.kill();
  await changeVehicle(page, product, id, { code: 'OWN-MISSED' });
  for (const where of [page, other]) await shows(where, 'OWN-MISSED');
  for (const where of [page, other]) await expect(liveState(where, '自動更新')).toBeVisible({ timeout: 70_000 });
  expect(await socketsOf(beside)).toBe(2);
  await changeVehicle(other, product, id, { code: 'OWN-LAST' });
  for (const where of [page, other]) await shows(where, 'OWN-LAST');

  close();
  await other.context().close();
  await beside.end('SIGTERM');
});
