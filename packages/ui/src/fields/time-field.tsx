import type { FieldValues } from 'react-hook-form';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type TimeFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/** A field for a time of day, typed as 930, 0930 or 9:30; the form holds HH:MM or the text that is no time. */
export function TimeField<Values extends FieldValues, Output = Values>(props: TimeFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} span={props.span ?? 2} error={field.error}>
      {(control) => <DraftInput {...control} field={field} read={readTime} inputMode="numeric" placeholder="09:30" />}
    </FieldFrame>
  );
}

/** Returns the time in a text, HH:MM; the text itself when it is no time. */
function readTime(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const parts = /^(\d{1,2}):?([0-5]\d)$/.exec(plain);
  const [, hour, minute] = parts ?? [];
  return hour !== undefined && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : text;
}
