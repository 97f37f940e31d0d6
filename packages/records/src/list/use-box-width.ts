import { textScale } from '@haisha/ui/text-scale';
import { type RefCallback, useCallback, useState } from 'react';

/** Until an element is there, its width counts as that of the page it will stand in. */
const page = 'main';

/**
 * The width of the element with the returned reference, in pixels of text of the usual size; null where that is not
 * asked for, and where nothing is laid out.
 */
export function useBoxWidth(isAsked: boolean): [RefCallback<HTMLElement>, number | null] {
  const [width, setWidth] = useState(() => (isAsked ? widthOf(document.querySelector(page)) : null));
  const box = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isAsked) return;
      const measure = (): void => setWidth(widthOf(element));
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isAsked],
  );
  return [box, isAsked ? width : null];
}

function widthOf(element: Element | null): number | null {
  return (element && element.clientWidth / textScale()) || null;
}
