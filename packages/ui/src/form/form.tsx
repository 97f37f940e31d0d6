import { chakra } from '@haisha/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { isComposing, useShortcut } from '../keys.ts';
import { focusNextStop } from './focus-next-stop.ts';
import { FormLocked } from './form-locked.ts';

export type FormProps = {
  /** The accessible name of the form. */
  label: string;
  /** Usually `form.handleSubmit(save)`. */
  onSubmit: () => unknown;
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
export function Form({ label, onSubmit, locked = false, busy = false, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  function submit() {
    if (!locked && !busy) onSubmit();
  }

  // Behind an open dialog or another tab the form is hidden, so keys are not meant for it.
  const isInSight = () => !form.current?.closest('[aria-hidden="true"], [inert]');
  useShortcut('mod+s', submit, { when: isInSight });

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
      <FormLocked value={locked}>
        <Fields disabled={locked}>{children}</Fields>
      </FormLocked>
    </Root>
  );
}

// A field with its message must not hide below the bar of `FormActions` (of two lines on a phone) or the page's top
// bar.
const Root = chakra('form', {
  base: {
    '& :is([data-field], input, select, textarea, button)': {
      scrollMarginTop: '6rem',
      scrollMarginBottom: { base: '10rem', md: '6rem' },
    },
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
