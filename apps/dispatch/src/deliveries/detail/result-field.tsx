import { useTranslation } from '@haisha/i18n';
import { MomentField, NumberField, TextField } from '@haisha/ui/fields';
import type { Delivery } from '@haisha/validation/delivery';
import type { Control } from 'react-hook-form';
import { useDeliveryText } from '../use-delivery-text.ts';
import type { ResultName, ResultValues } from './result-values.ts';

export type ResultFieldProps = {
  control: Control<ResultValues, unknown, ResultValues>;
  name: ResultName;
  row: Delivery;
  required: boolean;
};

/** One result: a moment of the run, minutes, a temperature, a quantity or words. */
export function ResultField({ control, name, row, required }: ResultFieldProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const props = { control, name, label: t(`field.result.${name}`), required };
  if (name.endsWith('At')) return <MomentField {...props} day={row.operationDate} />;
  if (name.endsWith('Celsius')) return <NumberField {...props} unit="℃" decimal />;
  if (/waitingMinutes$/i.test(name)) return <NumberField {...props} unit={t('minute')} />;
  if (name.endsWith('Quantity')) return <NumberField {...props} unit={textOf('loadUnit', row.loadUnit)} />;
  return <TextField {...props} />;
}
