import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { SimpleGrid, Text } from '@haisha/ui';
import type { Delivery } from '@haisha/validation/delivery';
import type { ResultAct } from '@haisha/validation/delivery-result';
import { useState } from 'react';
import { useDeliveryText } from '../use-delivery-text.ts';
import { commandDelivery } from './delivery-commands-api.ts';
import { ResultField } from './result-field.tsx';
import {
  neededByAct,
  proposedResults,
  type ResultValues,
  resultFields,
  resultSchemas,
  resultValues,
} from './result-values.ts';

export type ResultDialogProps = { row: Delivery; act: ResultAct; onClose: () => void };
type Schema = Parameters<typeof useRowForm<ResultValues, ResultValues, Delivery>>[0]['schema'];

/** Writes down what happened, and moves the delivery on with it. */
export function ResultDialog({ row, act, onClose }: ResultDialogProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const [now] = useState(() => new Date());
  const { mutateAsync: command } = useMutation(commandDelivery(row.id));
  const rowForm = useRowForm<ResultValues, ResultValues, Delivery>({
    schema: resultSchemas[act] as Schema,
    row,
    valuesOf: (one) => resultValues(act, one),
    startOf: (one) => proposedResults(act, one, now),
    initial: {},
    save: (input, base) => command({ name: act, body: { ...input, version: (base ?? row).version } }),
    onSaved: onClose,
  });
  const { control } = rowForm.form;
  const needed = neededByAct[act];

  return (
    <FormDialog
      permission="delivery"
      form={rowForm}
      title={t(`act.${act}`)}
      saveLabel={t('act.record')}
      labelOf={(name) => t(`field.result.${name}`)}
      textOf={textOf}
      onClose={onClose}
    >
      <Text color="fg.muted" mb="3">
        {t('help.moment', { day: textOf('operationDate', row.operationDate) })}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="4" gapY="3.5">
        {resultFields[act].map((name) => (
          <ResultField key={name} control={control} name={name} row={row} required={needed.includes(name)} />
        ))}
      </SimpleGrid>
    </FormDialog>
  );
}
