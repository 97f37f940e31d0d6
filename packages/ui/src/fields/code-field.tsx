import type { FieldValues } from 'react-hook-form';
import { DraftInput, type DraftInputProps } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type CodeFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> &
  Pick<DraftInputProps, 'type' | 'inputMode'>;

/**
 * A field for letters and digits that machines read, such as a code or an e-mail address, typed in any width; the form
 * holds ASCII.
 */
export function CodeField<Values extends FieldValues, Output = Values>({
  type,
  inputMode,
  ...props
}: CodeFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} span={props.span ?? 3} error={field.error}>
      {(control) => <DraftInput {...control} field={field} read={readCode} type={type} inputMode={inputMode} />}
    </FieldFrame>
  );
}

function readCode(text: string): string | null {
  return text.normalize('NFKC').trim() || null;
}
