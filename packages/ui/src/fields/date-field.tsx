import { useContext, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormLocked } from '../form/form-locked.ts';
import { DateReading, type DayKind } from './date-reading.tsx';
import { DayInput, isDay } from './day-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type DateFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output> & {
  kind?: DayKind;
  /** The range of the calendar, YYYY-MM-DD; the schema decides what is valid. */
  min?: string;
  max?: string;
};

/** A field for a day, which is read back as it is typed; the form holds YYYY-MM-DD or the text that is no day. */
export function DateField<Values extends FieldValues, Output = Values>({
  kind,
  min,
  max,
  ...props
}: DateFieldProps<Values, Output>) {
  const field = useField(props);
  const [isTyping, setIsTyping] = useState(false);
  const locked = [useContext(FormLocked), props.disabled, props.readOnly].includes(true);
  const typed = {
    ...field,
    type(value: unknown) {
      setIsTyping(true);
      field.type(value);
    },
    leave() {
      setIsTyping(false);
      field.leave();
    },
  };
  return (
    <FieldFrame
      {...props}
      span={props.span ?? 3}
      error={field.error}
      reading={isDay(field.value) ? <DateReading day={field.value} kind={kind} isTyping={isTyping} /> : undefined}
    >
      {(control) => <DayInput {...control} field={typed} label={props.label} locked={locked} min={min} max={max} />}
    </FieldFrame>
  );
}
