import { formatPhone, isPhone, normalizePhone } from '@haisha/rules/phone';
import type { FieldValues } from 'react-hook-form';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type PhoneFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/**
 * A field for a telephone number, typed in any width with or without hyphens, shown as 03-1234-5678; the form holds its
 * digits.
 */
export function PhoneField<Values extends FieldValues, Output = Values>(props: PhoneFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} width={props.width ?? '16rem'} error={field.error}>
      {(control) => (
        <DraftInput
          {...control}
          field={field}
          read={readPhone}
          write={(value) => formatPhone(asText(value))}
          type="tel"
        />
      )}
    </FieldFrame>
  );
}

/** Returns the digits of a complete number; otherwise the text, so that it can be corrected. */
function readPhone(text: string): string | null {
  const number = normalizePhone(text);
  if (number === '') return null;
  return isPhone(number) ? number : text.normalize('NFKC').trim();
}
