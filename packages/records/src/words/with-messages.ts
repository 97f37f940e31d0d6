import type { ComponentType } from 'react';
import { addAllMessages } from './add-all-messages.ts';
import type { Words } from './words.ts';

/** A page that comes with its words: both are loaded side by side, and it is drawn once the words are there. */
export async function withMessages(
  words: Words,
  page: () => Promise<ComponentType>,
): Promise<{ Component: ComponentType }> {
  const [messages, Component] = await Promise.all([words(), page()]);
  await addAllMessages(messages);
  return { Component };
}
