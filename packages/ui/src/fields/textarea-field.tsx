import { Textarea } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type TextareaFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  rows?: number;
  placeholder?: string;
};

/** Several lines of text. */
export function TextareaField<Values extends FieldValues, Output = Values>({
  rows = 3,
  placeholder,
  ...props
}: TextareaFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => (
        <Textarea
          {...control}
          ref={field.ref}
          name={field.name}
          rows={rows}
          value={asText(field.value)}
          onChange={(event) => field.type(event.target.value)}
          onBlur={field.leave}
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}
