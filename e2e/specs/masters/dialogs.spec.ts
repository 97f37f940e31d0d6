import type { Locator, Page } from '@playwright/test';
import { type AddedVehicle, addVehicle } from '../../product/add-vehicle.ts';
import { firstPage } from '../../product/first-page.ts';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi, post } from '../../product/log-in-by-api.ts';
import type { Product } from '../../product/product.ts';
import { visit } from '../../product/visitors.ts';

type Desk = { page: Page; product: Product; vehicle: AddedVehicle };
type DialogCase = {
  name: string;
  /** Opens the dialog and returns it. */
  open: (desk: Desk) => Promise<Locator>;
};

async function openList({ page, product }: Desk, query = ''): Promise<void> {
  await page.goto(`${product.url}/vehicles${query}`);
  await expect(page.getByRole('grid')).toBeVisible(firstPage);
}

async function openForm({ page, product, vehicle }: Desk): Promise<void> {
  await page.goto(`${product.url}/vehicles/edit/${vehicle.id}`);
  await expect(page.getByLabel('社番')).toHaveValue(vehicle.code, firstPage);
}

async function openEntry({ page, product, vehicle }: Desk): Promise<Locator> {
  await page.goto(`${product.url}/vehicles/histories/${vehicle.id}`);
  await page.getByRole('button', { name: '記録を追加' }).click();
  return page.getByRole('dialog', { name: '記録の追加' });
}

