import { errorsOf } from '../../product/errors-of.ts';
import { expectComplete, type Locale } from '../../product/expect-complete.ts';
import { accessibilityFaults, expect } from '../../product/fixtures.ts';
import { sendSamples } from '../../product/send-samples.ts';
import { visit } from '../../product/visitors.ts';

const prefixes: Record<Locale, string> = { ja: '', en: '/en' };
const judges: Record<Locale, string> = { ja: 'この対応で内容を確認する', en: 'Check the rows' };
const kinds = [
  { ja: 'エラー', en: 'Error' },
  { ja: '重複', en: 'Duplicate' },
  { ja: 'すべて', en: 'All' },
];

// The walk opens the list of open imports; each step of an import is a screen of its own.
visit('each step of an import has every text in both languages, and is accessible', async ({ visitors, product }) => {
  visit.slow();
  const open = async (locale: Locale) => {
    const page = await visitors[locale].newPage();
    return { page, errors: errorsOf(page), locale };
  };
  const [japanese, english] = await Promise.all([open('ja'), open('en')]);
  const id = await sendSamples(japanese.page, product);
  for (const { page, locale } of [japanese, english]) {
    await page.goto(`${product.url}${prefixes[locale]}/delivery-destination/temp/${id}`);
    await expect(page.getByRole('button', { name: judges[locale] })).toBeVisible();
    await expectComplete(page, locale);
  }
  expect(await accessibilityFaults(japanese.page)).toEqual([]);

  await japanese.page.getByRole('button', { name: judges.ja }).click();
  // A job starts in a thread of its own, which takes a while on a busy machine.
  await expect(japanese.page.getByRole('tab', { name: /^エラー [1-9]/ })).toBeVisible({ timeout: 45_000 });
  await english.page.reload();
  for (const { page, locale } of [japanese, english]) {
    for (const kind of kinds) {
      const name = kind[locale];
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name }).getByRole('grid')).toBeVisible();
      await expectComplete(page, locale);
    }
    if (locale === 'ja') expect(await accessibilityFaults(page)).toEqual([]);
  }
  for (const { page, errors } of [japanese, english]) {
    expect(errors).toEqual([]);
    await page.close();
  }
});
