import type { Locator } from '@playwright/test';
import { addVehicle } from '../../product/add-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { openFold } from '../../product/open-fold.ts';
import { sticksOut } from '../../product/sticks-out.ts';
import { addEntry, dialogOf, entriesOf, newEntry, openHistory, summaryOf } from '../../product/vehicle-history.ts';

test.beforeEach(async ({ page, product }) => {
  await logInByApi(page, product, 'admin');
});

const save = (dialog: Locator) => dialog.getByRole('button', { name: '保存する' }).click();

async function saved(dialog: Locator): Promise<void> {
  await save(dialog);
  await expect(dialog).toBeHidden();
}

test('entries of each kind are written with their own fields, and their amounts added up', async ({
  page,
  product,
}) => {
  const vehicle = await addVehicle(page, product);
  await openHistory(page, product, vehicle);
  await expect(page.getByText('まだ記録がありません')).toBeVisible();

  let dialog = await newEntry(page, '3か月点検', '20260510');
  await expect(dialog.getByRole('textbox', { name: '次回予定日' })).toHaveValue('2026/08/10');
  await saved(dialog);

  dialog = await newEntry(page, '修理', 'R8.6.1');
  await dialog.getByLabel('業者').fill('岩槻自動車整備');
  await dialog.getByLabel('金額（税抜）').fill('１２０，０００');
  await dialog.getByLabel('消費税').fill('12000');
  await saved(dialog);

  dialog = await newEntry(page, '事故', '2026/7/2');
  await dialog.getByLabel('備考').fill('駐車場で接触\n相手なし');
  await saved(dialog);

  dialog = await newEntry(page, '配置換え', '2026/8/3');
  await dialog.getByLabel('備考').fill('川口へ応援');
  await saved(dialog);

  dialog = await newEntry(page, '走行距離', '2026/9/4');
  await save(dialog);
  await expect(dialog.getByLabel('走行距離')).toHaveAccessibleDescription(/走行距離を入力してください/);
  await dialog.getByLabel('走行距離').fill('123456');
  await saved(dialog);

  const entries = entriesOf(page);
  await expect(entries).toHaveCount(5);
  await expect(entries.nth(0)).toContainText(/2026\/09\/04.*走行距離.*123,456 km/s);
  await expect(entries.nth(1)).toContainText(/配置換え.*川口へ応援/s);
  await expect(entries.nth(2)).toContainText(/事故.*駐車場で接触\s*相手なし/s);
  await expect(entries.nth(3)).toContainText(/2026\/06\/01.*修理.*岩槻自動車整備.*120,000.*12,000/s);
  await expect(entries.nth(4)).toContainText(/3か月点検.*2026\/08\/10/s);
  await expect(page.getByRole('tabpanel')).toContainText(/合計（5件）.*132,000/s);
  await expect(summaryOf(page)).toContainText('123,456 km (2026/09/04)');
});