async function openUser({ page, product }: Desk, name: string): Promise<void> {
  await page.goto(`${product.url}/users?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click(firstPage);
  await expect(page.getByRole('textbox', { name: '氏名' })).toHaveValue(name, firstPage);
}

/** Lets somebody else change the vehicle, so that its version differs from the one on the page. */
async function changeMeanwhile({ page, product, vehicle }: Desk): Promise<void> {
  const path = `/api/vehicles/${vehicle.id}/status`;
  const body = { status: 'inInspection', from: '2026-01-05', version: vehicle.version };
  expect((await post(page.context().request, product, page, path, body)).status()).toBe(200);
}

const panels: DialogCase[] = [
  {
    name: 'the change of a status, with a refused field',
    async open(desk) {
      await openForm(desk);
      await desk.page.getByRole('button', { name: '状態を変更' }).click();
      const dialog = desk.page.getByRole('dialog', { name: '状態の変更' });
      await dialog.getByRole('textbox', { name: '終了日' }).fill('2001/1/1');
      await dialog.getByRole('button', { name: '状態を変更' }).click();
      await expect(dialog.getByText('終了日は開始日以降の日付を入力してください')).toBeVisible();
      return dialog;
    },
  },
  {
    name: 'the conflict',
    async open(desk) {
      await openForm(desk);
      await desk.page.getByRole('button', { name: '状態を変更' }).click();
      const dialog = desk.page.getByRole('dialog', { name: '状態の変更' });
      await dialog.getByLabel('新しい状態').selectOption({ label: '休車' });
      await changeMeanwhile(desk);
      await dialog.getByRole('button', { name: '状態を変更' }).click();
      await expect(dialog.getByRole('group', { name: /^新しい状態: / })).toBeVisible();
      return dialog;
    },
  },
  {
    name: 'the entry of the history',
    async open(desk) {
      const dialog = await openEntry(desk);
      await dialog.getByRole('button', { name: '保存する' }).click();
      await expect(dialog.getByText('種類を選択してください')).toBeVisible();
      return dialog;
    },
  },

  {
    name: 'the question before a vehicle is archived',
    async open(desk) {
      await openForm(desk);
      await desk.page.getByRole('button', { name: 'アーカイブ' }).click();
      return desk.page.getByRole('alertdialog', { name: /アーカイブしますか/ });
    },
  },
  {
    name: 'the refusal to archive what is used',
    async open({ page, product }) {
      await page.goto(`${product.url}/departments?q=IW`);
      await page.getByRole('link', { name: 'IW', exact: true }).click();
      await page.getByRole('button', { name: 'アーカイブ' }).click();
      const question = page.getByRole('alertdialog', { name: /アーカイブしますか/ });
      await expect(question).toContainText('使用中のデータ');
      return question;
    },
  },
  {
    name: 'a one-time link, shown once',
    async open(desk) {
      await openUser(desk, '小林 あかり');
      await desk.page.getByRole('button', { name: /^(?:もう一度)?招待する$/ }).click();
      const question = desk.page.getByRole('alertdialog', { name: /さんを招待しますか/ });
      await question.getByRole('button', { name: '招待する' }).click();
      const dialog = desk.page.getByRole('alertdialog', { name: /招待のリンクを作りました/ });
      await expect(dialog.getByLabel('1回だけ使えるリンク')).toHaveValue(/^http/);
      return dialog;
    },
  },
  {
    name: 'the period of retention, too short',
    async open({ page, product }) {
      await page.goto(`${product.url}/retention`);
      await page.getByRole('button', { name: '期間を変更' }).first().click(firstPage);
      const dialog = page.getByRole('dialog', { name: /の保存期間$/ });
      await dialog.getByRole('textbox', { name: '保存期間' }).fill('1');
      await dialog.getByRole('button', { name: '期間を変更' }).click();
      await expect(dialog.getByText(/以上で入力してください/)).toBeVisible();
      return dialog;
    },
  },
  {
    name: 'an unfolded record of the audit log',
    async open({ page, product }) {
      await page.goto(`${product.url}/audit?action=create`);
      const record = page.getByRole('list', { name: '操作履歴' }).getByRole('listitem').first();
      await record.getByText(/内容を見る/).click(firstPage);
      return record;
    },
  },
  {
    name: 'the export',
    async open(desk) {
      await openList(desk);
      await desk.page.getByRole('button', { name: 'ファイル出力' }).click();
      return desk.page.getByRole('dialog', { name: '一覧をファイルに出力' });
    },
  },
  {
    name: 'the choice of columns',
    async open(desk) {
      await openList(desk);
      await desk.page.getByRole('button', { name: '表示する列' }).click();
      return desk.page.getByRole('dialog');
    },
  },
  {
    name: 'a filter, with another one in force',
    async open(desk) {
      await openList(desk, '?ownershipType=owned');
      await desk.page.getByRole('button', { name: '絞り込み（1）' }).click();
      await desk.page.getByRole('button', { name: '状態: すべて' }).click();
      return desk.page.getByRole('menu');
    },
  },
  {
    name: 'the selection of rows',
    async open(desk) {
      await openList(desk, `?q=${desk.vehicle.code}`);
      await desk.page.getByRole('checkbox', { name: 'すべて選ぶ' }).check();
      return desk.page.getByRole('region', { name: '選んだ行の操作' });
    },
  },
  {
    name: 'the sheet of keys',
    async open(desk) {
      await openList(desk);
      await desk.page.keyboard.press('?');
      return desk.page.getByRole('dialog', { name: 'キーボード操作' });
    },
  },
  {
    name: 'the palette',
    async open(desk) {
      await openList(desk);
      await desk.page.keyboard.press('Control+k');
      await desk.page.getByRole('combobox', { name: 'データ・画面・操作を検索' }).fill('車');
      await expect(desk.page.getByRole('option').first()).toBeVisible();
      return desk.page.getByRole('dialog', { name: 'データ・画面・操作を検索' });
    },
  },
];

/** Chooses the theme, as another tab of the browser would. */
async function paint(page: Page, theme: string): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('haisha-color-mode', mode);
    window.dispatchEvent(new StorageEvent('storage'));
  }, theme);
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
}

for (const { name, open } of panels) {
  visit(`${name}: accessible in dark and light colours`, async ({ visitors, product }) => {
    const page = await visitors.ja.newPage();
    const panel = await open({ page, product, vehicle: await addVehicle(page, product) });
    // Light comes last, which is what the next test expects of the visitor.
    for (const theme of ['dark', 'light']) {
      await paint(page, theme);
      await expect(panel).toBeVisible();
      expect(await accessibilityFaults(page, { within: panel, colorsOnly: theme === 'dark' }), theme).toEqual([]);
    }
    await page.close();
  });
}

test('Escape closes the dialogs and menus of a list, and the focus returns to the button', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, 'admin');
  await openList({ page, product, vehicle: await addVehicle(page, product) });
  await page.getByRole('button', { name: '絞り込み' }).click();
  for (const [button, role] of [
    ['ファイル出力', 'dialog'],
    ['表示する列', 'dialog'],
    ['状態: すべて', 'menu'],
  ] as const) {
    const opener = page.getByRole('button', { name: button });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole(role)).toBeVisible();
    const focus = page.locator(':focus');
    await expect(page.getByRole(role).filter({ has: focus }).or(page.getByRole(role).and(focus))).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toBeHidden();
    await expect(opener, button).toBeFocused();
  }
});
