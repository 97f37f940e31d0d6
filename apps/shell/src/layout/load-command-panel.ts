import { addOwnTexts } from '../add-own-texts.ts';
import { once } from '../once.ts';
import { CommandPanel } from './command-panel.tsx';

// Once: texts that are added have everything drawn anew that shows any.
const addTexts = once(() => addOwnTexts('shortcut'));

/** The panels of the keyboard with their texts. */
export async function loadCommandPanel() {
  await addTexts();
  return CommandPanel;
}
