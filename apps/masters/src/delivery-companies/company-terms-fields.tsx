import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { CheckboxField, NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { bankAccountTypes } from '@haisha/validation/bank';
import { taxRoundings } from '@haisha/validation/customer-choices';
import { termDays, termMonths } from '../terms/term-choices.ts';
import { useTermText } from '../terms/use-term-text.ts';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';
import { LongestWait } from './longest-wait.tsx';

export type CompanyTermsFieldsProps = { control: DeliveryCompanyControl };

/** When and whither the company is paid; to be read only by some who may change the rest. */
export function CompanyTermsFields({ control }: CompanyTermsFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  const { day, month } = useTermText();
  const disabled = !useCan()('deliveryCompany.updateTerms');
  const days = termDays.map((value) => ({ value, label: day(Number(value)) }));
  const field = <const N extends string>(name: N) => ({
    control,
    name: `terms.${name}` as const,
    label: t(`field.terms.${String(name)}`),
    disabled,
  });
  return (
    <>
      <FormSection title={t('section.terms')} description={t('help.terms')} columns={3}>
        <SelectField {...field('closingDay')} required placeholder={false} options={days} />
        <SelectField
          {...field('paymentMonths')}
          required
          placeholder={false}
          options={termMonths.map((value) => ({ value: String(value), label: month(value) }))}
        />
        <SelectField {...field('paymentDay')} required placeholder={false} options={days} />
        <FormRow>
          <LongestWait control={control} />
        </FormRow>
        <SelectField
          {...field('taxRounding')}
          required
          placeholder={false}
          options={taxRoundings.map((value) => ({ value, label: t(`taxRounding.${value}`) }))}
        />
        <NumberField {...field('capitalYen')} unit={t('unit.yen')} help={t('help.capitalYen')} />
        <NumberField {...field('employeeCount')} unit={t('unit.people')} help={t('help.employeeCount')} />
        <FormRow>
          <CheckboxField {...field('withholdsTax')} />
        </FormRow>
      </FormSection>
      <FormSection title={t('section.bank')}>
        <TextField {...field('bankCode')} inputMode="numeric" width="10rem" />
        <TextField {...field('bankName')} />
        <TextField {...field('branchCode')} inputMode="numeric" width="10rem" />
        <TextField {...field('branchName')} />
        <SelectField
          {...field('bankAccountType')}
          width="10rem"
          options={bankAccountTypes.map((value) => ({ value, label: t(`bankAccountType.${value}`) }))}
        />
        <TextField {...field('bankAccountNumber')} inputMode="numeric" width="12rem" />
        <FormRow>
          <TextField {...field('bankAccountHolder')} help={t('help.bankAccountHolder')} />
        </FormRow>
      </FormSection>
    </>
  );
}
