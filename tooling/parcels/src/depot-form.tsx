import { useTranslation } from '@haisha/i18n';
import { picked } from '@haisha/records/form/picked';
import { type RowInDialog, recordDialog } from '@haisha/records/form/record-dialog';
import { RecordFormDialog } from '@haisha/records/form/record-form-dialog';
import { useRecordForm } from '@haisha/records/form/use-record-form';
import { CodeField, SelectField, TextField } from '@haisha/ui/fields';
import { depot } from './depot.ts';
import { type Depot, type DepotInput, depotInputSchema, depotKinds } from './depot-contract.ts';

const valuesOf = (row: Depot) => picked<DepotInput>(depotInputSchema.shape, row);

/** The dialog in which a depot is added or changed, over the list or over the form of a parcel. */
function DepotForm({ row, copyOf, text, onSaved, onClose }: RowInDialog<Depot>) {
  const { t } = useTranslation('depot');
  const recordForm = useRecordForm(depot, {
    schema: depotInputSchema,
    row,
    valuesOf,
    initial: copyOf ? { ...valuesOf(copyOf), code: '' } : { name: text ?? '' },
    onSaved,
  });
  const { control } = recordForm.form;
  const textOf = (path: string, value: unknown) =>
    path === 'kind' && value ? t(`kind.${String(value)}`) : String(value ?? '');
  return (
    <RecordFormDialog of={depot} form={recordForm} textOf={textOf} onClose={onClose}>
      <CodeField control={control} name="code" label={t('field.code')} required />
      <TextField control={control} name="name" label={t('field.name')} required />
      <TextField control={control} name="nameEn" label={t('field.nameEn')} />
      <SelectField
        control={control}
        name="kind"
        label={t('field.kind')}
        required
        options={depotKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
    </RecordFormDialog>
  );
}

export const depotForm = recordDialog(depot, DepotForm);
