import { tokyoDate, useTranslation } from '@haisha/i18n';
import { useCan, useQueryClient } from '@haisha/platform';
import { FilesSection } from '@haisha/records/files/files-section';
import { recordFileCalls } from '@haisha/records/files/record-files';
import { ShownFiles } from '@haisha/records/files/shown-files';
import { WaitingFilesSection } from '@haisha/records/files/waiting-files-section';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { RecordFacts } from '@haisha/records/form/record-facts';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { useSave } from '@haisha/records/form/use-save';
import { Box, Text } from '@haisha/ui';
import { DateField, NumberField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FieldGrid } from '@haisha/ui/form';
import { dayWarnings, withDays } from '@haisha/validation/plausible-days';
import type { Vehicle } from '@haisha/validation/vehicle';
import type { VehicleEntry } from '@haisha/validation/vehicle-history';
import { vehicleEntryKinds } from '@haisha/validation/vehicle-history-choices';
import { type ReactNode, useMemo, useState } from 'react';
import { OdometerConfirm } from '../odometer-confirm.tsx';
import { entryFormSchema, entryValues, newEntry, readingWarnings } from './entry-values.ts';
import { entryFilesPlace } from './files/entry-files-place.ts';
import { useEntryText } from './use-entry-text.ts';
import { useMoveText } from './use-move-text.ts';
import { useNextDue } from './use-next-due.ts';
import type { vehicleEntriesApi } from './vehicle-entries-api.ts';

export type EntryDialogProps = {
  api: ReturnType<typeof vehicleEntriesApi>;
  vehicle: Vehicle;
  entry: VehicleEntry | null;
  actions: ReactNode;
  /** Chosen while the entry was written, sent now that it is saved. */
  waiting?: readonly File[];
  /** With what is still to be sent. */
  onSaved: (entry: VehicleEntry, waiting: readonly File[]) => void;
  onClose: () => void;
};

/** The form of one entry. What the system wrote keeps its kind; what is archived is only read. */
export function EntryDialog({ api, vehicle, entry, actions, waiting, onSaved, onClose }: EntryDialogProps) {
  const { t } = useTranslation('vehicleHistory');
  const can = useCan();
  const queries = useQueryClient();
  const textOf = useEntryText();
  const moveText = useMoveText();
  const today = tokyoDate();
  const schema = useMemo(
    () => withDays(entryFormSchema(vehicle), 'vehicleHistory', { today, before: entry }),
    [vehicle, entry, today],
  );
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isHolding, setIsHolding] = useState(false);
  const rowForm = useRowForm({
    schema,
    row: entry,
    valuesOf: entryValues,
    initial: newEntry(),
    warnings: (draft) => [...dayWarnings('vehicleHistory', draft, { today }), ...readingWarnings(draft, vehicle)],
    save: useSave(api),
    onSaved: (saved) => onSaved(saved, files),
  });
  const { form } = rowForm;
  const { control, formState } = form;
  useNextDue(form, vehicle, entry === null);
  const move = entry && moveText(entry);

  return (
    <FormDialog
      permission="vehicle"
      form={rowForm}
      title={t(entry ? 'entry.editTitle' : 'entry.addTitle')}
      saveLabel={t('entry.save')}
      locked={entry !== null && entry.archivedAt !== null}
      labelOf={(name) => t(`field.${name}`)}
      textOf={textOf}
      actions={actions}
      holdsMore={isHolding || files.length > 0}
      onClose={onClose}
    >
      {move !== null && (
        <Text bg="bg.muted" rounded="md" px="3" py="2" mb="3.5">
          {move}
        </Text>
      )}
      <FieldGrid>
        <SelectField
          control={control}
          name="kind"
          label={t('field.kind')}
          required
          span={3}
          disabled={move !== null}
          help={move !== null ? t('help.kindOfMove') : undefined}
          options={vehicleEntryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <DateField control={control} name="entryDate" label={t('field.entryDate')} required span={3} />
        <TextField control={control} name="vendor" label={t('field.vendor')} span={3} />
        <DateField control={control} name="nextDueDate" label={t('field.nextDueDate')} span={3} />
        <NumberField
          control={control}
          name="amountYen"
          label={t('field.amountYen')}
          span={3}
          unit={t('vehicle:unit.yen')}
        />
        <NumberField control={control} name="taxYen" label={t('field.taxYen')} span={3} unit={t('vehicle:unit.yen')} />
        <NumberField control={control} name="odometerKm" label={t('field.odometerKm')} span={3} unit="km" />
        <OdometerConfirm form={form} />
        <TextareaField control={control} name="note" label={t('field.note')} />
      </FieldGrid>
      {entry ? (
        <>
          <FilesSection
            calls={recordFileCalls(entryFilesPlace(entry), queries)}
            shown={(onRemove) => <ShownFiles place={entryFilesPlace(entry)} onRemove={onRemove} />}
            mayChange={can('vehicleHistory.update') && entry.archivedAt === null}
            waiting={waiting ?? []}
            onAllSent={waiting && !formState.isDirty ? onClose : undefined}
            onHolding={setIsHolding}
          />
          <Box>
            <RecordFacts row={entry} />
          </Box>
        </>
      ) : (
        <WaitingFilesSection files={files} onChange={setFiles} />
      )}
    </FormDialog>
  );
}
