import { parseDateInput, useTranslation } from '@haisha/i18n';
import { Input } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText, useDraft } from './use-draft.ts';
import { useField } from './use-field.ts';

export type MonthFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/** A month, typed as 202611, 2026/11 or R8.11; the form holds YYYY-MM or the text that is none. */
export function MonthField<Values extends FieldValues, Output = Values>(props: MonthFieldProps<Values, Output>) {
  const { t } = useTranslation('ui');
  const field = useField(props);
  const draft = useDraft(field, readMonth, writeMonth);
  return (
    <FieldFrame {...props} width={props.width ?? '10rem'} error={field.error}>
      {(control) => (
        <Input
          {...control}
          {...draft}
          ref={field.ref}
          name={field.name}
          fontVariantNumeric="tabular-nums"
          autoComplete="off"
          placeholder={t('month.placeholder')}
        />
      )}
    </FieldFrame>
  );
}

/** The month a text means, YYYY-MM: it is read as the first day of that month, in whichever way a day may be written. */
function readMonth(text: string): string | null {
  const plain = text.normalize('NFKC').trim().replace(/月$/, '').replace(/年/, '/');
  if (plain === '') return null;
  const separator = /^\d{6}$/.test(plain) ? '' : (/[./-]/.exec(plain)?.[0] ?? '/');
  const day = separator === '' ? `${plain}01` : `${plain}${separator}01`;
  return parseDateInput(day)?.slice(0, 7) ?? text;
}

function writeMonth(value: unknown): string {
  return asText(value).replace(/^(\d{4})-(\d{2})$/, '$1/$2');
}
