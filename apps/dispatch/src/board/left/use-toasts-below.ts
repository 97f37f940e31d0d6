import { useEffect } from 'react';

const name = '--toasts-top';

/** Has toasts stand below a height from the top of the page for as long as what they would cover is shown. */
export function useToastsBelow(height: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(name, height);
    return () => void style.removeProperty(name);
  }, [height]);
}
