import { Input } from '@haisha/ui';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';
import { useReading } from './use-reading.ts';

export type TextFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password'>;
  unit?: ReactNode;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url';
  /** Receives the reading of a Japanese text in katakana, as far as it is typed here. */
  onReading?: (reading: string) => void;
  /** Returns a text as it is kept; the field shows it once it is left. */
  tidy?: (text: string) => string;
};

/** A field for one line of text. */
export function TextField<Values extends FieldValues, Output = Values>({
  type = 'text',
  unit,
  placeholder,
  autoComplete = 'off',
  autoFocus,
  inputMode,
  onReading,
  tidy,
  ...props
}: TextFieldProps<Values, Output>) {
  const field = useField(props);
  const { typed, ...composition } = useReading(onReading) ?? {};

  function leave(): void {
    const text = asText(field.value);
    const tidied = tidy?.(text) ?? text;
    if (tidied !== text) field.type(tidied);
    field.leave();
  }

  return (
    <FieldFrame {...props} error={field.error} unit={unit}>
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={field.name}
          type={type}
          value={asText(field.value)}
          {...composition}
          onChange={(event) => {
            typed?.(event);
            field.type(event.target.value);
          }}
          onBlur={leave}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          inputMode={inputMode}
        />
      )}
    </FieldFrame>
  );
}
