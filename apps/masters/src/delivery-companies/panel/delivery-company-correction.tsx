import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { deliveryCompany } from '@haisha/references/delivery-companies/delivery-company';
import { CodeField, DateField, FaxField, PhoneField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import {
  type DeliveryCompany,
  deliveryCompanyInputSchema,
  deliveryCompanyWarnings,
} from '@haisha/validation/delivery-company';
import { orderSendings } from '@haisha/validation/delivery-company-choices';
import type { ReactNode } from 'react';
import { PaymentDayFields } from '../../fields/payment-day-fields.tsx';
import { type DeliveryCompanyControl, deliveryCompanyValues } from '../delivery-company-values.ts';
import { useDeliveryCompanyText } from '../use-delivery-company-text.ts';

/** Corrects one value of a delivery company. */
export function DeliveryCompanyCorrection(props: CorrectionProps<DeliveryCompany>) {
  const correction = useCorrection(deliveryCompany, {
    ...props,
    schema: deliveryCompanyInputSchema,
    valuesOf: deliveryCompanyValues,
  });
  return (
    <CorrectionForm of={correction} textOf={useDeliveryCompanyText()} warnings={deliveryCompanyWarnings}>
      <DeliveryCompanyField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function DeliveryCompanyField({ control, field }: { control: DeliveryCompanyControl; field: string }): ReactNode {
  const { t } = useTranslation('deliveryCompany');
  switch (field) {
    case 'insuranceExpiryDate':
      return <DateField control={control} name="insuranceExpiryDate" label={t('field.insuranceExpiryDate')} />;
    case 'phone':
      return <PhoneField control={control} name="phone" label={t('field.phone')} required />;
    case 'fax':
      return <FaxField control={control} name="fax" label={t('field.fax')} />;
    case 'contactName':
    case 'permitNumber':
      return <TextField control={control} name={field} label={t(`field.${field}`)} />;
    case 'email':
      return <CodeField control={control} name="email" label={t('field.email')} type="email" />;
    case 'orderSending':
      return (
        <SelectField
          control={control}
          name="orderSending"
          label={t('field.orderSending')}
          required
          options={orderSendings.map((value) => ({ value, label: t(`orderSending.${value}`) }))}
        />
      );
    case 'terms.closingDay':
      return (
        <PaymentDayFields field={(name) => ({ control, name: `terms.${name}`, label: t(`field.terms.${name}`) })} />
      );
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
