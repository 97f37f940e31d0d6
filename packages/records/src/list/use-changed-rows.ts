import { useEffect, useRef, useState } from 'react';

const markMs = 3_000;
const none: ReadonlySet<string> = new Set();

type Row = { id: string; version: number; updatedAt: string };

/** The rows that came newer than they stood here, for a moment; `view` names what is shown, and another view marks nothing. */
export function useChangedRows(rows: readonly Row[] | undefined, view: unknown): ReadonlySet<string> {
  const shown = useRef<{ view: string; rows: readonly Row[] } | null>(null);
  const [marked, setMarked] = useState(none);
  const name = JSON.stringify(view);

  useEffect(() => {
    if (!rows) return;
    const before = shown.current;
    shown.current = { view: name, rows };
    if (before?.view !== name) return setMarked(none);
    const changed = changedSince(before.rows, rows);
    if (changed.length > 0) setMarked((already) => new Set([...already, ...changed]));
  }, [rows, name]);

  useEffect(() => {
    if (marked.size === 0) return;
    const timer = setTimeout(() => setMarked(none), markMs);
    return () => clearTimeout(timer);
  }, [marked]);

  return marked;
}

/** A row that was not here is new when nothing here was as young; otherwise it has only moved up from the next page. */
function changedSince(before: readonly Row[], rows: readonly Row[]): string[] {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  const newest =
    before
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? '';
  return rows.flatMap(({ id, version, updatedAt }) => {
    const known = versions.get(id);
    const isChanged = known === undefined ? updatedAt > newest : version > known;
    return isChanged ? [id] : [];
  });
}
