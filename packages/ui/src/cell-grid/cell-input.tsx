import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../keys.ts';
import type { Cell } from './cell.ts';

const pageStep = 10;
type Step = { down?: number; right?: number };

export type CellInputProps = {
  label: string;
  cell: Cell;
  readOnly: boolean;
  /** Takes the focus when it is drawn, or drawn anew. */
  focused: boolean;
  noteId: string | undefined;
  onFocus: () => void;
  onEdit: (text: string) => void;
  onStep: (step: Step) => void;
};

/**
 * The cell that has the caret. It is a field at all times with its text marked, so that typing replaces it and the
 * conversion of Japanese input begins in it; arrows move on until something is typed.
 */
export function CellInput({ label, cell, readOnly, focused, noteId, onFocus, onEdit, onStep }: CellInputProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);

  useLayoutEffect(() => {
    if (!focused) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [focused]);

  function commit(): void {
    setIsEditing(false);
    setDraft(null);
    if (draft !== null && draft !== cell.text) onEdit(draft);
  }

  function edit(): void {
    if (readOnly) return;
    setIsEditing(true);
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }

  function giveUp(): void {
    setDraft(null);
    setIsEditing(false);
    requestAnimationFrame(() => field.current?.select());
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event)) return;
    // Where these keys lead to is the grid's to say.
    if (event.key === 'Tab' || event.key === 'F8') commit();
    const act = isEditing ? whileEditing(event) : whileMoving(event);
    if (act) {
      event.preventDefault();
      act();
    }
  }

  function whileEditing(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === 'Escape') return giveUp;
    if (event.key !== 'Enter') return undefined;
    if (event.altKey) return () => insertLine();
    return () => {
      commit();
      onStep({ down: event.shiftKey ? -1 : 1 });
    };
  }

  function whileMoving(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === 'Enter' || event.key === 'F2') return edit;
    if (event.key === 'Delete' && !readOnly) return () => onEdit('');
    const step = steps[event.key];
    if (!step || event.altKey || event.metaKey) return undefined;
    const far = event.ctrlKey ? Number.MAX_SAFE_INTEGER : 1;
    return () => onStep({ down: (step.down ?? 0) * far, right: (step.right ?? 0) * far });
  }

  function insertLine(): void {
    const element = field.current;
    if (!element) return;
    element.setRangeText('\n', element.selectionStart, element.selectionEnd, 'end');
    setDraft(element.value);
  }

  return (
    <textarea
      ref={field}
      rows={1}
      aria-label={label}
      aria-invalid={cell.state === 'fault' || undefined}
      aria-describedby={noteId}
      data-editing={isEditing || undefined}
      readOnly={readOnly}
      value={draft ?? cell.text}
      onFocus={onFocus}
      onBlur={commit}
      onDoubleClick={edit}
      onChange={(event) => {
        setDraft(event.target.value);
        setIsEditing(true);
      }}
      onKeyDown={onKeyDown}
    />
  );
}

const steps: Record<string, Step> = {
  ArrowDown: { down: 1 },
  ArrowUp: { down: -1 },
  ArrowRight: { right: 1 },
  ArrowLeft: { right: -1 },
  Home: { right: -Number.MAX_SAFE_INTEGER },
  End: { right: Number.MAX_SAFE_INTEGER },
  PageDown: { down: pageStep },
  PageUp: { down: -pageStep },
};
