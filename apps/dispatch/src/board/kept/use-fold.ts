import { useMediaQuery } from '@haisha/ui';
import type { BoardRange } from '../geometry/scale.ts';
import { useKeptOnBoard } from './kept-on-board.ts';

const folds = ['open', 'folded'] as const;

/** A part of the board that can be folded. */
export type Foldable = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

/** The band of the delivery companies: open until somebody folds it, the other way round below a month. */
export function useBandFold(range: BoardRange): Foldable {
  return useFold('band', range === 'month');
}

/** The list of what is left over: a rail where there is no room for it, as long as nobody opens it there. */
export function useListFold(range: BoardRange): Foldable {
  const isNarrow = useMediaQuery('(max-width: 79.9375rem)');
  return useFold('list', isNarrow || range === 'month');
}

/** What is folded by itself in some place is left there by the person apart from how it is left elsewhere. */
function useFold(part: string, isTight: boolean): Foldable {
  const { kept, keep } = useKeptOnBoard(isTight ? `${part}-tight` : part, folds);
  return {
    isOpen: kept === 'open' || (kept === null && !isTight),
    setOpen: (isOpen) => keep(isOpen ? 'open' : 'folded'),
  };
}

/** Gives the focus to the search of the list, once it is drawn. */
export function focusLeftSearch(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-left-search] input')?.focus());
}
