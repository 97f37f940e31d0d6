import { type ChangeEvent, useState } from 'react';

type Draft = {
  value: unknown;
  type: (value: unknown) => void;
  leave: () => void;
};

/**
 * Text of a field whose value is not its text. While typing, the text stays as typed (Japanese conversion would break
 * otherwise) and the form already holds what it means; on leaving, the text becomes the written form of the value.
 */
export function useDraft(field: Draft, read: (text: string) => unknown, write: (value: unknown) => string) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? write(field.value),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setDraft(event.target.value);
      field.type(read(event.target.value));
    },
    onBlur() {
      setDraft(null);
      field.leave();
    },
  };
}

/** The written form of a value nobody could read: the text itself, or nothing. */
export function asText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
