import type { Keyboard } from '@playwright/test';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';

const people = [
  ['F-1', '井上 一郎', 'イノウエ イチロウ'],
  ['F-2', '岡田 二郎', 'オカダ ジロウ'],
  ['F-3', '木下 三郎', 'キノシタ サブロウ'],
  ['F-4', '坂本 四郎', 'サカモト シロウ'],
  ['F-5', '千葉 五郎', 'チバ ゴロウ'],
] as const;

test('five drivers are entered by keyboard alone, one after the other, with few keys beside their values', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await page.goto(`${product.url}/drivers/add`);
  const focused = (name: string) => expect(page.locator(`[name="${name}"]`)).toBeFocused();
  const pressed: number[] = [];
  for (const [index, [code, name, kana]] of people.entries()) {
    const keys = counting(page.keyboard);
    await focused('code');
    await keys.enter(code);
    await keys.enter(name);
    await keys.enter(kana);
    await focused('shortName');
    await keys.enter();
    await keys.type('S39.2.29');
    await expect(page.getByText('1964/02/29')).toBeVisible();
    await keys.enter();
    await focused('sex');
    await keys.press('ArrowDown');
    await keys.enter();
    await keys.enter('090-0000-4411');
    await keys.enter('339-0073');
    await expect(page.locator('[name="city"]')).not.toHaveValue('');
    await keys.enter();
    await keys.enter();
    await keys.enter('上野0-1');
    await keys.enter();
    if (index === 0) {
      await focused('departmentId');
      await keys.press('ArrowDown');
      await keys.enter();
      await keys.enter();
      await keys.type('R8.4.1');
    } else {
      // What the one before had is there already.
      await expect(page.locator('[name="departmentId"]')).not.toHaveValue('');
      await expect(page.locator('[name="hiredDate"]')).toHaveValue('2026/04/01');
    }
    await keys.press('Control+Enter');
    await expect(page.getByText(`続けて登録中（${index + 1}件登録済み）`)).toBeVisible();
    pressed.push(keys.count());
  }
  expect(pressed.map((count) => count <= 17)).toEqual(people.map(() => true));
  const found = await page.context().request.get(`${product.url}/api/drivers?q=F-`);
  const { items } = (await found.json()) as { items: { code: string }[] };
  expect(items.map(({ code }) => code)).toEqual(expect.arrayContaining(people.map(([code]) => code)));
});

/** Counts the keys pressed beside the text of the values themselves. */
function counting(keyboard: Keyboard) {
  let count = 0;
  async function press(key: string): Promise<void> {
    count += 1;
    await keyboard.press(key);
  }
  return {
    press,
    type: (text: string) => keyboard.type(text),
    async enter(text = ''): Promise<void> {
      await keyboard.type(text);
      await press('Enter');
    },
    count: () => count,
  };
}
