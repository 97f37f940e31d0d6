import { addMessages } from '@haisha/i18n';

/** The texts of the service pages come along with them. */
export function addSystemTexts(): Promise<void> {
  return addMessages('system', {
    ja: () => import(/* webpackChunkName: "system-ja" */ '@haisha/i18n/ja/system.json'),
    en: () => import(/* webpackChunkName: "system-en" */ '@haisha/i18n/en/system.json'),
  });
}
