import { useTranslation } from '@haisha/i18n';
import { Warning } from '@haisha/records/form/warning';
import { invoiceNumberIssue, type LegalForm } from '@haisha/rules/invoice-number';
import { type Control, type FieldPath, type FieldValues, useFormState, useWatch } from 'react-hook-form';

export type InvoiceNumberHelpProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** Of whom the number is, and whose words say how it is written. */
  entity: 'customer' | 'deliveryCompany';
  legalForm: LegalForm;
};

/** How an invoice registration number is written; of one whose check digit does not fit, that it may be a slip. */
export function InvoiceNumberHelp<Values extends FieldValues, Output>({
  control,
  name,
  entity,
  legalForm,
}: InvoiceNumberHelpProps<Values, Output>) {
  const { t } = useTranslation(entity);
  const number: unknown = useWatch({ control, name });
  const { invalid } = control.getFieldState(name, useFormState({ control, name }));
  const isOdd = Boolean(number) && invoiceNumberIssue(String(number), legalForm)?.level === 'warning';
  // Beside a refusal a remark that it can be saved would be wrong.
  if (!isOdd || invalid) return t('help.invoiceNumber');
  return <Warning role="status">{t('help.oddInvoiceNumber')}</Warning>;
}
