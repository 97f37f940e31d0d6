import { addVehicle } from '../../product/add-vehicle.ts';
import { expect, test } from '../../product/fixtures.ts';
import { logInByApi } from '../../product/log-in-by-api.ts';
import { newEntry, openHistory } from '../../product/vehicle-history.ts';

const bill = { name: '請求書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const brokenPicture = { name: '傷.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };

test.beforeEach(async ({ page, product }) => {
  await logInByApi(page, product, 'manager');
  await openHistory(page, product, await addVehicle(page, product));
});

test('a document chosen while an entry is written is uploaded with it, without a question', async ({ page }) => {
  const dialog = await newEntry(page, '修理', '20260601');
  await dialog.getByLabel('ファイルを選ぶ').setInputFiles([bill]);
  const questions: string[] = [];
  await page.exposeFunction('told', (text: string) => questions.push(text));
  await page.evaluate(() => {
    const { told } = window as unknown as { told: (text: string) => void };
    new MutationObserver(() => {
      const question = document.querySelector('[role="alertdialog"]');
      if (question) told(question.textContent ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await dialog.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '写真・書類 1件' })).toBeVisible();
  expect(questions).toEqual([]);
});

test('a refused file keeps its entry open and shows the reason', async ({ page }) => {
  const dialog = await newEntry(page, '事故', '20260702');
  await dialog.getByLabel('ファイルを選ぶ').setInputFiles([brokenPicture]);
  await dialog.getByRole('button', { name: '保存する' }).click();
  const open = page.getByRole('dialog', { name: '記録の編集' });
  await expect(open.getByRole('alert')).toContainText('傷.jpg');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await open.getByRole('button', { name: 'キャンセル' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
