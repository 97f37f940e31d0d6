import type { Locator } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openFold } from '../../product/open-fold.ts';

/** Returns whether a person sees the element: in the window, and not under a bar. */
const isVisible = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const ends = [top + 2, top + height - 2];
    return ends.every((y) => element.contains(document.elementFromPoint(left + Math.min(20, width / 2), y)));
  });

test('a refused save shows the focused field, however far it was scrolled away', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await logInByApi(page, product, 'admin');
  const { id } = await addVehicle(page, product);
  await page.goto(`${product.url}/vehicles/edit/${id}`);
  const month = await openFold(page, 'input[name="firstRegistrationMonth"]');
  const message = page.getByText(/2026\/13は存在しない年月です/);
  for (const save of [() => page.keyboard.press('Control+s'), () => page.getByText('保存する').click()]) {
    await month.fill('2026/13');
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => isVisible(month)).toBe(false);
    await save();
    await expect(month).toBeFocused();
    await expect.poll(() => isVisible(message)).toBe(true);
    await expect.poll(() => isVisible(month)).toBe(true);
  }
});

test('a refused save scrolls a field low in the window up, with its message above the bar of the form', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/departments`);
  await page.getByRole('grid').getByRole('link').first().click();
  const number = await openFold(page, 'input[name="issuerInvoiceNumber"]');
  const bar = page.getByRole('button', { name: '保存する' });
  await number.fill('T123');
  await page.evaluate((by) => window.scrollBy(0, by), 20 - (await distanceAbove(number, bar)));
  expect(await distanceAbove(number, bar)).toBeLessThan(40);
  await page.keyboard.press('Control+s');
  const message = page.getByText(/Tと13桁の数字で入力してください/);
  await expect(message).toBeVisible();
  await expect.poll(() => isVisible(message)).toBe(true);
  await expect(number).toBeFocused();
});

/** Returns how far a field ends above the bar. */
async function distanceAbove(field: Locator, bar: Locator): Promise<number> {
  const [one, other] = [await field.boundingBox(), await bar.boundingBox()];
  return (other?.y ?? 0) - ((one?.y ?? 0) + (one?.height ?? 0));
}
