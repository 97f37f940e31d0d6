import { useTranslation } from '@haisha/i18n';
import { invoiceNumberIssue } from '@haisha/rules/invoice-number';
import { useFormState, useWatch } from 'react-hook-form';
import { Warning } from '../form/warning.tsx';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';

export type InvoiceNumberHelpProps = { control: DeliveryCompanyControl };

/** How the number is written; of a sole proprietor's whose check digit does not fit, that it may be a slip. */
export function InvoiceNumberHelp({ control }: InvoiceNumberHelpProps) {
  const { t } = useTranslation('deliveryCompany');
  const [number, legalForm] = useWatch({ control, name: ['invoiceNumber', 'legalForm'] });
  const { errors } = useFormState({ control, name: 'invoiceNumber' });
  const isOdd =
    legalForm === 'soleProprietor' && number && invoiceNumberIssue(number, 'soleProprietor')?.level === 'warning';
  // Beside a refusal a remark that it can be saved would be wrong.
  if (!isOdd || errors.invoiceNumber) return t('help.invoiceNumber');
  return <Warning role="status">{t('help.oddInvoiceNumber')}</Warning>;
}
