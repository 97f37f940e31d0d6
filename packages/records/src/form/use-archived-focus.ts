import { focusInSight } from '@haisha/ui/scroll';
import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the caret and the view when the row of an open form is archived, to the notice of it, and when it is brought
 * back, to the form: the field that had the caret cannot keep it, and the button that brings back goes with the notice.
 */
export function useArchivedFocus(isArchived: boolean, isDirty: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const was = useRef(isArchived);

  useLayoutEffect(() => {
    if (was.current === isArchived) return;
    was.current = isArchived;
    // Input is waiting to be saved; without it, one starts at the first field.
    const wanted = isArchived ? 'button' : isDirty ? 'button[type=submit]' : 'input, select, textarea';
    const place = isArchived ? notice.current : form.current;
    // Behind an open dialog the page is hidden from the person.
    if (!place || place.closest('[aria-hidden="true"], [inert]')) return;
    const target = (isArchived ? place : place.closest('form'))?.querySelector<HTMLElement>(wanted) ?? place;
    focusInSight(target, isArchived ? place : (target.closest('[data-field]') ?? target));
  }, [isArchived, isDirty]);

  return { notice, form };
}
