import { useTranslation } from '@haisha/i18n';
import { Box, Icon, IconButton, Input } from '@haisha/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { focusNextStop } from '../form/focus-next-stop.ts';
import { isComposing } from '../keys.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type ComboboxFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** The text of the form's value: its name, or the typed text that was not found; empty without a value. */
  chosenText: string;
  /** The options for the text last passed to `onSearch`. */
  options: readonly ComboboxOption[];
  /** The options are for another text or not loaded yet. */
  searching: boolean;
  /** How many more options there are than `options`. */
  furtherCount?: number;
  failed?: boolean;
  placeholder?: string;
  /** Receives the search text, which may be empty; null once the list is closed. */
  onSearch: (text: string | null) => void;
  /** Receives the chosen value; null when it is removed. */
  onChoose?: (value: string | null) => void;
  /** Receives text that was left without a choice; the form holds it, so that its schema refuses it. */
  onUnknown?: ((text: string) => void) | undefined;
  /** Offers to create an option with the typed name. */
  onCreate?: ((text: string) => void) | undefined;
};

const none = -1;

/**
 * A field for one of many options, found by typing: arrow keys and Enter choose, Escape discards, an emptied field
 * holds nothing. Text that is left without a choice stays and shows an error.
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
  const field = useField({ ...props, isChosen: true });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The typed text; null while the field shows the choice. */
  const [text, setText] = useState<string | null>(null);
  /** The current text, also before the next render: a choice moves the focus on before it is rendered. */
  const typed = useRef<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** The index of the option that Enter takes; none until something is typed or an arrow pressed. */
  const [active, setActive] = useState(none);
  /** Enter or Tab came before the options: how many fields the focus moves once they arrive. */
  const pendingStep = useRef<1 | 0 | -1>(null);
  /** The focus goes to the dialog that creates an option and comes back: no validation yet. */
  const isCreating = useRef(false);
  const count = options.length + (onCreate ? 1 : 0);
  const at = Math.min(active, count - 1);
  const isChosen = field.value !== null && field.value !== undefined && field.value !== '';
  /** The initial search text: a text that was not found before is searched again. */
  const start = isChosen && field.value === chosenText ? chosenText : '';
  const isLocked = props.disabled || props.readOnly;

  function write(next: string | null): void {
    typed.current = next;
    setText(next);
  }

  function open(query: string, first: number): void {
    setIsOpen(true);
    setActive(first);
    onSearch(query);
  }

  function close(): void {
    pendingStep.current = null;
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
      isCreating.current = true;
      onCreate?.((text ?? '').trim());
    }
  }

  useEffect(() => {
    if (pendingStep.current === null || searching) return;
    const step = pendingStep.current;
    pendingStep.current = null;
    const [first] = options;
    if (first) {
      choose(first.value);
      const from = input.current;
      if (step !== 0 && from?.form && document.activeElement === from) focusNextStop(from.form, from, step);
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
      pendingStep.current = isEnter ? (event.shiftKey ? -1 : 1) : 0;
      if (isEnter) event.preventDefault();
    } else if (options[at] && text !== '' && (isEnter || (isTyped && event.key === 'Tab'))) {
      // As everywhere in a form, Enter also moves to the next field.
      take(at);
    } else if (isEnter && isTyped) {
      event.preventDefault();
      if (at !== none) take(at);
    }
  }

  function leave(): void {
    if (pendingStep.current !== null) return;
    if (isCreating.current) {
      isCreating.current = false;
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
            css={{ '&:is(:disabled, :read-only)': { pe: '3' } }}
            value={text ?? chosenText}
            onChange={(event) => {
              pendingStep.current = null;
              write(event.target.value);
              open(event.target.value, 0);
            }}
            onFocus={(event) => event.target.select()}
            onClick={() => !isOpen && !isLocked && open(start, none)}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <Box
            position="absolute"
            insetY="0"
            insetEnd="2"
            display="flex"
            alignItems="center"
            color="fg.muted"
            // Nothing is searched in a field of a locked form.
            css={{ ':is(:disabled, :read-only) + &': { display: 'none' } }}
          >
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
