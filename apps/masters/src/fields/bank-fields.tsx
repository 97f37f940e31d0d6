import { useTranslation } from '@haisha/i18n';
import { CodeField, type FieldProps, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { bankAccountTypes, type bankFields } from '@haisha/validation/bank';
import type { FieldValues } from 'react-hook-form';

export type BankFieldsProps<Values extends FieldValues, Output> = {
  /** Of whom the account is, and whose words name its parts. */
  entity: 'department' | 'deliveryCompany' | 'driverPay';
  /** Where a part of the account stands in the form, and its label. */
  field: (name: keyof typeof bankFields) => FieldProps<Values, Output>;
};

/** The account that is paid to. */
export function BankFields<Values extends FieldValues, Output>({ entity, field }: BankFieldsProps<Values, Output>) {
  const { t } = useTranslation(entity);
  return (
    <FormSection title={t('section.bank')} folded>
      <CodeField {...field('bankCode')} span={2} inputMode="numeric" />
      <TextField {...field('bankName')} />
      <CodeField {...field('branchCode')} span={2} inputMode="numeric" />
      <TextField {...field('branchName')} />
      <SelectField
        {...field('bankAccountType')}
        span={3}
        options={bankAccountTypes.map((value) => ({ value, label: t(`bankAccountType.${value}`) }))}
      />
      <CodeField {...field('bankAccountNumber')} span={3} inputMode="numeric" />
      <TextField {...field('bankAccountHolder')} span={6} help={t('help.bankAccountHolder')} />
    </FormSection>
  );
}
