import { Icon } from '@haisha/ui';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../keys.ts';
import type { GridCell } from './cell.ts';
import { matchingWords, withChoice } from './cell-choices.ts';
import { ChoiceList } from './choice-list.tsx';

const pageStep = 10;
type CellMove = { down?: number; right?: number };

export type CellInputProps = {
  label: string;
  cell: GridCell;
  readOnly: boolean;
  /** Focuses the input when it is drawn or redrawn. */
  focused: boolean;
  noteId: string | undefined;
  onFocus: () => void;
  onEdit: (text: string) => void;
  /** Takes the proposal in all cells of the column with the same text. */
  onReplace: (by: string) => void;
  onStep: (step: CellMove) => void;
};

/**
 * The active cell. It is always an input with its text selected, so that typing replaces the text and Japanese
 * conversion can begin in it; arrows move until something is typed. While it is edited, the possible words appear
 * below.
 */
export function CellInput({
  label,
  cell,
  readOnly,
  focused,
  noteId,
  onFocus,
  onEdit,
  onReplace,
  onStep,
}: CellInputProps) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const choices = readOnly ? undefined : cell.choices;
  const offered = isEditing && choices ? matchingWords(choices, draft) : null;
  const marked = pointed ?? (offered?.fits ? 0 : -1);
  const activeWord = offered?.words[marked];

  useLayoutEffect(() => {
    if (!focused) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [focused]);

  function close(): void {
    setIsEditing(false);
    setDraft(null);
    setPointed(null);
  }

  function commit(text = draft): void {
    close();
    if (text !== null && text !== cell.text) onEdit(text);
  }

  function take(word: string): void {
    commit(choices ? withChoice(draft ?? cell.text, choices, word) : word);
    markText();
  }

  function markText(): void {
    requestAnimationFrame(() => field.current?.select());
  }

  function commitMarked(): void {
    if (activeWord === undefined) commit();
    else take(activeWord);
  }

  function edit(): void {
    if (readOnly) return;
    setIsEditing(true);
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }

  function discard(): void {
    close();
    markText();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event)) return;
    // The grid decides where these keys lead.
    if (event.key === 'Tab' || event.key === 'F8') commitMarked();
    const act = isEditing ? whileEditing(event) : whileMoving(event);
    if (act) {
      event.preventDefault();
      act();
    }
  }

  function whileEditing(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === 'Escape') return discard;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered) {
      const { length } = offered.words;
      return () => setPointed(marked === -1 && step === -1 ? length - 1 : (marked + step + length) % length);
    }
    if (event.key !== 'Enter') return undefined;
    if (event.altKey) return () => insertLine();
    return () => {
      commitMarked();
      onStep({ down: event.shiftKey ? -1 : 1 });
    };
  }

  function whileMoving(event: KeyboardEvent): (() => void) | undefined {
    const { proposal } = cell;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && proposal !== undefined && !readOnly) {
      return () => (event.shiftKey ? onReplace(proposal) : onEdit(proposal));
    }
    if (event.key === 'Enter' || event.key === 'F2') return edit;
    if (event.key === 'ArrowDown' && event.altKey && choices) return edit;
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
    <>
      <textarea
        ref={field}
        rows={1}
        aria-label={label}
        aria-invalid={cell.state === 'fault' || undefined}
        aria-describedby={noteId}
        aria-haspopup={choices && 'listbox'}
        aria-autocomplete={choices && 'list'}
        aria-controls={offered ? listId : undefined}
        aria-activedescendant={activeWord === undefined ? undefined : `${listId}-${marked}`}
        data-editing={isEditing || undefined}
        readOnly={readOnly}
        value={draft ?? cell.text}
        onFocus={onFocus}
        onBlur={() => commit()}
        onDoubleClick={edit}
        onChange={(event) => {
          setDraft(event.target.value);
          setIsEditing(true);
          setPointed(null);
        }}
        onKeyDown={onKeyDown}
      />
      {choices && !isEditing && (
        // Shows what the keys do.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={edit}
        >
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {offered && (
        <ChoiceList id={listId} label={label} words={offered.words} marked={marked} onMark={setPointed} onTake={take} />
      )}
    </>
  );
}

const steps: Record<string, CellMove> = {
  ArrowDown: { down: 1 },
  ArrowUp: { down: -1 },
  ArrowRight: { right: 1 },
  ArrowLeft: { right: -1 },
  Home: { right: -Number.MAX_SAFE_INTEGER },
  End: { right: Number.MAX_SAFE_INTEGER },
  PageDown: { down: pageStep },
  PageUp: { down: -pageStep },
};
