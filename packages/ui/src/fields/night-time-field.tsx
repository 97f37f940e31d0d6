import { formatNightTime, parseNightTime } from '@haisha/rules/night-time';
import type { FieldValues } from 'react-hook-form';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type NightTimeFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/**
 * A field for a time of a run, 0:00 to 47:59, typed as 930, 9:30 or 2530: 25:30 is 1:30 of the next day. The form holds
 * minutes from midnight of the operation date, null, or the text that is no time.
 */
export function NightTimeField<Values extends FieldValues, Output = Values>(
  props: NightTimeFieldProps<Values, Output>,
) {
  const field = useField(props);
  return (
    <FieldFrame {...props} span={props.span ?? 2} error={field.error}>
      {(control) => (
        <DraftInput
          {...control}
          field={field}
          read={readMinutes}
          write={writeMinutes}
          inputMode="numeric"
          placeholder="25:30"
        />
      )}
    </FieldFrame>
  );
}

function readMinutes(text: string): number | string | null {
  return text.trim() === '' ? null : (parseNightTime(text) ?? text);
}

function writeMinutes(value: unknown): string {
  return typeof value === 'number' ? formatNightTime(value) : asText(value);
}
