import { useTranslation } from '@haisha/i18n';
import { InvoiceNumberField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { bankAccountTypes } from '@haisha/validation/bank';
import type { DepartmentControl } from './department-values.ts';

export type DepartmentIssuerFieldsProps = { control: DepartmentControl };

/** Who invoices in the name of the department, and the account that is paid to. */
export function DepartmentIssuerFields({ control }: DepartmentIssuerFieldsProps) {
  const { t } = useTranslation('department');
  return (
    <>
      <FormSection title={t('section.issuer')}>
        <TextField control={control} name="issuerName" label={t('field.issuerName')} help={t('help.issuer')} />
        <InvoiceNumberField
          control={control}
          name="issuerInvoiceNumber"
          label={t('field.issuerInvoiceNumber')}
          help={t('help.issuerInvoiceNumber')}
        />
        <FormRow>
          <TextField control={control} name="issuerAddress" label={t('field.issuerAddress')} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.bank')}>
        <TextField control={control} name="bankCode" label={t('field.bankCode')} inputMode="numeric" width="10rem" />
        <TextField control={control} name="bankName" label={t('field.bankName')} />
        <TextField
          control={control}
          name="branchCode"
          label={t('field.branchCode')}
          inputMode="numeric"
          width="10rem"
        />
        <TextField control={control} name="branchName" label={t('field.branchName')} />
        <SelectField
          control={control}
          name="bankAccountType"
          label={t('field.bankAccountType')}
          options={bankAccountTypes.map((value) => ({ value, label: t(`bankAccountType.${value}`) }))}
        />
        <TextField
          control={control}
          name="bankAccountNumber"
          label={t('field.bankAccountNumber')}
          inputMode="numeric"
          width="12rem"
        />
        <FormRow>
          <TextField
            control={control}
            name="bankAccountHolder"
            label={t('field.bankAccountHolder')}
            help={t('help.bankAccountHolder')}
          />
        </FormRow>
      </FormSection>
    </>
  );
}
