import { addMessages } from '@haisha/i18n';
import { once } from './once.ts';

/** Loads what is shown before the login. */
export const loadDoor = once(async () => {
  const { door, doorTexts } = await import(/* webpackChunkName: "door" */ './door.ts');
  await addMessages('door', doorTexts);
  return door;
});
