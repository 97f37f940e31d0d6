import { useRef } from 'react';

/** Selects rows one by one, in ranges (Shift) and all at once. */
export type Selection = {
  isSelected: (id: string) => boolean;
  toggle: (id: string, options?: { range?: boolean }) => void;
  toggleAll: () => void;
  all: 'none' | 'some' | 'all';
  /** How many are chosen, also on other pages. */
  count: number;
};

/** Selects among the shown rows; ids selected on other pages stay selected. */
export function useSelection(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  onChange: (selected: ReadonlySet<string>) => void,
): Selection {
  const anchor = useRef<string | null>(null);
  const count = ids.filter((id) => selected.has(id)).length;

  function put(changed: readonly string[], on: boolean) {
    const next = new Set(selected);
    for (const id of changed) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  }

  return {
    isSelected: (id) => selected.has(id),
    toggle(id, { range = false } = {}) {
      const from = anchor.current === null ? -1 : ids.indexOf(anchor.current);
      const to = ids.indexOf(id);
      if (range && from !== -1 && to !== -1) {
        put(ids.slice(Math.min(from, to), Math.max(from, to) + 1), true);
        return;
      }
      anchor.current = id;
      put([id], !selected.has(id));
    },
    toggleAll: () => put(ids, count < ids.length),
    count: selected.size,
    all: count === 0 ? 'none' : count === ids.length ? 'all' : 'some',
  };
}
