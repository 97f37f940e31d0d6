import { formatEraMonth } from '@haisha/i18n';
import { readMonth } from '@haisha/rules/month';
import type { FieldValues } from 'react-hook-form';
import { exampleDay } from './day-input.tsx';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type MonthFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

const wireMonth = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** A field for a month, typed as 202611, 2026/11 or R8.11; the form holds YYYY-MM or the text that is no month. */
export function MonthField<Values extends FieldValues, Output = Values>(props: MonthFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame
      {...props}
      span={props.span ?? 3}
      error={field.error}
      reading={isMonth(field.value) ? formatEraMonth(field.value) : undefined}
    >
      {(control) => (
        <DraftInput
          {...control}
          field={field}
          read={meantMonth}
          write={writeMonth}
          placeholder={writeMonth(exampleDay().slice(0, 7))}
        />
      )}
    </FieldFrame>
  );
}

function meantMonth(text: string): string | null {
  if (text.trim() === '') return null;
  const reading = readMonth(text);
  return 'month' in reading ? reading.month : text;
}

function isMonth(value: unknown): value is string {
  return typeof value === 'string' && wireMonth.test(value);
}

function writeMonth(value: unknown): string {
  return asText(value).replace(wireMonth, '$1/$2');
}
