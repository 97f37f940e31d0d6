import { useMediaQuery } from '@haisha/ui';
import { keepOnBoard, useKeptOnBoard } from './kept-on-board.ts';

const folds = ['open', 'folded'] as const;

/** A part of the board that can be folded. */
export type Foldable = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

/** The band of the delivery companies, open until somebody folds it. */
export function useBandFold(): Foldable {
  return useFold('board-band', 'open');
}

/** The list of what is left over: a rail in a window that has no room for it, as long as nobody opens it there. */
export function useListFold(): Foldable {
  const isNarrow = useMediaQuery('(max-width: 79.9375rem)');
  return useFold(isNarrow ? 'board-list-narrow' : 'board-list', isNarrow ? 'folded' : 'open');
}

function useFold(name: string, usual: (typeof folds)[number]): Foldable {
  const kept = useKeptOnBoard(name, folds);
  return {
    isOpen: (kept ?? usual) === 'open',
    setOpen: (isOpen) => keepOnBoard(name, isOpen ? 'open' : 'folded'),
  };
}

/** Gives the focus to the search of the list, once it is drawn. */
export function focusLeftSearch(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-left-search] input')?.focus());
}
