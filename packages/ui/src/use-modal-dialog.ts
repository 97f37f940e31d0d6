import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own modal dialog as long as the component stands, and returns its props: Escape and a press beside
 * it call `onClose`.
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document; otherwise the focus would not return to what had it.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    onClose,
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
