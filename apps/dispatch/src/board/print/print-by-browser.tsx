import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenAtRest } from '../grid/when-idle.ts';
import type { PrintSheetProps } from './print-sheet.tsx';

/** Puts the sheet on paper also where the menu of the browser prints: it waits for nothing, so the sheet is loaded before. */
export function PrintByBrowser() {
  const [Sheet, setSheet] = useState<ComponentType<PrintSheetProps> | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const end = useCallback(() => setIsPrinting(false), []);

  useEffect(() => {
    return whenAtRest(() => {
      void import(/* webpackChunkName: "board-print" */ './print-sheet.tsx').then(({ PrintSheet }) =>
        setSheet(() => PrintSheet),
      );
    });
  }, []);

  useEffect(() => {
    if (!Sheet) return;
    function begin(): void {
      // The sheet that the menu of the board asked for is there already.
      if (document.querySelector('[data-print-sheet]') === null) flushSync(() => setIsPrinting(true));
    }
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, [Sheet]);

  return Sheet && isPrinting && <Sheet isByBrowser onClose={end} />;
}
