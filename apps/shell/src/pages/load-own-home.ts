import { addMessages } from '@haisha/i18n';

/** Loads the first page of drivers and partners, with its texts. */
export async function loadOwnHome() {
  const { OwnHome, ownHomeTexts } = await import(/* webpackChunkName: "own-home" */ './own-home.tsx');
  await addMessages('ownHome', ownHomeTexts);
  return { default: OwnHome };
}
