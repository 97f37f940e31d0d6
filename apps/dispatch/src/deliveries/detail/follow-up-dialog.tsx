import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useMutation, useNavigate } from '@haisha/platform';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { addDays } from '@haisha/rules/calendar';
import { Text } from '@haisha/ui';
import { DateField } from '@haisha/ui/fields';
import type { Delivery } from '@haisha/validation/delivery';
import { type FollowUp, followUpSchema } from '@haisha/validation/delivery-command';
import { deliveryPlace } from '../delivery-place.ts';
import { useDeliveryText } from '../use-delivery-text.ts';
import { followUpDelivery } from './delivery-commands-api.ts';

export type FollowUpDialogProps = { row: Delivery; onClose: () => void };

/** Most goods that came back go out again the next day. The version that counts is added when it is sent. */
const nextDay = (): FollowUp => ({ version: 1, operationDate: addDays(tokyoDate(), 1) });

/** Says on which day the goods that came back are delivered, and goes to that delivery. */
export function FollowUpDialog({ row, onClose }: FollowUpDialogProps) {
  const { t } = useTranslation('delivery');
  const textOf = useDeliveryText();
  const navigate = useNavigate();
  const { mutateAsync: follow } = useMutation(followUpDelivery(row.id));
  const rowForm = useRowForm({
    schema: followUpSchema,
    row,
    valuesOf: nextDay,
    initial: {},
    save: (input, base) => follow({ ...input, version: (base ?? row).version }),
    onSaved: (made) => {
      onClose();
      navigate(deliveryPlace.formAt(made.id));
    },
  });
  return (
    <FormDialog
      permission="delivery"
      form={rowForm}
      title={t('act.follow-up')}
      saveLabel={t('act.follow-up')}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      onClose={onClose}
    >
      <Text color="fg.muted" mb="3">
        {t('explain.follow-up')}
      </Text>
      <DateField control={rowForm.form.control} name="operationDate" label={t('field.operationDate')} required />
    </FormDialog>
  );
}
