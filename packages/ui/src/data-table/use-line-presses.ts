import type { MouseEvent } from 'react';
import { isOnControl } from './is-on-control.ts';
import { rowAt, useLongPress } from './use-long-press.ts';

type Options = {
  isChoosing: boolean;
  onOpen: ((id: string) => void) | undefined;
  onChoose: ((id: string) => void) | undefined;
};

/** Presses in a list of rows: a short one opens, a long one begins to choose, and then each chooses, also on a link. */
export function useLinePresses({ isChoosing, onOpen, onChoose }: Options) {
  const longPress = useLongPress(onChoose);

  function onClickCapture(event: MouseEvent<HTMLElement>) {
    longPress.onClickCapture(event);
    const row = rowAt(event.target);
    if (event.isPropagationStopped() || !isChoosing || !row || (event.target as Element).closest('input')) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose?.(row.id);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const row = rowAt(event.target);
    if (row && !isOnControl(event, row.element)) onOpen?.(row.id);
  }

  return { ...longPress, onClickCapture, onClick };
}
