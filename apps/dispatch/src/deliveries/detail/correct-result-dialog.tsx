import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { Box, Heading, SimpleGrid, Text } from '@haisha/ui';
import { Dialog, type FormDialogFrameProps } from '@haisha/ui/dialog';
import { TextareaField } from '@haisha/ui/fields';
import type { Delivery } from '@haisha/validation/delivery';
import { correctResultSchema, neededResults } from '@haisha/validation/delivery-result';
import { useDeliveryText } from '../use-delivery-text.ts';
import { commandDelivery } from './delivery-commands-api.ts';
import { ResultField } from './result-field.tsx';
import { type ResultName, type ResultValues, resultStops } from './result-values.ts';

export type CorrectResultDialogProps = { row: Delivery; onClose: () => void };
type Schema = Parameters<typeof useRowForm<ResultValues, ResultValues, Delivery>>[0]['schema'];

// The version that counts is added when it is sent: the row may be newer by then.
const valuesOf = ({ result }: Delivery): ResultValues => ({ ...result, version: 1, reason: '' });

/** Sets all results right, place by place, and asks why. */
export function CorrectResultDialog({ row, onClose }: CorrectResultDialogProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const { mutateAsync: command } = useMutation(commandDelivery(row.id));
  const rowForm = useRowForm<ResultValues, ResultValues, Delivery>({
    schema: correctResultSchema as unknown as Schema,
    row,
    valuesOf,
    initial: {},
    save: (input, base) => command({ name: 'correct-result', body: { ...input, version: (base ?? row).version } }),
    onSaved: onClose,
  });
  const { control } = rowForm.form;
  const needed: Readonly<Record<string, readonly ResultName[]>> = neededResults;

  return (
    <FormDialog
      permission="delivery"
      form={rowForm}
      frame={WideDialog}
      title={t('act.correct-result')}
      saveLabel={t('act.correct-result')}
      labelOf={(name) => t(name === 'reason' ? 'field.reason' : `field.result.${name}`)}
      textOf={textOf}
      onClose={onClose}
    >
      <Text color="fg.muted" mb="3">
        {t('explain.correct-result')} {t('help.moment', { day: textOf('operationDate', row.operationDate) })}
      </Text>
      {resultStops.map(({ stop, names }) => (
        <section key={stop} aria-label={t(`section.${stop}`)}>
          <Heading as="h3" textStyle="sm" fontWeight="semibold" mt="4" mb="2">
            {t(`section.${stop}`)}
          </Heading>
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gapX="4" gapY="3.5">
            {names.map((name) => (
              <ResultField
                key={name}
                control={control}
                name={name}
                row={row}
                required={needed[row.operationStatus]?.includes(name) ?? false}
              />
            ))}
          </SimpleGrid>
        </section>
      ))}
      <Box mt="4">
        <TextareaField control={control} name="reason" label={t('field.reason')} required rows={2} />
      </Box>
    </FormDialog>
  );
}

function WideDialog(props: FormDialogFrameProps) {
  return <Dialog size="xl" {...props} />;
}
