import { useSession } from '@haisha/platform';
import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { useState } from 'react';
import type { Fold } from './navigation.ts';

const folds = ['folded', 'open'] as const;

export type Folds = {
  /** The user's choice for a part of the menu; null before there was one. */
  chosen: (part: string) => Fold | null;
  choose: (choices: Readonly<Record<string, Fold>>) => void;
};

/** Which parts of the menu are folded; each person's choices are kept on this device. */
export function useFolds(): Folds {
  const userId = useSession()?.user.id ?? '';
  const [chosen, setChosen] = useState<Readonly<Record<string, Fold>>>({});
  const nameOf = (part: string) => `menu-${part}-${userId}`;
  return {
    chosen: (part) => chosen[part] ?? keptChoice(nameOf(part), folds),
    choose(choices) {
      setChosen({ ...chosen, ...choices });
      for (const [part, fold] of Object.entries(choices)) keepChoice(nameOf(part), fold);
    },
  };
}
