import { addMessages } from '@haisha/i18n';

/** Adds the texts of the service pages. */
export function addSystemTexts(): Promise<void> {
  return addMessages('system', {
    ja: () => import(/* webpackChunkName: "system-ja" */ '@haisha/i18n/ja/system.json'),
    en: () => import(/* webpackChunkName: "system-en" */ '@haisha/i18n/en/system.json'),
  });
}
