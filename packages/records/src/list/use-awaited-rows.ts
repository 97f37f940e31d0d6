import { useEffect } from 'react';

const usualRows = 20;
const lastRows = new Map<string, number>();

/** How many rows a list had when it was last read, so that nothing moves when they come again. */
export function useAwaitedRows(path: string, rows: number | undefined): number {
  useEffect(() => {
    if (rows) lastRows.set(path, rows);
  }, [path, rows]);
  return Math.min(lastRows.get(path) ?? usualRows, usualRows);
}
