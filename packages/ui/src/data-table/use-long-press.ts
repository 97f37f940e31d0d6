import { type MouseEvent, type PointerEvent, useRef } from 'react';

const longMs = 500;
/** A finger that moves farther scrolls. */
const farPx = 10;

type Press = { x: number; y: number; timer: ReturnType<typeof setTimeout>; isOver: boolean };

/** Handlers for a list of rows with `data-row-id` that tell which row a finger rests on. */
export function useLongPress(onLongPress: ((id: string) => void) | undefined) {
  const press = useRef<Press | null>(null);

  function end() {
    if (press.current) clearTimeout(press.current.timer);
    if (!press.current?.isOver) press.current = null;
  }

  function onPointerDown({ target, pointerType, pageX, pageY }: PointerEvent<HTMLElement>) {
    end();
    press.current = null;
    const row = rowAt(target);
    if (!row || !onLongPress || pointerType === 'mouse') return;
    const { id } = row;
    const timer = setTimeout(() => {
      if (press.current) press.current.isOver = true;
      onLongPress(id);
    }, longMs);
    press.current = { x: pageX, y: pageY, timer, isOver: false };
  }

  function onPointerMove({ pageX, pageY }: PointerEvent<HTMLElement>) {
    const from = press.current;
    if (from && Math.hypot(pageX - from.x, pageY - from.y) > farPx) end();
  }

  /** The click that ends a long press, and the browser's menu over a link, are part of it. */
  function swallow(event: MouseEvent<HTMLElement>) {
    if (!press.current?.isOver) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') press.current = null;
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: swallow,
    onContextMenu: swallow,
  };
}

/** The row that an event is in. */
export function rowAt(target: EventTarget): { id: string; element: HTMLElement } | null {
  const element = (target as Element).closest<HTMLElement>('[data-row-id]');
  const id = element?.dataset.rowId;
  return element && id !== undefined ? { id, element } : null;
}
