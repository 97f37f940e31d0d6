import { type BoardAddress, type BoardDensity, boardDensities } from '../address/board-address.ts';
import type { Board } from '../board-context.ts';
import { useKeptOnBoard } from '../kept/kept-on-board.ts';

/** Whether the rows of the board have one line, as the address says or else as the person left them, and the change of it. */
export function useBoardDensity({ density }: BoardAddress, change: Board['change']) {
  const { own, keep } = useOwnDensity();
  const isDense = (density ?? own) === 'compact';

  /** From now on on this device, and here too where the address says otherwise. */
  function toggle(): void {
    const next: BoardDensity = isDense ? 'comfortable' : 'compact';
    keep(next);
    if (density !== null) change({ density: next }, { replace: true });
  }

  return { isDense, toggle };
}

/** What a view of the board keeps: what its address says, and how close rows stand where only this device knows it. */
export function useKeptBoardText(queryText: string): string {
  const { own } = useOwnDensity();
  const isOnlyHere = own === 'compact' && !queryText.includes('density=');
  return isOnlyHere ? [queryText, `density=${own}`].filter(Boolean).join('&') : queryText;
}

function useOwnDensity(): { own: BoardDensity; keep: (density: BoardDensity) => void } {
  const { kept, keep } = useKeptOnBoard('density', boardDensities);
  return { own: kept ?? 'comfortable', keep };
}
