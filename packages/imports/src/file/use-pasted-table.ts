import { useEffect, useLayoutEffect, useRef } from 'react';

/** Cells that are pasted onto the page, while the caret is in no field. */
export function usePastedTable(onTable: (text: string) => void): void {
  const latest = useRef(onTable);
  useEffect(() => {
    latest.current = onTable;
  });
  // From the moment the page is there: an effect comes a little later, and what is pasted by then would be lost.
  useLayoutEffect(() => {
    function onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]');
      if (isInField || !/[\t\n]/.test(text.trim())) return;
      event.preventDefault();
      latest.current(text);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
