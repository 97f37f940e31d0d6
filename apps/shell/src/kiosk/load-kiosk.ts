import { addMessages } from '@haisha/i18n';
import en from '@haisha/i18n/en/kiosk.json';
import ja from '@haisha/i18n/ja/kiosk.json';
import { KioskPage } from './kiosk-page.tsx';

/** Returns the page of a tablet at the entrance, once its texts are there. */
export async function loadKiosk() {
  await addMessages('kiosk', { ja: async () => ja, en: async () => en });
  return KioskPage;
}
