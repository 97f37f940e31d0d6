import { chakra } from '@haisha/ui';
import { type ReactNode, useId, useState } from 'react';
import { useTabList } from './use-tab-list.ts';

export type Tab = { id: string; label: ReactNode; content: ReactNode };
export type TabsProps = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** Keeps opened views mounted, with everything typed in them. */
  keep?: boolean;
};

/** Views of one thing, one of which is shown; arrow keys, Home and End choose. */
export function Tabs({ label, tabs, value, onChange, keep = false }: TabsProps) {
  const id = useId();
  const { at, list } = useTabList({ tabs, value, onChange });
  const shown = tabs[at]?.id ?? '';
  const [opened, setOpened] = useState([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);

  return (
    <div>
      <List {...list} aria-label={label}>
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

const List = chakra('div', {
  base: { display: 'flex', overflowX: 'auto', borderBottomWidth: '1px', px: 'var(--tabs-inset, 0px)' },
});
const Trigger = chakra('button', {
  base: {
    minH: { base: '11', md: '10' },
    // On phones all tabs are visible, on two lines when one is too short.
    px: { base: '2', md: '3' },
    flexShrink: { base: '1', md: '0' },
    wordBreak: 'auto-phrase',
    cursor: 'pointer',
    color: 'fg.muted',
    borderBottom: '2px solid transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _selected: { color: 'primary.fg', borderColor: 'primary.solid' },
    // Forced colours would draw the line under all of them.
    '&:not([aria-selected=true])': { '@media (forced-colors: active)': { borderColor: 'Canvas' } },
  },
});
const Panel = chakra('div', { base: { pt: 'var(--tabs-gap, 1rem)' } });
