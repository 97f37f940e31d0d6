import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isComposing, useShortcut } from '../keys.ts';
import { useFirstRows } from './use-first-rows.ts';

type Options = {
  ids: readonly string[];
  /** The row that gets the initial focus. */
  startAt: string | undefined;
  box: RefObject<HTMLElement | null>;
  scrollToIndex: (index: number) => void;
  /** How many rows are in sight. */
  rowsInSight: () => number;
  onOpen: ((index: number) => void) | undefined;
  /** Shows a row beside the table. */
  onPeek: ((index: number) => void) | undefined;
  onToggle: ((index: number, range: boolean) => void) | undefined;
};

/**
 * Makes one row of the table a tab stop; arrows, Home, End and Page keys move it, Enter and E open, X selects, and Space
 * shows the row beside the table; where it cannot, Space selects too.
 */
export function useRowFocus({ ids, startAt, box, scrollToIndex, rowsInSight, onOpen, onPeek, onToggle }: Options) {
  const [activeId, setActiveId] = useState(startAt ?? null);
  const pendingFocus = useRef<string | null>(null);
  const found = activeId === null ? -1 : ids.indexOf(activeId);
  const activeIndex = found === -1 ? 0 : found;

  // Only when the page itself has the focus: a focused field keeps it.
  useFirstRows(ids.length, () => {
    const index = startAt === undefined ? -1 : ids.indexOf(startAt);
    if (index !== -1 && isNothingFocused()) moveTo(index);
  });
  useShortcut('arrowdown', () => moveTo(activeIndex), { when: isNothingFocused });
  useShortcut('arrowup', () => moveTo(activeIndex), { when: isNothingFocused });
  useShortcut('home', () => moveTo(0), { when: isNothingFocused });
  useShortcut('end', () => moveTo(ids.length - 1), { when: isNothingFocused });
  useShortcut('pagedown', () => moveTo(activeIndex + rowsInSight()), { when: isNothingFocused });
  useShortcut('pageup', () => moveTo(activeIndex - rowsInSight()), { when: isNothingFocused });

  /** A distant row exists only after the scroll has drawn it, so the focus follows whenever rows have been drawn. */
  function focusPending(): void {
    if (pendingFocus.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(pendingFocus.current)}"]`);
    if (!row) return;
    pendingFocus.current = null;
    row.focus({ preventScroll: true });
  }

  function isNothingFocused(): boolean {
    return document.activeElement?.contains(box.current) ?? false;
  }

  function moveTo(index: number) {
    const target = Math.max(0, Math.min(index, ids.length - 1));
    const id = ids[target];
    if (id === undefined) return;
    pendingFocus.current = id;
    setActiveId(id);
    scrollToIndex(target);
    // Nothing is drawn anew for a row that is active already.
    if (id === activeId) focusPending();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const { rowId, rowLink } = (event.target as HTMLElement).dataset;
    // The link of a row has an Enter of its own.
    const onRow = rowId !== undefined || (rowLink !== undefined && event.key !== 'Enter');
    const act = actOf(event, onRow);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function actOf(event: KeyboardEvent<HTMLElement>, onRow: boolean): (() => void) | undefined {
    const extend = (index: number) => {
      if (event.shiftKey && onToggle && index >= 0 && index < ids.length) onToggle(index, true);
      moveTo(index);
    };
    switch (event.key) {
      case 'ArrowDown':
        return () => extend(activeIndex + 1);
      case 'ArrowUp':
        return () => extend(activeIndex - 1);
      case 'Home':
        return () => moveTo(0);
      case 'End':
        return () => moveTo(ids.length - 1);
      case 'PageDown':
        return () => moveTo(activeIndex + rowsInSight());
      case 'PageUp':
        return () => moveTo(activeIndex - rowsInSight());
      case 'Enter':
      case 'e':
      case 'E':
        return onRow && onOpen ? () => onOpen(activeIndex) : undefined;
      case ' ':
        if (onRow && onPeek && !event.shiftKey) return () => onPeek(activeIndex);
        return onRow && onToggle ? () => onToggle(activeIndex, event.shiftKey) : undefined;
      case 'x':
      case 'X':
        return onRow && onToggle ? () => onToggle(activeIndex, event.shiftKey) : undefined;
      default:
        return undefined;
    }
  }

  return { activeIndex, onKeyDown, moveTo, setActiveId, focusPending };
}
