import { useTranslation } from '@haisha/i18n';
import { searchText } from '@haisha/rules/search-text';
import { Box, chakra, Flex, Icon, type IconName, Input, isIconName, Kbd, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { displayKeys, isComposing } from './keys.ts';

/** One entry of the command palette. It only displays the shortcut; the page binds the key itself. */
export type PaletteCommand = {
  id: string;
  label: string;
  /** The heading of the group; commands of a group must follow one another. */
  group?: string;
  /** Other words that find the command: readings, English, old names. */
  keywords?: readonly string[];
  icon?: IconName | (string & {});
  shortcut?: string;
  run: () => void;
};

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  commands: readonly PaletteCommand[];
};

/** A dialog that finds and runs a command by a few letters, whatever their width or kana. */
export function CommandPalette({ open, onClose, commands }: CommandPaletteProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={t('palette.title')} size="lg" initialFocusRef={input}>
      <Palette commands={commands} onClose={onClose} input={input} />
    </Dialog>
  );
}

type PaletteProps = Pick<CommandPaletteProps, 'commands' | 'onClose'> & {
  input: React.RefObject<HTMLInputElement | null>;
};

function Palette({ commands, onClose, input }: PaletteProps) {
  const { t } = useTranslation('ui');
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = findCommands(commands, text);
  const index = Math.min(active, found.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [index]);

  function run(command: PaletteCommand | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: found.length - 1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[index]);
    }
  }

  return (
    <>
      <Input
        ref={input}
        role="combobox"
        aria-label={t('palette.title')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={index >= 0 ? `${listId}-${index}` : undefined}
        autoComplete="off"
        placeholder={t('palette.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && (
        <Text role="status" py="6" textAlign="center" color="fg.muted">
          {t('palette.nothing')}
        </Text>
      )}
      <Box ref={list} id={listId} role="listbox" aria-label={t('palette.title')} mt="3" maxH="50dvh" overflowY="auto">
        {found.map((command, at) => (
          <Box key={command.id}>
            {command.group !== undefined && command.group !== found[at - 1]?.group && (
              <Text aria-hidden="true" fontSize="xs" color="fg.muted" px="3" pt="2" pb="1">
                {command.group}
              </Text>
            )}
            <Option
              id={`${listId}-${at}`}
              data-index={at}
              role="option"
              aria-selected={at === index}
              onPointerMove={() => setActive(at)}
              onClick={() => run(command)}
            >
              {command.icon !== undefined && isIconName(command.icon) && <Icon name={command.icon} />}
              <Flex flex="1">{command.label}</Flex>
              {command.shortcut !== undefined && <Kbd>{displayKeys(command.shortcut)}</Kbd>}
            </Option>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Returns the commands that contain every typed word; those whose label starts with the text come first. */
export function findCommands(commands: readonly PaletteCommand[], text: string): PaletteCommand[] {
  const words = text
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => searchText(word))
    .filter(Boolean);
  const found = commands.filter((command) => {
    const haystack = searchText(command.label, command.group, ...(command.keywords ?? []));
    return words.every((word) => haystack.includes(word));
  });
  const start = words[0];
  if (start === undefined) return found;
  const begins = (command: PaletteCommand) => searchText(command.label).startsWith(start);
  return [...found.filter(begins), ...found.filter((command) => !begins(command))];
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    px: '3',
    rounded: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': {
      bg: 'primary.subtle',
      color: 'primary.fg',
      outline: '1px solid',
      outlineColor: 'primary.border',
      outlineOffset: '-1px',
    },
  },
});
