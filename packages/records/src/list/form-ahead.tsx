import { type ComponentType, useEffect, useState } from 'react';
import { useAreaPage, useDialogOf } from '../pages/area-pages.tsx';
import type { RecordPlace } from '../record-place.ts';
import { DrawnOnce } from './drawn-once.tsx';
import { useAtRest } from './use-at-rest.ts';

type RowForm = ComponentType<{ row: unknown }>;
type FormAheadProps = {
  of: RecordPlace;
  /** Nothing before the list has been read. */
  rows: readonly unknown[] | undefined;
};

/** Nothing is drawn besides the list while somebody does something in it, nor so long after. */
const restMs = 2_000;
/** How often the form of each list has been begun since the page was loaded. */
const begun = new Map<string, number>();

/**
 * Fetches the form of a list while nothing else is to be done, and draws it once outside of the page, on the first row:
 * its code has run then and its styles are known, so that the first row opens like the others.
 */
export function FormAhead({ of: { name, path }, rows }: FormAheadProps) {
  const page = useAreaPage(`${path}/edit/:id`);
  const dialog = useDialogOf(name);
  const isRead = rows !== undefined;
  const row = rows?.[0];
  const [Form, setForm] = useState<RowForm | null>(null);

  const isAtRest = useAtRest(restMs);

  useEffect(() => {
    const ahead = page ?? dialog;
    // Where the browser tells of no idle time, the form is fetched when it is opened.
    if (!isRead || !ahead || typeof requestIdleCallback === 'undefined') return;
    let isLeft = false;
    const waiting = requestIdleCallback(() => {
      Promise.all([page?.form?.(), ahead.load(), ahead.words?.()]).then(
        ([form]) => {
          if (form && !isLeft) setForm(() => form as RowForm);
        },
        // A failure is shown when the form is opened, after another attempt.
        () => undefined,
      );
    });
    return () => {
      cancelIdleCallback(waiting);
      isLeft = true;
    };
  }, [isRead, page, dialog]);

  if (!Form || row === undefined || !isAtRest) return null;
  return (
    <DrawnOnce key={path} name={path} among={begun}>
      <Form row={row} />
    </DrawnOnce>
  );
}
