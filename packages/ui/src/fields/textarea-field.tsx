import { Textarea } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { scrollIntoSight } from '../scroll.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type TextareaFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  rows?: number;
  placeholder?: string;
};

/** A field for several lines of text. */
export function TextareaField<Values extends FieldValues, Output = Values>({
  rows = 3,
  placeholder,
  ...props
}: TextareaFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} span={props.span ?? 12} error={field.error}>
      {(control) => (
        <Textarea
          {...control}
          ref={field.ref}
          name={field.name}
          rows={rows}
          value={asText(field.value)}
          onChange={(event) => field.type(event.target.value)}
          // A browser shows only the line of the caret; the lines below it stay hidden under the bar of the form.
          onFocus={({ target }) => scrollIntoSight(target.closest('[data-field]') ?? target)}
          onBlur={field.leave}
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}
