import type { CellGridHandle } from '@haisha/ui/cell-grid';
import { useShortcut } from '@haisha/ui/keys';
import type { RefObject } from 'react';

/** Lets the keys of the list beside the cells work from the first on, before anything in the cells was pressed. */
export function useKeysOfCells(grid: RefObject<CellGridHandle | null>): void {
  const atRest = { when: () => grid.current !== null && isNowhere() };
  const onPage = { when: () => grid.current !== null && !isInside('[role=grid], [role=dialog], [role=alertdialog]') };
  const outsideFields = { ...onPage, inFields: false };
  const handOn = (event: KeyboardEvent) => grid.current?.handOn(event);
  const focusFault = () => grid.current?.focusFault();
  useShortcut('tab', focusFault, atRest);
  useShortcut('f8', focusFault, onPage);
  useShortcut('enter', handOn, atRest);
  useShortcut('f2', handOn, atRest);
  useShortcut('mod+enter', handOn, outsideFields);
  useShortcut('mod+shift+enter', handOn, outsideFields);
}

/** Whether people have just come: the title of a new page has the focus, but no key goes there. */
function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body || isInside('h1');
}

function isInside(place: string): boolean {
  return document.activeElement?.closest(place) != null;
}
