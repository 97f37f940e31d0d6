import { useSession } from '@haisha/platform';
import { keepChoice, keptChoice } from '@haisha/ui/kept-choice';
import { useState } from 'react';

type Fold = 'folded' | 'open';

/** Whether a part of the menu is folded; each person's choice is kept on this device. */
export function useFolded(part: string, otherwise: Fold): [isFolded: boolean, toggle: () => void] {
  const id = useSession()?.user.id ?? '';
  const name = `menu-${part}-${id}`;
  const [fold, setFold] = useState<Fold>(() => keptChoice(name, ['folded', 'open']) ?? otherwise);
  function toggle(): void {
    const next = fold === 'folded' ? 'open' : 'folded';
    setFold(next);
    keepChoice(name, next);
  }
  return [fold === 'folded', toggle];
}
