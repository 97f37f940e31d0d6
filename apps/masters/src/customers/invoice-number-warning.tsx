import { useTranslation } from '@haisha/i18n';
import { invoiceNumberIssue } from '@haisha/rules/invoice-number';
import { useFormState, useWatch } from 'react-hook-form';
import { Warning } from '../form/warning.tsx';
import type { CustomerControl } from './customer-values.ts';

export type InvoiceNumberWarningProps = { control: CustomerControl };

/** How an invoice registration number is written; of one whose check digit does not fit, that it may be a slip. */
export function InvoiceNumberWarning({ control }: InvoiceNumberWarningProps) {
  const { t } = useTranslation('customer');
  const number = useWatch({ control, name: 'terms.invoiceNumber' });
  const { errors } = useFormState({ control, name: 'terms.invoiceNumber' });
  const isOdd = Boolean(number) && invoiceNumberIssue(String(number), 'unknown')?.level === 'warning';
  // Beside a refusal a remark that it can be saved would be wrong.
  if (!isOdd || errors.terms?.invoiceNumber) return t('help.invoiceNumber');
  return <Warning role="status">{t('help.oddInvoiceNumber')}</Warning>;
}
