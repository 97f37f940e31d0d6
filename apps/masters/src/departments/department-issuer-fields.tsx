import { useTranslation } from '@haisha/i18n';
import { InvoiceNumberField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { BankFields } from '../fields/bank-fields.tsx';
import type { DepartmentControl } from './department-values.ts';

export type DepartmentIssuerFieldsProps = { control: DepartmentControl };

/** Who invoices in the name of the department, and the account that is paid to. */
export function DepartmentIssuerFields({ control }: DepartmentIssuerFieldsProps) {
  const { t } = useTranslation('department');
  return (
    <>
      <FormSection title={t('section.issuer')} folded>
        <TextField control={control} name="issuerName" span={6} label={t('field.issuerName')} help={t('help.issuer')} />
        <InvoiceNumberField
          control={control}
          name="issuerInvoiceNumber"
          span={6}
          label={t('field.issuerInvoiceNumber')}
          help={t('help.issuerInvoiceNumber')}
        />
        <TextField control={control} name="issuerAddress" label={t('field.issuerAddress')} span={12} />
      </FormSection>
      <BankFields entity="department" field={(name) => ({ control, name, label: t(`field.${name}`) })} />
    </>
  );
}