test('an entry is corrected, and only the corrected fields change', async ({ page, product }) => {
  const vehicle = await addVehicle(page, product);
  const entry = { kind: 'tyre', entryDate: '2026-03-04', vendor: 'タイヤ館', amountYen: 80000, note: '前輪2本' };
  await addEntry(page, product, vehicle, entry);
  await openHistory(page, product, vehicle);
  await page.getByRole('button', { name: '2026/03/04 タイヤ を編集' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('業者')).toHaveValue('タイヤ館');
  await dialog.getByLabel('金額（税抜）').fill('88000');
  await dialog.getByRole('textbox', { name: '実施日' }).fill('2025/12/30');
  await saved(dialog);
  await expect(page.getByRole('region', { name: '2025年' }).getByRole('listitem')).toContainText(
    /2025\/12\/30.*タイヤ館.*前輪2本.*88,000/s,
  );
  await expect(entriesOf(page)).toHaveCount(1);
});

test('an entry is archived, restored by the notice, and found again among the archived ones', async ({
  page,
  product,
}) => {
  const vehicle = await addVehicle(page, product);
  await addEntry(page, product, vehicle, { kind: 'oil', entryDate: '2026-03-04', vendor: '消える記録' });
  await addEntry(page, product, vehicle, { kind: 'oil', entryDate: '2026-03-05', vendor: '残る記録' });
  await openHistory(page, product, vehicle);
  const archived = entriesOf(page).filter({ hasText: '消える記録' });
  const archive = async () => {
    await archived.getByRole('button').click();
    await dialogOf(page).getByRole('button', { name: 'アーカイブ' }).click();
    const question = page.getByRole('alertdialog', { name: '2026/03/04 オイルをアーカイブしますか' });
    await question.getByRole('button', { name: 'アーカイブする' }).click();
    await expect(question).toBeHidden();
    await expect(archived).toHaveCount(0);
  };
  await archive();
  await page.getByRole('region', { name: 'お知らせ' }).getByRole('button', { name: '元に戻す' }).click();
  await expect(archived).toHaveCount(1);
  await archive();
  await expect(entriesOf(page)).toHaveCount(1);

  await page.getByRole('button', { name: '絞り込み' }).click();
  await page.getByRole('button', { name: /^アーカイブ: / }).click();
  await page.getByRole('menuitemradio', { name: 'アーカイブのみ' }).click();
  await expect(page).toHaveURL(/archived=only/);
  await expect(entriesOf(page)).toHaveCount(1);
  await expect(archived).toContainText('アーカイブ済み');
  await archived.getByRole('button').click();
  await expect(dialogOf(page).getByLabel('業者')).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: '元に戻す' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await openHistory(page, product, vehicle);
  await expect(entriesOf(page)).toHaveCount(2);
});

test('the history keeps every change of the record with its author, before and after', async ({ page, product }) => {
  const vehicle = await addVehicle(page, product, { ownerName: '前の所有者', transmission: 'manual' });
  await page.goto(`${product.url}/vehicles/edit/${vehicle.id}`);
  await (await openFold(page, 'input[name="ownerName"]')).fill('後の所有者');
  await page.locator('select[name="transmission"]').selectOption({ label: 'AT' });
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('保存しました')).toBeVisible();

  await openHistory(page, product, vehicle);
  await page.getByRole('tab', { name: '変更履歴' }).click();
  await expect(page).toHaveURL(/#changes$/);
  await page.reload();
  const changes = page.getByRole('list', { name: '変更履歴' }).getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText('髙橋 直樹');
  await expect(changes.first()).toContainText(/所有者\s*変更前\s*前の所有者\s*変更後\s*後の所有者/);
  await expect(changes.first()).toContainText(/変速機\s*変更前\s*MT\s*変更後\s*AT/);
  await expect(changes.first().getByRole('term')).toHaveText(['所有者', '変速機']);
  await expect(changes.last()).toContainText('登録');
});

test('the chosen kinds are in the address: they survive a reload, a shared link and back', async ({
  page,
  product,
  context,
}) => {
  const vehicle = await addVehicle(page, product);
  for (const kind of ['repair', 'accident', 'oil']) {
    await addEntry(page, product, vehicle, { kind, entryDate: '2026-03-04' });
  }
  await openHistory(page, product, vehicle);
  await expect(entriesOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: '絞り込み' }).click();
  await page.getByRole('button', { name: '種類: すべて' }).click();
  await page.getByRole('menuitemcheckbox', { name: '修理' }).click();
  await expect(page).toHaveURL(/\?kind=repair$/);
  await page.getByRole('menuitemcheckbox', { name: 'オイル' }).click();
  await expect(page).toHaveURL(/\?kind=repair&kind=oil$/);
  await page.keyboard.press('Escape');
  await expect(entriesOf(page)).toHaveCount(2);

  const colleague = await context.newPage();
  await openHistory(colleague, product, vehicle, new URL(page.url()).search);
  await expect(entriesOf(colleague)).toHaveCount(2);
  await expect(entriesOf(colleague).filter({ hasText: '事故' })).toHaveCount(0);
  await colleague.close();

  await page.getByRole('button', { name: '絞り込み（1）' }).click();
  await page.getByRole('button', { name: '条件「種類: 修理、オイル」を外す' }).click();
  await expect(page).not.toHaveURL(/kind=/);
  await expect(entriesOf(page)).toHaveCount(3);
  await page.goBack();
  await expect(entriesOf(page)).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing is wider than the screen: entries, filters, changes, and the form of an entry', async ({
    page,
    product,
  }) => {
    const long = 'とても長い名前の整備工場'.repeat(5);
    const vehicle = await addVehicle(page, product, { odometerKm: 9_999_999, odometerDate: '2026-01-01' });
    await addEntry(page, product, vehicle, {
      kind: 'twelveMonthInspection',
      entryDate: '2026-03-04',
      vendor: long,
      note: 'https://example.jp/'.padEnd(200, 'x'),
      odometerKm: 9_999_999,
      amountYen: 999_999_999,
      taxYen: 99_999_999,
      nextDueDate: '2027-03-04',
    });
    await openHistory(page, product, vehicle, '?kind=twelveMonthInspection');
    await expect(entriesOf(page)).toContainText([long]);
    expect(await sticksOut(page), 'entries').toEqual([]);
    await page.getByRole('button', { name: '絞り込み（1）' }).click();
    const sheet = page.getByRole('dialog', { name: '絞り込み' });
    await expect(sheet.getByText('12か月点検').first()).toBeVisible();
    expect(await sticksOut(page), 'filters').toEqual([]);
    await sheet.getByRole('button', { name: '閉じる' }).click();
    await page.getByRole('button', { name: '2026/03/04 12か月点検 を編集' }).click();
    await expect(dialogOf(page).getByLabel('業者')).toHaveValue(long);
    expect(await sticksOut(page), 'dialog').toEqual([]);
    const box = dialogOf(page);
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth), 'in the dialog').toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: '変更履歴' }).click();
    await expect(page.getByRole('list', { name: '変更履歴' })).toBeVisible();
    expect(await sticksOut(page), 'changes').toEqual([]);
  });
});
