import { useEffect } from 'react';
import { useAreaPage, useDialogOf } from '../pages/area-pages.tsx';
import type { RecordPlace } from '../record-place.ts';

/** Fetches the form of a list's rows while nothing else is to be done, so that the first row opens like the others. */
export function useFormAhead({ name, path }: RecordPlace, isRead: boolean): void {
  const page = useAreaPage(`${path}/edit/:id`);
  const dialog = useDialogOf(name);
  const form = page ?? dialog;
  useEffect(() => {
    // Where the browser tells of no idle time, the form is fetched when it is opened.
    if (!isRead || !form || typeof requestIdleCallback === 'undefined') return;
    const waiting = requestIdleCallback(() => {
      // A failure is shown when the form is opened, after another attempt.
      Promise.all([form.load(), form.words?.()]).catch(() => undefined);
    });
    return () => cancelIdleCallback(waiting);
  }, [isRead, form]);
}
