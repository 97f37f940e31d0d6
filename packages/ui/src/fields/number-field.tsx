import type { ClipboardEventHandler, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type NumberFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  unit?: ReactNode;
  placeholder?: string;
  onPaste?: ClipboardEventHandler;
  /** Shows a keypad with a decimal point. */
  decimal?: boolean;
};

/**
 * A field for a number; １２００ and 1,200 are read as 1200. The form holds the number, null, or the text that is no
 * number.
 */
export function NumberField<Values extends FieldValues, Output = Values>({
  unit,
  placeholder,
  onPaste,
  decimal = false,
  ...props
}: NumberFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} span={props.span ?? 3} error={field.error} unit={unit}>
      {(control) => (
        <DraftInput
          {...control}
          field={field}
          read={readNumber}
          write={writeNumber}
          inputMode={decimal ? 'decimal' : 'numeric'}
          textAlign="end"
          placeholder={placeholder}
          onPaste={onPaste}
        />
      )}
    </FieldFrame>
  );
}

/** Returns the number in a text; null for empty text, the text itself when it is no number. */
function readNumber(text: string): number | string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[,、\s]/g, '')
    .replace(/^[−ー‐―]/, '-');
  if (plain === '') return null;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function writeNumber(value: unknown): string {
  if (typeof value !== 'number') return asText(value);
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
