import { addMessages } from '@haisha/i18n';

/** Adds texts that few users need, in one file per language. */
export function addOwnTexts(
  namespace: 'identity' | 'account' | 'job' | 'kiosk' | 'commandPanel' | 'shortcut' | 'find',
): Promise<void> {
  return addMessages(namespace, {
    ja: async () => (await import(/* webpackChunkName: "own-ja" */ './own-messages-ja.ts')).jaMessages[namespace],
    en: async () => (await import(/* webpackChunkName: "own-en" */ './own-messages-en.ts')).enMessages[namespace],
  });
}
