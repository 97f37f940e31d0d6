import { useTranslation } from '@haisha/i18n';
import { http, notify, useProblemText, useQueryClient } from '@haisha/platform';
import { Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { TextareaField } from '@haisha/ui/fields';
import { useSchemaForm } from '@haisha/ui/schema-form';
import type { Delivery } from '@haisha/validation/delivery';
import { reasonSchema } from '@haisha/validation/delivery-command';
import { deliveriesApi } from '../deliveries-api.ts';

export type CancelDialogProps = {
  rows: readonly Delivery[];
  onSelect: (rows: readonly Delivery[]) => void;
  onClose: () => void;
};

/** Asks why deliveries are cancelled; those that could not be stay chosen, and the first refusal is told. */
export function CancelDialog({ rows, onSelect, onClose }: CancelDialogProps) {
  const { t } = useTranslation('delivery');
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { control, handleSubmit, formState } = useSchemaForm(reasonSchema, {
    // The version that counts is that of each row.
    defaultValues: { version: 1, reason: '' },
  });

  async function cancel(reason: string): Promise<void> {
    const refused: { row: Delivery; error: unknown }[] = [];
    // One after the other: each is a write of its own, and the first refusals tell whether the rest has a chance.
    for (const row of rows) {
      try {
        await http().post(`${deliveriesApi.path}/${row.id}/cancel`, { reason, version: row.version });
      } catch (error) {
        refused.push({ row, error });
      }
    }
    void queries.invalidateQueries({ queryKey: [deliveriesApi.path] });
    const count = rows.length - refused.length;
    if (count > 0) notify({ kind: 'success', text: t('cancelMany.done', { count }) });
    const [first] = refused;
    if (first) {
      const reasonText = `${first.row.number}: ${problemText(first.error)}`;
      notify({ kind: 'error', text: t('cancelMany.refused', { count: refused.length, reason: reasonText }) });
    }
    onClose();
    onSelect(refused.map(({ row }) => row));
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('cancelMany.title', { count: rows.length })}
      confirmLabel={t('act.confirmCancel')}
      busy={formState.isSubmitting}
      onConfirm={() => void handleSubmit(({ reason }) => cancel(reason))()}
      onClose={onClose}
    >
      <Text mb="3">{t('explain.cancel')}</Text>
      <TextareaField control={control} name="reason" label={t('field.reason')} required rows={2} />
    </ConfirmDialog>
  );
}
