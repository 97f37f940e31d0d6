import { useTranslation } from '@haisha/i18n';
import { useCan } from '@haisha/platform';
import { CheckboxField, CodeField, InvoiceNumberField, NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { FormSection } from '@haisha/ui/form';
import { invoiceForms, invoiceSendings, paymentMethods, taxRoundings } from '@haisha/validation/customer-choices';
import { languages } from '@haisha/validation/user-choices';
import { PaymentDayFields } from '../fields/payment-day-fields.tsx';
import type { CustomerControl } from './customer-values.ts';

export type CustomerTermsFieldsProps = { control: CustomerControl };

/** When and how a customer is invoiced and pays; to be read only by some who may change the rest. */
export function CustomerTermsFields({ control }: CustomerTermsFieldsProps) {
  const { t } = useTranslation('customer');
  const disabled = !useCan()('customer.updateTerms');
  const choice = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  const field = <const N extends string>(name: N) => ({
    control,
    name: `terms.${name}` as const,
    label: t(`field.terms.${String(name)}`),
    disabled,
  });
  return (
    <>
      <FormSection title={t('section.payment')} description={disabled ? t('record:form.mayNotChange') : undefined}>
        <PaymentDayFields field={field} />
        <SelectField
          {...field('paymentMethod')}
          required
          placeholder={false}
          options={choice('paymentMethod', paymentMethods)}
        />
        <NumberField {...field('creditLimitYen')} span={4} unit={t('unit.yen')} />
        <NumberField {...field('openingBalanceYen')} span={4} unit={t('unit.yen')} help={t('help.openingBalance')} />
        <CheckboxField {...field('hasFuelSurcharge')} />
      </FormSection>
      <FormSection title={t('section.invoice')}>
        <SelectField
          {...field('invoiceForm')}
          required
          placeholder={false}
          options={choice('invoiceForm', invoiceForms)}
        />
        <SelectField
          {...field('invoiceSending')}
          required
          placeholder={false}
          options={choice('invoiceSending', invoiceSendings)}
        />
        <SelectField
          {...field('invoiceLanguage')}
          required
          placeholder={false}
          options={choice('invoiceLanguage', languages)}
        />
        <SelectField
          {...field('taxRounding')}
          required
          placeholder={false}
          help={t('help.taxRounding')}
          options={choice('taxRounding', taxRoundings)}
        />
        <CodeField {...field('corporateNumber')} span={4} inputMode="numeric" help={t('help.corporateNumber')} />
        <InvoiceNumberField {...field('invoiceNumber')} help={t('help.invoiceNumber')} />
        <TextField {...field('invoiceNote')} span={12} help={t('help.invoiceNote')} />
        <CheckboxField {...field('showsCarryOver')} span={12} help={t('help.showsCarryOver')} />
      </FormSection>
    </>
  );
}
