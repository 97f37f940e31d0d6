import { focusWhole } from '@haisha/ui/fields';
import { useEffect, useRef } from 'react';

/**
 * Puts the caret into the first field of a form that opens to be filled in. Not where people touch: a keyboard would
 * come over the page.
 */
export function useFirstField<Place extends HTMLElement>(isNew: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (!isNew || !window.matchMedia?.('(pointer: fine)').matches) return;
    const first = place.current?.querySelector<HTMLElement>('input, select, textarea');
    // Of the form that follows one just saved the page is still scrolled to the end.
    if (first) focusWhole(first);
  }, [isNew]);
  return place;
}
