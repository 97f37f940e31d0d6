import { addOwnTexts } from '../add-own-texts.ts';
import { once } from '../once.ts';
import { CommandPanel } from './command-panel.tsx';

// Only once: added texts redraw everything that shows texts.
const addTexts = once(() => Promise.all([addOwnTexts('commandPanel'), addOwnTexts('shortcut'), addOwnTexts('find')]));

/** Loads the panels of the keyboard with their texts. */
export async function loadCommandPanel() {
  await addTexts();
  return CommandPanel;
}
