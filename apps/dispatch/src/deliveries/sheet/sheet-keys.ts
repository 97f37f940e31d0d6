import { isComposing } from '@haisha/ui/keys';
import type { KeyboardEvent } from 'react';
import type { SheetColumn } from './sheet-column.ts';
import { sheetColumns } from './sheet-column.ts';

/** A cell of the grid, as the page finds it around the caret. */
export type SheetPlace = { rowId: string; column: number };

/** The cell that an event comes from; nothing outside the cells. */
export function placeOf(target: EventTarget): SheetPlace | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('td');
  const rowId = target.closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
  // The first cell of a row is its number.
  return cell && rowId !== undefined ? { rowId, column: cell.cellIndex - 1 } : null;
}

export function columnAt({ column }: SheetPlace): SheetColumn {
  return sheetColumns[column] ?? 'cargoOwner';
}

type Key = 'next' | 'previous' | 'copyAbove' | 'save';

/** What a key means to the sheet; everything else is left to its grid. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (isComposing(event)) return null;
  const withCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (withCommand && !event.shiftKey && !event.altKey) {
    if (key === 'd') return 'copyAbove';
    return key === 's' ? 'save' : null;
  }
  if (withCommand || event.altKey || (key !== 'enter' && key !== 'tab')) return null;
  return event.shiftKey ? 'previous' : 'next';
}
