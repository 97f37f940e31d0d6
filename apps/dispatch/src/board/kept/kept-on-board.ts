import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { useSyncExternalStore } from 'react';

const changed = 'haisha:board-kept';

/** Keeps on this device how the person left a part of the board. */
export function keepOnBoard(name: string, choice: string): void {
  keepChoice(name, choice);
  window.dispatchEvent(new Event(changed));
}

/** How the person left a part of the board on this device, the same in every part and window of it; null before. */
export function useKeptOnBoard<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
  return useSyncExternalStore(subscribe, () => keptChoice(name, choices));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
