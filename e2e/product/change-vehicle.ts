import { expect, type Page } from '@playwright/test';
import type { AddedVehicle } from './add-vehicle.ts';
import { csrfHeader } from './csrf-header.ts';
import type { Product } from './product.ts';

type VehicleRow = AddedVehicle & Record<string, unknown>;

/** Changes a vehicle as another program would, and returns the time of the request. */
export async function changeVehicle(
  page: Page,
  product: Pick<Product, 'url'>,
  id: string,
  fields: object,
): Promise<number> {
  const { request } = page.context();
  const row = (await (await request.get(`${product.url}/api/vehicles/${id}`)).json()) as VehicleRow;
  const kept = Object.entries(row).filter(([name]) => !readOnlyFields.test(name));
  const headers = await csrfHeader(page, product);
  const sentAt = Date.now();
  const answer = await request.put(`${product.url}/api/vehicles/${id}`, {
    data: { ...Object.fromEntries(kept), version: row.version, ...fields },
    headers,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return sentAt;
}

const readOnlyFields =
  /^(?:id|version|created\w+|updated\w+|archivedAt|vehicleTypeName\w*|departmentName\w*|status\w*)$/;

/**
 * Returns the time at which the text first appeared in the page, by the page's own clock, which is that of this
 * machine.
 */
export function seenAt(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.body.textContent?.includes(text)) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
}
