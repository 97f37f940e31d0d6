import { normalizeInvoiceNumber } from '@haisha/rules/invoice-number';
import { Input } from '@haisha/ui';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { asText, useDraft } from './use-draft.ts';
import { useField } from './use-field.ts';

export type InvoiceNumberFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/** An invoice registration number, typed in any width, with or without its T; the form holds T and 13 digits. */
export function InvoiceNumberField<Values extends FieldValues, Output = Values>(
  props: InvoiceNumberFieldProps<Values, Output>,
) {
  const field = useField(props);
  const draft = useDraft(field, (text) => normalizeInvoiceNumber(text) || null, asText);
  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => (
        <Input
          {...control}
          {...draft}
          ref={field.ref}
          name={field.name}
          fontVariantNumeric="tabular-nums"
          autoComplete="off"
          placeholder="T7990001000001"
        />
      )}
    </FieldFrame>
  );
}
