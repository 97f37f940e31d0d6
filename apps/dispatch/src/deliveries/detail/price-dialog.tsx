import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { picked } from '@haisha/records/form/picked';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { SimpleGrid } from '@haisha/ui';
import { NumberField, SelectField, TextField } from '@haisha/ui/fields';
import { fareModels } from '@haisha/validation/cargo-owner-choices';
import type { Delivery } from '@haisha/validation/delivery';
import { type SetPrice, setPriceSchema } from '@haisha/validation/delivery-price';
import { useDeliveryText } from '../use-delivery-text.ts';
import { commandDelivery } from './delivery-commands-api.ts';

export type PriceDialogProps = { row: Delivery; onClose: () => void };

const amounts = [
  'fareYen',
  'unitPriceYen',
  'tollYen',
  'surchargeYen',
  'waitingFeeYen',
  'handlingFeeYen',
  'extraFeeYen',
  'nightHolidayFeeYen',
  'adjustmentYen',
] as const;

/** The version that counts is added when it is sent. */
function priceValues({ price }: Delivery): SetPrice {
  return picked<SetPrice>(setPriceSchema.shape, { ...price, version: 1 } as SetPrice);
}

/** Types what a delivery earns; without a fare its price becomes undecided again. */
export function PriceDialog({ row, onClose }: PriceDialogProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const { mutateAsync: command } = useMutation(commandDelivery(row.id));
  const rowForm = useRowForm({
    schema: setPriceSchema,
    row,
    valuesOf: priceValues,
    initial: {},
    save: (input, base) => command({ name: 'set-price', body: { ...input, version: (base ?? row).version } }),
    onSaved: onClose,
  });
  const { control } = rowForm.form;
  return (
    <FormDialog
      permission="delivery"
      form={rowForm}
      title={t('act.set-price')}
      saveLabel={t('act.record')}
      labelOf={(name) => t(`field.price.${name}`)}
      textOf={textOf}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5">
        <SelectField
          control={control}
          name="fareModel"
          label={t('field.price.fareModel')}
          options={fareModels.map((value) => ({ value, label: t(`fareModel.${value}`) }))}
        />
        {amounts.map((name) => (
          <NumberField key={name} control={control} name={name} label={t(`field.price.${name}`)} unit={t('yen')} />
        ))}
        <TextField control={control} name="adjustmentReason" label={t('field.price.adjustmentReason')} />
      </SimpleGrid>
    </FormDialog>
  );
}
