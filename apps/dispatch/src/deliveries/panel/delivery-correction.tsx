import { useTranslation } from '@haisha/i18n';
import { CorrectionForm } from '@haisha/records/panel/correction-form';
import type { CorrectionProps } from '@haisha/records/panel/correction-props';
import { useCorrection } from '@haisha/records/panel/use-correction';
import { NightTimeField, NumberField, TextareaField, TextField } from '@haisha/ui/fields';
import { type Delivery, deliveryInputSchema, deliveryWarnings } from '@haisha/validation/delivery';
import type { ReactNode } from 'react';
import { delivery } from '../delivery.ts';
import { type DeliveryControl, deliveryValues } from '../delivery-values.ts';
import { useDeliveryText } from '../use-delivery-text.ts';

/** Corrects one value of a delivery. */
export function DeliveryCorrection(props: CorrectionProps<Delivery>) {
  const correction = useCorrection(delivery, { ...props, schema: deliveryInputSchema, valuesOf: deliveryValues });
  return (
    <CorrectionForm of={correction} textOf={useDeliveryText()} warnings={deliveryWarnings}>
      <DeliveryField control={correction.form.control} field={props.field} />
    </CorrectionForm>
  );
}

function DeliveryField({ control, field }: { control: DeliveryControl; field: string }): ReactNode {
  const { t } = useTranslation('delivery');
  switch (field) {
    case 'arriveFromMinutes':
      return (
        <>
          <NightTimeField control={control} name="arriveFromMinutes" label={t('field.arriveFromMinutes')} />
          <NightTimeField control={control} name="arriveToMinutes" label={t('field.arriveToMinutes')} />
        </>
      );
    case 'goodsName':
      return <TextField control={control} name="goodsName" label={t('field.goodsName')} />;
    case 'quantity':
      return <NumberField control={control} name="quantity" label={t('field.quantity')} />;
    case 'slipNumber':
      return <TextField control={control} name="slipNumber" label={t('field.slipNumber')} />;
    case 'note':
      return <TextareaField control={control} name="note" label={t('field.note')} />;
    default:
      return null;
  }
}
