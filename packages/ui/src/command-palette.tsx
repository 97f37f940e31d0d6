import { useTranslation } from '@haisha/i18n';
import { Box, chakra, Flex, Icon, IconButton, Kbd, Spinner, Text } from '@haisha/ui';
import { BareDialog } from '@haisha/ui/dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { displayKeys, isComposing, matchesKeys } from './keys.ts';
import type { PaletteCommand } from './palette-command.ts';
import { PaletteOption } from './palette-option.tsx';

export type PaletteGroup = { title: string; commands: readonly PaletteCommand[] };

export type CommandPaletteProps = {
  open: boolean;
  onClose: () => void;
  /** What is typed; the caller keeps it, and the next opening selects it. */
  text: string;
  onTextChange: (text: string, isComposing: boolean) => void;
  /** What the text finds, the best first. */
  groups: readonly PaletteGroup[];
  /** The groups belong to an earlier text or lack what is still being searched. */
  isSearching?: boolean;
  /** Where nothing was found, for whoever finds nothing. */
  searched: string;
  /** What keeps the search from being complete. */
  notice?: string | null;
};

/** A dialog that finds records, pages and actions by a few letters and opens them by keyboard. */
export function CommandPalette({ open, onClose, ...props }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const { t } = useTranslation('commandPanel');
  return (
    <BareDialog open={open} onClose={onClose} title={t('palette.title')} inputRef={input}>
      <Palette {...props} onClose={onClose} input={input} />
    </BareDialog>
  );
}

type PaletteProps = Omit<CommandPaletteProps, 'open'> & { input: React.RefObject<HTMLInputElement | null> };

function Palette({ onClose, text, onTextChange, groups, isSearching = false, searched, notice, input }: PaletteProps) {
  const { t } = useTranslation('commandPanel');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  /** Null as long as nobody has chosen: then it is the first. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const commands = groups.flatMap((group) => group.commands);
  const index = Math.max(
    0,
    commands.findIndex(({ id }) => id === chosen),
  );
  const current = commands[index];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => {
    if (!isAwaited || isSearching) return;
    setAwaited(false);
    if (current) {
      onClose();
      current.run();
    }
  });

  function run(command: PaletteCommand | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }

  function change(next: string, isComposed: boolean) {
    setChosen(null);
    setAwaited(false);
    if (list.current) list.current.scrollTop = 0;
    onTextChange(next, isComposed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (matchesKeys(event.nativeEvent, 'mod+k')) {
      event.preventDefault();
      input.current?.select();
    }
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const step = steps[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setChosen(commands[(step + commands.length) % commands.length]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The first row may be one of an earlier text: the answer decides, and a second Enter does not wait.
      if (isSearching && chosen === null && !isAwaited) setAwaited(true);
      else run(current);
    }
  }

  const isNothing = commands.length === 0 && !isSearching;
  return (
    <>
      <Flex align="center" gap="2" h={{ base: '14', md: '12' }} px="4" borderBottomWidth="1px" flexShrink="0">
        <Flex color="fg.subtle">
          <Icon name="search" size={16} />
        </Flex>
        <PaletteInput
          ref={input}
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current && `${listId}-${index}`}
          aria-busy={isSearching}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('palette.placeholder')}
          value={text}
          onChange={(event) => change(event.target.value, isComposing(event))}
          onCompositionEnd={(event) => change(event.currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        {/* An answer usually comes before anybody would notice that it takes time. */}
        <Spinner
          size="xs"
          color="fg.subtle"
          opacity={isSearching ? '1' : '0'}
          transition={isSearching ? 'opacity 120ms 300ms' : 'none'}
        />
        <IconButton aria-label={t('ui:close')} variant="ghost" colorPalette="gray" hideFrom="md" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Flex>
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('palette.found')}
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        py="1.5"
        hidden={commands.length === 0}
      >
        {groups.map(({ title, commands: ofGroup }, at) => (
          <Box key={title} role="group" aria-labelledby={`${listId}-of-${at}`} _notFirst={{ mt: '1.5' }}>
            <Text id={`${listId}-of-${at}`} textStyle="xs" color="fg.subtle" px="4" py="1.5">
              {title}
            </Text>
            {ofGroup.map((command) => {
              const place = commands.indexOf(command);
              return (
                <PaletteOption
                  key={command.id}
                  id={`${listId}-${place}`}
                  aria-selected={place === index}
                  command={command}
                  text={text}
                  onPointerMove={() => setChosen(command.id)}
                  onClick={() => run(command)}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <Box role="status">
        {isNothing && (
          <Box px="4" py="5">
            <Text overflowWrap="anywhere">{t('palette.nothing', { text: text.trim() })}</Text>
            <Text textStyle="xs" color="fg.subtle" mt="1">
              {t('palette.searched', { searched })}
            </Text>
          </Box>
        )}
        {notice && (
          <Text px="4" py="2.5" textStyle="xs" color="fg.warning" borderTopWidth="1px">
            {notice}
          </Text>
        )}
      </Box>
      <PaletteKeys />
    </>
  );
}

/** What the keys do, for whoever has some. */
function PaletteKeys() {
  const { t } = useTranslation('commandPanel');
  const keys = [
    [['arrowup', 'arrowdown'], t('palette.move')],
    [['enter'], t('palette.open')],
    [['escape'], t('ui:close')],
  ] as const;
  return (
    <Flex
      hideBelow="md"
      aria-hidden="true"
      gap="4"
      px="4"
      py="2"
      borderTopWidth="1px"
      textStyle="2xs"
      color="fg.subtle"
    >
      {keys.map(([names, does]) => (
        <Flex key={does} align="center" gap="1">
          {names.map((name) => (
            <Kbd key={name}>{displayKeys(name)}</Kbd>
          ))}
          {does}
        </Flex>
      ))}
    </Flex>
  );
}

/** The dialog has the edge; what is typed stands free in it. */
const PaletteInput = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: 'full',
    bg: 'transparent',
    outline: 'none',
    outlineOffset: '-2px',
    textStyle: 'md',
    textOverflow: 'ellipsis',
    // Some focused placeholders are cut without dots: on a phone it is small enough to be read whole.
    _placeholder: { color: 'fg.subtle', fontSize: '0.875rem' },
  },
});
