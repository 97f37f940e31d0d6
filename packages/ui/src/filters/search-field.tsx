import { useTranslation } from '@haisha/i18n';
import { Box, Icon, IconButton, Input, Kbd } from '@haisha/ui';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { isComposing, useShortcut } from '../keys.ts';

export type SearchFieldProps = {
  /** The name of the field; also its placeholder by default. */
  label: string;
  placeholder?: string;
  /** What is searched and how, in full: as a tooltip and for screen readers. */
  help?: string;
  value: string;
  /** Called when typing pauses, on Enter, and when the field is left. */
  onSearch: (text: string) => void;
  /** Called on Enter: usually moves to the found rows. */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
};

const pauseMs = 300;

/**
 * The search field of a list: `/` focuses it, Escape empties it; it searches when typing pauses, never during Japanese
 * conversion.
 */
export function SearchField({ label, placeholder, help, value, onSearch, onEnter, ref }: SearchFieldProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useShortcut('/', () => {
    input.current?.focus();
    input.current?.select();
  });
  // The value changed from outside: back, a removed filter, a link.
  useEffect(() => {
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(next: string) {
    clearTimeout(timer.current);
    const plain = next.trim();
    if (plain === sent.current) return;
    sent.current = plain;
    onSearch(plain);
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    if (!composing.current) timer.current = setTimeout(() => send(next), pauseMs);
  }

  function empty() {
    setText('');
    send('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      send(text);
      onEnter?.();
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      empty();
    }
  }

  return (
    <Box position="relative" flex={{ base: '1', md: '0 0 min(15.5rem, 25vw)' }} minW={{ base: '8rem', md: '0' }}>
      <Box
        position="absolute"
        zIndex="1"
        pointerEvents="none"
        insetStart="2.5"
        top="0"
        h="control"
        display="flex"
        alignItems="center"
        color="fg.subtle"
      >
        <Icon name="search" />
      </Box>
      <Input
        ref={input}
        type="text"
        role="searchbox"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder ?? label}
        title={help}
        ps="8"
        pe={text === '' ? { base: '3', lg: '9' } : '10'}
        textOverflow="ellipsis"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onCompositionStart={() => {
          composing.current = true;
          clearTimeout(timer.current);
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          type(event.currentTarget.value);
        }}
        onBlur={() => send(text)}
      />
      <Box position="absolute" zIndex="1" insetEnd="0" top="0" h="control" display="flex" alignItems="center">
        {text === '' ? (
          <Kbd me="2" variant="plain" hideBelow="lg" aria-hidden="true">
            {'/'}
          </Kbd>
        ) : (
          <IconButton variant="ghost" colorPalette="gray" aria-label={t('search.clear')} onClick={empty}>
            <Icon name="close" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
