import type { Page } from '@playwright/test';
import { dayInMonths } from './day-in-months.ts';
import { post } from './log-in-by-api.ts';
import type { Product } from './product.ts';

export type AddedVehicle = { id: string; code: string; version: number };

let count = 0;

/** Adds a 2 t truck of 岩槻 for one test, as the logged-in user of the page. */
export async function addVehicle(
  page: Page,
  product: Pick<Product, 'url'>,
  further: object = {},
): Promise<AddedVehicle> {
  const { request } = page.context();
  async function idOf(list: string, code: string): Promise<string> {
    const answer = await request.get(`${product.url}/api/${list}?q=${code}`);
    const { items } = (await answer.json()) as { items: { id: string; code: string }[] };
    const found = items.find((item) => item.code === code);
    if (!found) throw new Error(`no ${code} among the ${list}`);
    return found.id;
  }
  count += 1;
  const answer = await post(request, product, page, '/api/vehicles', {
    code: `OWN-${count}`,
    plate: { region: '富士山', classNumber: '400', kana: 'あ', serialNumber: String(count) },
    vehicleTypeId: await idOf('vehicle-types', 'T02'),
    departmentId: await idOf('departments', 'IW'),
    ownershipType: 'owned',
    transmission: 'automatic',
    grossWeightKg: 4950,
    maxLoadKg: 2000,
    inspectionExpiryDate: dayInMonths(24),
    nextThreeMonthInspectionDate: dayInMonths(3),
    ...further,
  });
  if (answer.status() !== 201) throw new Error(`adding a vehicle: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as AddedVehicle;
}
