import { addMessages } from '@haisha/i18n';

/** Adds the texts of the live part. */
export function addLiveTexts(): Promise<void> {
  return addMessages('live', {
    ja: () => import(/* webpackChunkName: "live-ja" */ '@haisha/i18n/ja/live.json'),
    en: () => import(/* webpackChunkName: "live-en" */ '@haisha/i18n/en/live.json'),
  });
}
