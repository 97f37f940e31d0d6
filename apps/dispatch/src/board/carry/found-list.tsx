import { useTranslation } from '@haisha/i18n';
import { searchText } from '@haisha/rules/search-text';
import { Box, chakra, Input, Text } from '@haisha/ui';
import { isComposing } from '@haisha/ui/keys';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';

export type FoundListProps<Choice> = {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  listLabel: string;
  /** In their order; `text` is what they are found by. */
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** Escape: nothing is chosen. */
  onLeave: () => void;
  /** What is shown of a choice. */
  children: (choice: Choice) => ReactNode;
};

const mostShown = 60;

/** A choice that is found by typing: arrows go through what is found, Enter takes it. */
export function FoundList<Choice extends { key: string; text: string }>(props: FoundListProps<Choice>) {
  const { field, label, listLabel, choices, onChoose, onLeave, children } = props;
  const { t } = useTranslation('board');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const wanted = searchText(typed);
  const found = choices.filter(({ text }) => searchText(text).includes(wanted)).slice(0, mostShown);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[active];
    if (step) go(Math.max(0, Math.min(found.length - 1, active + step)));
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
  }

  function go(to: number): void {
    setActive(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <>
      <Input
        ref={field}
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <List id={id} role="listbox" aria-label={listLabel}>
        {found.map((choice, index) => (
          <Box
            as="li"
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(choice)}
            onKeyDown={onKeyDown}
          >
            {children(choice)}
          </Box>
        ))}
      </List>
      {found.length === 0 && (
        <Text color="fg.muted" py="3">
          {t('move.nothing')}
        </Text>
      )}
    </>
  );
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '2',
    maxH: '22rem',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      minH: 'control',
      px: '2',
      rounded: 'md',
      cursor: 'pointer',
      '&[aria-selected=true]': { bg: 'primary.subtle' },
    },
  },
});
