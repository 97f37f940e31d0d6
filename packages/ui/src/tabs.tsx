import { chakra } from '@haisha/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export type Tab = { id: string; label: ReactNode; content: ReactNode };
export type TabsProps = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** What was opened once stays as it was left, with all that was typed in it. */
  keep?: boolean;
};

/** Views of one thing side by side, one shown; arrow keys, Home and End choose. */
export function Tabs({ label, tabs, value, onChange, keep = false }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );
  const shown = tabs[at]?.id ?? '';
  const [opened, setOpened] = useState([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);

  function onKeyDown(event: KeyboardEvent) {
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

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <Trigger
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel-${tab.id}` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs
        .filter((tab) => tab.id === shown || (keep && opened.includes(tab.id)))
        .map((tab) => (
          <Panel
            key={tab.id}
            role="tabpanel"
            id={`${id}-panel-${tab.id}`}
            aria-labelledby={`${id}-${tab.id}`}
            tabIndex={0}
            hidden={tab.id !== shown}
            inert={tab.id !== shown}
          >
            {tab.content}
          </Panel>
        ))}
    </div>
  );
}

const List = chakra('div', { base: { display: 'flex', overflowX: 'auto', borderBottomWidth: '1px' } });
const Trigger = chakra('button', {
  base: {
    minH: '11',
    px: '4',
    flexShrink: '0',
    cursor: 'pointer',
    color: 'fg.muted',
    borderBottom: '3px solid transparent',
    _hover: { color: 'fg', bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    _selected: { color: 'primary.fg', fontWeight: 'semibold', borderColor: 'primary.solid' },
  },
});
const Panel = chakra('div', { base: { pt: '4' } });
