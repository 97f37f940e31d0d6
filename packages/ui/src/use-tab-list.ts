import { type KeyboardEvent, useRef } from 'react';

export type TabListProps<Id extends string> = {
  tabs: readonly { id: Id }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** The keyboard of a tab list, which is one tab stop: arrow keys, Home and End choose; `at` is the chosen tab. */
export function useTabList<Id extends string>({ tabs, value, onChange }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    (list.current?.children[target] as HTMLElement | undefined)?.focus();
  }

  return { at, list: { ref: list, role: 'tablist', onKeyDown } as const };
}
