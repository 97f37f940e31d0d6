import { normalizeInvoiceNumber } from '@haisha/rules/invoice-number';
import type { FieldValues } from 'react-hook-form';
import { DraftInput } from './draft-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export type InvoiceNumberFieldProps<Values extends FieldValues, Output = Values> = FieldProps<Values, Output>;

/**
 * A field for an invoice registration number, typed in any width, with or without its T; the form holds T and 13
 * digits.
 */
export function InvoiceNumberField<Values extends FieldValues, Output = Values>(
  props: InvoiceNumberFieldProps<Values, Output>,
) {
  const field = useField(props);
  return (
    <FieldFrame {...props} error={field.error}>
      {(control) => (
        <DraftInput
          {...control}
          field={field}
          read={(text) => normalizeInvoiceNumber(text) || null}
          placeholder="T7990001000001"
        />
      )}
    </FieldFrame>
  );
}
