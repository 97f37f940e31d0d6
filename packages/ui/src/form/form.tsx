import { chakra } from '@haisha/ui';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { SaysOptional } from '../fields/field-label.tsx';
import { isComposing, useShortcut } from '../keys.ts';
import { focusNextStop } from './focus-next-stop.ts';
import { FormLocked } from './form-locked.ts';
import { Pulse, PulseOfForm } from './form-pulse.tsx';

export type FormProps<Values extends FieldValues = FieldValues, Output = FieldValues> = {
  /** The accessible name of the form. */
  label: string;
  /** Usually `form.handleSubmit(save)`. */
  onSubmit: () => unknown;
  /** Saves and begins the next record, by Ctrl+Enter as well. */
  onSubmitForNext?: (() => unknown) | undefined;
  /** Of the form, where its folds and its bar say what is in it. */
  control?: Control<Values, unknown, Output>;
  /** The form is read-only: archived, or without the permission. */
  locked?: boolean;
  /** While saving, a second save is ignored. */
  busy?: boolean;
  children: ReactNode;
};

/**
 * A form for people who enter data all day: Enter moves to the next field and from the last one to the save button,
 * Ctrl+S (⌘S) saves from anywhere; the Enter that ends a Japanese conversion does neither.
 */
export function Form<Values extends FieldValues = FieldValues, Output = FieldValues>({
  label,
  onSubmit,
  onSubmitForNext,
  control,
  locked = false,
  busy = false,
  children,
}: FormProps<Values, Output>) {
  const form = useRef<HTMLFormElement>(null);
  const listeners = useRef(new Set<() => void>());
  const pulse = useMemo(() => ({ listen: (onChange: () => void) => listenIn(listeners.current, onChange) }), []);
  const beat = useCallback(() => {
    for (const tell of listeners.current) tell();
  }, []);

  function submit() {
    if (!locked && !busy) onSubmit();
  }

  // Behind an open dialog or another tab the form is hidden, so keys are not meant for it.
  const isInSight = () => !form.current?.closest('[aria-hidden="true"], [inert]');
  useShortcut('mod+s', submit, { when: isInSight });
  useShortcut('mod+enter', () => !locked && !busy && onSubmitForNext?.(), {
    enabled: onSubmitForNext !== undefined,
    when: isInSight,
  });

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (isElsewhere(event)) return;
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || !movesOnEnter(event.target)) return;
    event.preventDefault();
    focusNextStop(event.currentTarget, event.target, event.shiftKey ? -1 : 1);
  }

  return (
    <Root
      ref={form}
      noValidate
      aria-label={label}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      onMouseDown={keepFocus}
      onSubmit={(event) => {
        if (isElsewhere(event)) return;
        event.preventDefault();
        submit();
      }}
    >
      <PulseOfForm value={pulse}>
        <SaysOptional value={!locked}>
          <FormLocked value={locked}>
            <Fields disabled={locked}>{children}</Fields>
          </FormLocked>
        </SaysOptional>
      </PulseOfForm>
      {/* Of the values nothing but their change is looked at. */}
      {control && <Pulse control={control as unknown as Control<FieldValues>} onBeat={beat} />}
    </Root>
  );
}

function listenIn(listeners: Set<() => void>, onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

// A field with its message must not hide below the bar of `FormActions` (of two lines on a phone) or the page's top
// bar.
const Root = chakra('form', {
  base: {
    '& :is([data-field], input, select, textarea, button)': {
      scrollMarginTop: '7rem',
      scrollMarginBottom: { base: '10rem', md: '6rem' },
    },
    '& :is(input, select, textarea)': { fontSize: 'md' },
  },
});

const Fields = chakra('fieldset', { base: { display: 'contents', border: 'none', m: '0', p: '0', minW: '0' } });

// A press takes the focus from a field, its message appears or disappears, and the button would move away from under
// the pointer before the release: the click would be lost.
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button, a')) event.preventDefault();
}

// Events of a dialog that a field has opened bubble through here, though the dialog is elsewhere on the page.
function isElsewhere({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): boolean {
  return !currentTarget.contains(target as Node);
}

// In a textarea Enter starts a new line; on a button it presses.
function movesOnEnter(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
