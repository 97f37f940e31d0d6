import { addAllMessages } from './add-all-messages.ts';
import type { Words } from './words.ts';

/** Loads a part of the area and its words side by side: it is drawn once the words are there. */
export async function withWords<Part>({
  words,
  load,
}: {
  words?: Words | undefined;
  load: () => Promise<Part>;
}): Promise<Part> {
  const [messages, part] = await Promise.all([words?.(), load()]);
  if (messages) await addAllMessages(messages);
  return part;
}
