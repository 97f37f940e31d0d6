import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { CheckboxField, NumberField, SelectField } from '@haisha/ui/fields';
import { FormRow, FormSection } from '@haisha/ui/form';
import { taxRoundings } from '@haisha/validation/customer-choices';
import { BankFields } from '../fields/bank-fields.tsx';
import { PaymentDayFields } from '../fields/payment-day-fields.tsx';
import type { DeliveryCompanyControl } from './delivery-company-values.ts';
import { LongestWait } from './longest-wait.tsx';

export type CompanyTermsFieldsProps = { control: DeliveryCompanyControl };

/** When and whither the company is paid; to be read only by some who may change the rest. */
export function CompanyTermsFields({ control }: CompanyTermsFieldsProps) {
  const { t } = useTranslation('deliveryCompany');
  const disabled = !useCan()('deliveryCompany.updateTerms');
  const field = <const N extends string>(name: N) => ({
    control,
    name: `terms.${name}` as const,
    label: t(`field.terms.${String(name)}`),
    disabled,
  });
  return (
    <>
      <FormSection title={t('section.terms')} description={t(disabled ? 'record:form.mayNotChange' : 'help.terms')}>
        <PaymentDayFields field={field} />
        <FormRow>
          <LongestWait control={control} />
        </FormRow>
        <SelectField
          {...field('taxRounding')}
          required
          placeholder={false}
          options={taxRoundings.map((value) => ({ value, label: t(`taxRounding.${value}`) }))}
        />
        <NumberField {...field('capitalYen')} span={4} unit={t('unit.yen')} help={t('help.capitalYen')} />
        <NumberField {...field('employeeCount')} span={4} unit={t('unit.people')} help={t('help.employeeCount')} />
        <CheckboxField {...field('withholdsTax')} />
      </FormSection>
      <BankFields entity="deliveryCompany" field={field} />
    </>
  );
}
