import { addMessages, type MessagesByLocale } from '@haisha/i18n';

/** Words of an area by namespace. */
export type AllMessages = Readonly<Record<string, MessagesByLocale>>;

/** Makes words that came later known to the pages. */
export async function addAllMessages(messages: AllMessages): Promise<void> {
  await Promise.all(Object.entries(messages).map(([namespace, texts]) => addMessages(namespace, texts)));
}
