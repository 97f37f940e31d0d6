import { formatNumber } from '@haisha/i18n';
import { chakra } from '@haisha/ui';
import { useTabList } from '@haisha/ui/tab-list';

type CountTab<Id extends string> = { id: Id; label: string; count: number; tone?: 'error' | 'warning' | undefined };
export type CountTabsProps<Id extends string> = {
  label: string;
  tabs: readonly CountTab<Id>[];
  value: Id;
  /** The id of the panel they choose the rows of. */
  panel: string;
  onChange: (id: Id) => void;
};

/** Kinds of rows with how many there are of each; one kind is shown. */
export function CountTabs<Id extends string>({ label, tabs, value, panel, onChange }: CountTabsProps<Id>) {
  const { at, list } = useTabList({ tabs, value, onChange });
  return (
    <List {...list} aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={index === at}
          aria-controls={panel}
          tabIndex={index === at ? 0 : -1}
          data-alarm={tab.count > 0 ? tab.tone : undefined}
          data-none={tab.count === 0 || undefined}
          onClick={() => onChange(tab.id)}
        >
          {tab.label}
          <b>{formatNumber(tab.count)}</b>
        </button>
      ))}
    </List>
  );
}

const List = chakra('div', {
  base: {
    display: 'flex',
    maxW: 'full',
    overflowX: 'auto',
    '& > button': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minH: 'bar',
      px: '3',
      flexShrink: '0',
      cursor: 'pointer',
      color: 'fg.muted',
      borderBottom: '2px solid transparent',
      _hover: { color: 'fg' },
      _focusVisible: { outlineOffset: '-2px' },
      _selected: { color: 'primary.fg', borderColor: 'primary.fg' },
    },
    '& b': { fontVariantNumeric: 'tabular-nums', color: 'fg', fontWeight: 'bold' },
    '& [data-none] b': { color: 'fg.subtle', fontWeight: 'normal' },
    '& [data-alarm=error] b': { color: 'fg.error' },
    '& [data-alarm=warning] b': { color: 'fg.warning' },
  },
});
