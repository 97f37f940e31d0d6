import { useTranslation } from '@haisha/i18n';
import { useMutation } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { Text } from '@haisha/ui';
import { TextareaField } from '@haisha/ui/fields';
import type { Delivery } from '@haisha/validation/delivery';
import { type Reason, reasonSchema } from '@haisha/validation/delivery-command';
import type { Command } from './command.ts';
import { commandDelivery } from './delivery-commands-api.ts';

export type ReasonDialogProps = { row: Delivery; command: Command; onClose: () => void };

// The version that counts is added when it is sent: the row may be newer by then.
const noReason = (): Reason => ({ version: 1, reason: '' });

/** Gives a command that has to be explained. */
export function ReasonDialog({ row, command: { name, tone }, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('delivery');
  const { mutateAsync: command } = useMutation(commandDelivery(row.id));
  const rowForm = useRowForm({
    schema: reasonSchema,
    row,
    valuesOf: noReason,
    initial: {},
    save: ({ reason }, base) => command({ name, body: { reason, version: (base ?? row).version } as Reason }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      permission="delivery"
      form={rowForm}
      title={t(`act.${name}`)}
      saveLabel={t(tone === 'danger' ? 'act.confirmCancel' : `act.${name}`)}
      labelOf={() => t('field.reason')}
      textOf={(_, value) => String(value ?? '')}
      onClose={onClose}
    >
      <Text color="fg.muted" mb="3">
        {t(`explain.${name}`)}
      </Text>
      <TextareaField control={rowForm.form.control} name="reason" label={t('field.reason')} required rows={2} />
    </FormDialog>
  );
}
