import { useLayoutEffect, useRef } from 'react';

/** Acts once, when the first rows of a table appear. */
export function useFirstRows(count: number, act: () => void): void {
  const have = useRef(false);
  useLayoutEffect(() => {
    if (have.current || count === 0) return;
    have.current = true;
    act();
  });
}
