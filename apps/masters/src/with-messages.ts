import type { ComponentType } from 'react';

/** A page that comes with its words: both are loaded side by side, and it is drawn once the words are there. */
export async function withMessages(
  messages: () => Promise<() => Promise<void>>,
  page: () => Promise<ComponentType>,
): Promise<{ Component: ComponentType }> {
  const [addWords, Component] = await Promise.all([messages(), page()]);
  await addWords();
  return { Component };
}
