import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before the dialogs of a component, once the last of them is gone: the one that waits
 * for the row is not the one with the form, and that knows no way back behind the first.
 */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // The page behind takes the focus again only when the dialog has let go of it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    };
  }, []);
}
