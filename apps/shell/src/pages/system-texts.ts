import { addMessages } from '@haisha/i18n';

/** The texts of the service pages come along with them. */
export function addSystemTexts(): Promise<void> {
  return addMessages('system', {
    ja: () => import('@haisha/i18n/ja/system.json'),
    en: () => import('@haisha/i18n/en/system.json'),
  });
}
