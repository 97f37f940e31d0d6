import { useTranslation } from '@haisha/i18n';
import { Box, Icon, IconButton, Input } from '@haisha/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { nextStop } from '../form/next-stop.ts';
import { isComposing } from '../keys.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type ComboboxFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** What the value of the form is called: its name, or the text itself that was typed and not found; empty while there is none. */
  chosenText: string;
  /** What was found for the text last told to `onSearch`. */
  options: readonly ComboboxOption[];
  /** What was found is for another text or not there yet. */
  searching: boolean;
  /** How many more there are than `options`. */
  furtherCount?: number;
  failed?: boolean;
  placeholder?: string;
  /** Told what is looked for, also nothing in particular; null once the list is closed. */
  onSearch: (text: string | null) => void;
  /** Told what was chosen; null when it is taken away. */
  onChoose?: (value: string | null) => void;
  /** Told what was typed and left there without a choice; the form holds it as it is, for its schema to refuse. */
  onUnknown?: ((text: string) => void) | undefined;
  /** Offers to make what is not there, called as it was typed. */
  onCreate?: ((text: string) => void) | undefined;
};

const none = -1;

/**
 * One of many, found by typing: arrow keys and Enter choose, Escape gives up, an emptied field holds nothing. Text that
 * is left without a choice stays, to be told and put right.
 */
export function ComboboxField<Values extends FieldValues, Output = Values>({
  chosenText,
  options,
  searching,
  furtherCount = 0,
  failed = false,
  placeholder,
  onSearch,
  onChoose,
  onUnknown,
  onCreate,
  ...props
}: ComboboxFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What is typed; null while the field shows what is chosen. */
  const [text, setText] = useState<string | null>(null);
  /** The same as it is by now: a choice moves the caret on before it is drawn. */
  const typed = useRef<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The row that Enter takes; none until something is typed or an arrow pressed. */
  const [active, setActive] = useState(none);
  /** Enter or Tab came before what it is to choose from: by how many fields the choice goes on then. */
  const awaited = useRef<1 | 0 | -1>(null);
  /** The caret goes to what makes a new one, and comes back: nothing is judged yet. */
  const isMaking = useRef(false);
  const count = options.length + (onCreate ? 1 : 0);
  const at = Math.min(active, count - 1);
  const isChosen = field.value !== null && field.value !== undefined && field.value !== '';
  /** What is looked for first: again what was not found before. */
  const start = isChosen && field.value === chosenText ? chosenText : '';
  const isLocked = props.disabled || props.readOnly;

  function write(next: string | null): void {
    typed.current = next;
    setText(next);
  }

  function open(sought: string, first: number): void {
    setIsOpen(true);
    setActive(first);
    onSearch(sought);
  }

  function close(): void {
    awaited.current = null;
    setIsOpen(false);
    write(null);
    onSearch(null);
  }

  function choose(value: string | null): void {
    close();
    field.commit(value);
    onChoose?.(value);
  }

  function take(index: number): void {
    const option = options[index];
    if (option) choose(option.value);
    else {
      close();
      isMaking.current = true;
      onCreate?.((text ?? '').trim());
    }
  }

  useEffect(() => {
    if (awaited.current === null || searching) return;
    const step = awaited.current;
    awaited.current = null;
    const [first] = options;
    if (first) {
      choose(first.value);
      const from = input.current;
      if (step !== 0 && from?.form && document.activeElement === from) nextStop(from.form, from, step)?.focus();
    } else if (document.activeElement !== input.current) keepTyped();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(start, 0);
      else if (count > 0)
        setActive(event.key === 'ArrowDown' ? (at + 1) % count : (Math.max(at, 0) + count - 1) % count);
    } else if (isOpen) onKeyInList(event);
  }

  function onKeyInList(event: KeyboardEvent): void {
    const isEnter = event.key === 'Enter';
    const isTyped = text !== null && text !== '';
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (isTyped && searching && (isEnter || event.key === 'Tab')) {
      awaited.current = isEnter ? (event.shiftKey ? -1 : 1) : 0;
      if (isEnter) event.preventDefault();
    } else if (options[at] && text !== '' && (isEnter || (isTyped && event.key === 'Tab'))) {
      // Enter goes on to the next field as well, as everywhere in a form.
      take(at);
    } else if (isEnter && isTyped) {
      event.preventDefault();
      if (at !== none) take(at);
    }
  }

  function leave(): void {
    if (awaited.current !== null) return;
    if (isMaking.current) {
      isMaking.current = false;
      return;
    }
    if (typed.current === '') choose(null);
    else keepTyped();
  }

  function keepTyped(): void {
    const left = typed.current?.trim() ?? '';
    close();
    if (left === '' || left === chosenText) field.leave();
    else {
      field.commit(left);
      onUnknown?.(left);
    }
  }

  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => (
        <Box position="relative" w="full">
          <Input
            {...control}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            name={field.name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && at !== none ? `${listId}-${at}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            pe="20"
            value={text ?? chosenText}
            onChange={(event) => {
              awaited.current = null;
              write(event.target.value);
              open(event.target.value, 0);
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => !isOpen && !isLocked && open(start, none)}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <Box position="absolute" insetY="0" insetEnd="2" display="flex" alignItems="center" color="fg.muted">
            {isChosen && !isLocked && (
              <IconButton
                aria-label={t('combobox.clear', { field: props.label })}
                tabIndex={-1}
                variant="ghost"
                colorPalette="gray"
                size="xs"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  choose(null);
                  input.current?.focus();
                }}
              >
                <Icon name="close" />
              </IconButton>
            )}
            <Box pointerEvents="none" display="flex">
              <Icon name="search" />
            </Box>
          </Box>
          <ComboboxList
            id={listId}
            label={props.label}
            open={isOpen}
            options={options}
            active={at}
            searching={searching}
            failed={failed}
            furtherCount={furtherCount}
            typed={(text ?? '').trim()}
            canCreate={onCreate !== undefined}
            onActive={setActive}
            onTake={take}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
