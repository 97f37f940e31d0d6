import { useTranslation } from '@haisha/i18n';
import { Text } from '@haisha/ui';
import { ConfirmDialog } from '@haisha/ui/confirm-dialog';
import { TextareaField } from '@haisha/ui/fields';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { removeFileSchema } from '@haisha/validation/delivery-file';

export type RemoveFileDialogProps = { name: string; onConfirm: (reason: string) => void; onClose: () => void };

/** Asks why a photo or document is taken away. */
export function RemoveFileDialog({ name, onConfirm, onClose }: RemoveFileDialogProps) {
  const { t } = useTranslation('delivery');
  const { control, handleSubmit } = useSchemaForm(removeFileSchema, { defaultValues: { reason: '' } });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('act.remove-file')}
      confirmLabel={t('act.take-away')}
      onConfirm={() => void handleSubmit(({ reason }) => onConfirm(reason))()}
      onClose={onClose}
    >
      <Text mb="3">{t('explain.remove-file', { name })}</Text>
      <TextareaField control={control} name="reason" label={t('field.reason')} required rows={2} />
    </ConfirmDialog>
  );
}
