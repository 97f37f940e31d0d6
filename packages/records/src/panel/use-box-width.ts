import { textScale } from '@haisha/ui/text-scale';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element, in pixels of text of the usual size, while it is asked for; null before it is laid out. */
export function useBoxWidth(box: RefObject<HTMLElement | null>, isAsked: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isAsked) return setWidth(null);
    const measure = (): void => setWidth(element.clientWidth / textScale() || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isAsked]);
  return width;
}
