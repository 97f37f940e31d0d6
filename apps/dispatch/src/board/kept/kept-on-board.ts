import { useSession } from '@haisha/platform';
import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { useSyncExternalStore } from 'react';

const changed = 'haisha:board-kept';

export type KeptOnBoard<Choice extends string> = {
  /** The same in every part and window of the board; null before. */
  kept: Choice | null;
  keep: (choice: Choice) => void;
};

/** How the person left a part of the board; each person's choice is kept on this device. */
export function useKeptOnBoard<const Choice extends string>(
  part: string,
  choices: readonly Choice[],
): KeptOnBoard<Choice> {
  const name = `board-${part}-${useSession()?.user.id}`;
  return {
    kept: useSyncExternalStore(subscribe, () => keptChoice(name, choices)),
    keep(choice) {
      keepChoice(name, choice);
      window.dispatchEvent(new Event(changed));
    },
  };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}
