import type { Page } from '@playwright/test';
import { type FaultyFile, faultyVehicleTypes } from '../../product/faulty-file.ts';
import { accessibilityFaults, expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { officeList } from '../../product/office-list.ts';
import type { Product } from '../../product/product.ts';
import { sticksOut } from '../../product/sticks-out.ts';

test.beforeEach(async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
});

/** A job starts in a thread of its own, which takes a while on a busy machine. */
const ofJob = { timeout: 45_000 };

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const caret = (page: Page) => page.getByRole('grid').getByRole('textbox');

type GivenFile = Pick<FaultyFile, 'path' | 'name' | 'content'>;

async function choose(page: Page, url: string, file: GivenFile): Promise<void> {
  await page.goto(url + file.path);
  await page.getByRole('link', { name: '取り込み' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'ファイルを選ぶ' }).click(),
  ]);
  await chooser.setFiles({ name: file.name, mimeType: 'text/csv', buffer: file.content });
}

async function importFile(page: Page, url: string, file: FaultyFile): Promise<void> {
  await choose(page, url, file);
  await expect(page.getByRole('combobox', { name: '文字コード' })).toHaveValue('sjis');
  const { is, means } = file.header;
  await page.getByRole('combobox', { name: `「${is}」を取り込む項目` }).selectOption({ label: `${means}（必須）` });
  await page.getByRole('button', { name: 'この対応で内容を確認する' }).click();
  await expect(tab(page, `エラー ${file.counts.error}`)).toBeVisible(ofJob);
}

async function correct(page: Page, { corrections, becomes }: FaultyFile): Promise<void> {
  await page.getByRole('grid').locator('[aria-invalid]').click();
  for (const _fault of Object.keys(corrections)) {
    const at = (await caret(page).getAttribute('aria-label')) ?? '';
    await page.keyboard.insertText(corrections[at] ?? `nothing planted at ${at}`);
    await page.keyboard.press('F8');
  }
  await expect(tab(page, 'エラー 0')).toBeVisible();
  await expect(tab(page, becomes)).toBeVisible();
}

async function goThrough(page: Page, product: Product, file: FaultyFile): Promise<void> {
  const { counts, written, keep, query } = file;
  await importFile(page, product.url, file);
  await expect(tab(page, `重複 ${counts.duplicate}`)).toBeVisible();
  await expect(tab(page, `更新 ${counts.update}`)).toBeVisible();
  await expect(page.getByRole('button', { name: '取り込む', exact: true })).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  await correct(page, file);

  await tab(page, `重複 ${counts.duplicate}`).click();
  await page.getByRole('button', { name: 'まとめて決める' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'ファイルの中で重複する行' }).check();
  await dialog.getByRole('radio', { name: 'この行を使う（' }).check();
  await dialog.getByRole('radio', { name: keep === 'first' ? '最初の行を使う' : '最後の行を使う' }).check();
  await dialog.getByRole('button', { name: 'この扱いにする' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: '取り込む', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り込む' }).click();
  await expect(page.getByText(`${written}行を取り込みました。`)).toBeVisible(ofJob);
  expect(await accessibilityFaults(page)).toEqual([]);
  const address = page.url();

  await page.goto(`${product.url}${file.path}?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('grid')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: '取り込みを取り消す' }).click();
  await page.getByRole('button', { name: '取り消す', exact: true }).click();
  await expect(page.getByText(`取り込みを取り消し、${written}行を元に戻しました。`)).toBeVisible(ofJob);
  await page.goto(`${product.url}${file.path}?q=${encodeURIComponent(query)}`);
  await expect(page.getByText(/に合う.+はありません/)).toBeVisible();
}

test('vehicle types in Shift_JIS with twelve faults are mapped, corrected, decided, imported and undone', async ({
  page,
  product,
}) => {
  test.slow();
  await goThrough(page, product, faultyVehicleTypes());
});

test('a phone shows the faulty cells as fields, and nothing is wider than the screen', async ({ page, product }) => {
  const file = faultyVehicleTypes();
  await importFile(page, product.url, file);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);
  const name = page.getByRole('textbox', { name: file.header.is });
  await name.fill('2t 平ボディー');
  await name.blur();
  await expect(tab(page, `エラー ${file.counts.error - 1}`)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("an office's list without a required column and with a total is corrected without Excel", async ({
  page,
  product,
}) => {
  test.slow();
  await choose(page, product.url, officeList());
  await expect(page.getByText('必須項目に対応する列がありません: 性別')).toBeVisible();
  await page.getByRole('button', { name: 'この対応で内容を確認する' }).click();
  await expect(page.getByText('ファイルにない必須項目が2行で空です: 性別')).toBeVisible(ofJob);
  await expect(page.getByText('合計の行は取り込みません: 6行目')).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('gridcell', { name: '山川 花子' }).click();
  await page.getByRole('button', { name: '性別' }).last().click();
  // The focus is in the last column, and the name of its row is still visible.
  await expect(page.getByRole('gridcell', { name: '山川 花子' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.insertText('女性');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ファイルにない必須項目が1行で空です: 性別')).toBeVisible();
  await page.getByRole('button', { name: 'まとめて値を入れる' }).click();
  const sex = page.getByRole('combobox', { name: '性別（必須）' });
  await expect(sex).toBeFocused();
  await sex.selectOption('男性');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'この対応で内容を確認する' }).click();
  await expect(tab(page, '新規 2')).toBeVisible(ofJob);
  await page.getByRole('button', { name: '取り込む', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り込む' }).click();
  await expect(page.getByText('2行を取り込みました。')).toBeVisible(ofJob);
  const answer = await page.context().request.get(`${product.url}/api/drivers?q=OFFICE&sort=code`);
  const { items } = await answer.json();
  expect(items).toMatchObject([
    { sex: 'male', shortName: '山川太郎', licenceExpiryDate: '2027-05-01' },
    { sex: 'female' },
  ]);
  const record = await page.context().request.get(`${product.url}/api/drivers/${items[0].id}/record`);
  expect(await record.json()).toMatchObject({
    licenceNumber: '433012345630',
    licences: [{ licenceClass: 'large', obtainedDate: '2010-04-01' }],
    healthChecks: [{ date: '2026-04-01', kind: 'regular', result: 'watch' }],
  });
});
