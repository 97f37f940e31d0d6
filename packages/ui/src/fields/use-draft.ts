import { type ChangeEvent, useState } from 'react';

type DraftField = {
  value: unknown;
  type: (value: unknown) => void;
  leave: () => void;
};

/**
 * Keeps the text of a field whose value is not its text. While typing, the text stays as typed (otherwise Japanese
 * conversion would break) and the form already holds its value. On leaving, or when the value is set from elsewhere (a
 * calendar, a reset), the text becomes the formatted value.
 */
export function useDraft(field: DraftField, read: (text: string) => unknown, write: (value: unknown) => string) {
  const [draft, setDraft] = useState<{ text: string; value: unknown } | null>(null);
  return {
    value: draft && Object.is(draft.value, field.value) ? draft.text : write(field.value),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const text = event.target.value;
      const value = read(text);
      setDraft({ text, value });
      field.type(value);
    },
    onBlur() {
      setDraft(null);
      field.leave();
    },
  };
}

/** Formats a value that could not be read: the text itself, or nothing. */
export function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
