import { addOwnTexts } from '../own-texts.ts';
import { CommandPanel } from './command-panel.tsx';

let texts: Promise<void> | null = null;

/** The panels of the keyboard with their texts. */
export async function loadCommandPanel() {
  // Once: texts that are added have everything drawn anew that shows any.
  texts ??= addOwnTexts('shortcut');
  await texts;
  return CommandPanel;
}
