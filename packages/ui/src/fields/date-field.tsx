import { formatEra, formatWeekday, useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';
import { useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormLocked } from '../form/form-locked.ts';
import { DayInput, isDay } from './day-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type DateFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  /** The range of the calendar, YYYY-MM-DD; the schema decides what is valid. */
  min?: string;
  max?: string;
};

/** A field for a day with its weekday and era; the form holds YYYY-MM-DD or the text that is no day. */
export function DateField<Values extends FieldValues, Output = Values>({
  min,
  max,
  ...props
}: DateFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const day = isDay(field.value) ? field.value : undefined;
  const locked = [useContext(FormLocked), props.disabled, props.readOnly].includes(true);
  return (
    <FieldFrame
      {...props}
      width={props.width ?? '22rem'}
      error={field.error}
      unit={
        day && (
          <Text as="span" fontSize="sm">
            {t('date.weekdayAndEra', { weekday: formatWeekday(day), era: formatEra(day) })}
          </Text>
        )
      }
    >
      {(control) => <DayInput {...control} field={field} label={props.label} locked={locked} min={min} max={max} />}
    </FieldFrame>
  );
}
