import { type FieldProps, SelectField } from '@haisha/ui/fields';
import type { FieldValues } from 'react-hook-form';
import { termDays, termMonths } from './term-choices.ts';
import { useTermText } from './use-term-text.ts';

export type PaymentDayFieldsProps<Values extends FieldValues, Output> = {
  /** Where a part stands in the form, and its label. */
  field: (name: 'closingDay' | 'paymentMonths' | 'paymentDay') => FieldProps<Values, Output>;
};

/** When is closed and when is paid. */
export function PaymentDayFields<Values extends FieldValues, Output>({ field }: PaymentDayFieldsProps<Values, Output>) {
  const { day, month } = useTermText();
  const days = termDays.map((value) => ({ value, label: day(Number(value)) }));
  const months = termMonths.map((value) => ({ value: String(value), label: month(value) }));
  return (
    <>
      <SelectField {...field('closingDay')} required placeholder={false} options={days} />
      <SelectField {...field('paymentMonths')} required placeholder={false} options={months} />
      <SelectField {...field('paymentDay')} required placeholder={false} options={days} />
    </>
  );
}
