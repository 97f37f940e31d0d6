import { formatDate, instantOf, minutesOf, tokyoDate } from '@haisha/i18n';
import { formatNightTime, lastNightMinute, parseNightTime } from '@haisha/rules/night-time';
import type { FieldValues } from 'react-hook-form';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { parseDateInput } from './parse-date-input.ts';
import { asText } from './use-draft.ts';
import { useField } from './use-field.ts';

export type MomentFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** The operation date, YYYY-MM-DD, from which times are counted. */
  day: string;
};

/**
 * A field for a moment of a run, typed as a time against its operation date (930, 9:30, 25:30) or, for another day, with
 * the date before it (11/20 22:00). The form holds ISO 8601 in UTC, null, or the text that is no moment.
 */
export function MomentField<Values extends FieldValues, Output = Values>({
  day,
  ...props
}: MomentFieldProps<Values, Output>) {
  const field = useField(props);
  return (
    <FieldFrame {...props} span={props.span ?? 3} error={field.error}>
      {(control) => (
        <DraftInput
          {...control}
          field={field}
          read={(text) => readMoment(text, day)}
          write={(value) => writeMoment(value, day)}
          placeholder="9:30"
        />
      )}
    </FieldFrame>
  );
}

/** Returns the moment in a text; null for empty text, the text itself when it is no moment. */
export function readMoment(text: string, day: string): string | null {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  const [, date, time = ''] = /^(?:(\S*[/-]\S*)\s+)?(.+)$/.exec(plain) ?? [];
  const from = date === undefined ? day : parseDateInput(date, day);
  const minutes = parseNightTime(time);
  return from === null || minutes === null ? text : instantOf(from, minutes);
}

/** Writes a moment as it can be typed. */
export function writeMoment(value: unknown, day: string): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)) || !value.endsWith('Z')) return asText(value);
  const minutes = minutesOf(day, value);
  if (minutes >= 0 && minutes <= lastNightMinute) return formatNightTime(minutes);
  const other = tokyoDate(value);
  return `${formatDate(other)} ${formatNightTime(minutesOf(other, value))}`;
}
