import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { SimpleGrid, Text } from '@haisha/ui';
import { NumberField } from '@haisha/ui/fields';
import type { Delivery } from '@haisha/validation/delivery';
import { type Split, splitSchema } from '@haisha/validation/delivery-command';
import { useDeliveryText } from '../use-delivery-text.ts';
import { splitDelivery } from './delivery-commands-api.ts';

export type SplitDeliveryDialogProps = { row: Delivery; onClose: () => void };

const measures = ['quantity', 'weightKg', 'volumeCubicMetres', 'cages', 'pallets'] as const;

/** Nothing is split off yet. The version that counts is added when it is sent. */
const noPart = (): Split => ({
  version: 1,
  quantity: null,
  weightKg: null,
  volumeCubicMetres: null,
  cages: null,
  pallets: null,
});

/** Says which part of a load becomes a delivery of its own. */
export function SplitDeliveryDialog({ row, onClose }: SplitDeliveryDialogProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const { mutateAsync: split } = useMutation(splitDelivery(row.id));
  const rowForm = useRowForm({
    schema: splitSchema,
    row,
    valuesOf: noPart,
    initial: {},
    save: async (input, base) => (await split({ ...input, version: (base ?? row).version })).rest,
    onSaved: onClose,
  });
  const known = measures.filter((name) => row[name] !== null);
  const shown = known.length > 0 ? known : (['quantity'] as const);
  return (
    <FormDialog
      permission="delivery"
      form={rowForm}
      title={t('act.split')}
      saveLabel={t('act.split')}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      onClose={onClose}
    >
      <Text color="fg.muted" mb="3">
        {t('explain.split')}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5">
        {shown.map((name) => (
          <NumberField
            key={name}
            control={rowForm.form.control}
            name={name}
            label={t(`field.${name}`)}
            help={t('help.ofWhole', { whole: textOf(name, row[name]) })}
            decimal
          />
        ))}
      </SimpleGrid>
    </FormDialog>
  );
}
