import { useTranslation } from '@haisha/i18n';
import { useCan, useQueryClient } from '@haisha/platform';
import { fileAddress } from '@haisha/records/files/file-address';
import { FileTile, FileTiles } from '@haisha/records/files/file-tile';
import { FilesSection } from '@haisha/records/files/files-section';
import { smallerImage } from '@haisha/records/files/smaller-image';
import { WaitingFilesSection } from '@haisha/records/files/waiting-files-section';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { useSave } from '@haisha/records/form/use-save';
import { CheckboxField, DateField, SelectField, TextareaField, TextField } from '@haisha/ui/fields';
import { FieldGrid } from '@haisha/ui/form';
import { type DestinationNote, destinationNoteInputSchema } from '@haisha/validation/destination-note';
import { noteCategories, noteImportances } from '@haisha/validation/destination-note-choices';
import { useState } from 'react';
import { newNote, noteValues } from './note-values.ts';
import { noteFileCalls, notesApi } from './notes-api.ts';
import { useNoteText } from './use-note-text.ts';
import { useVisibilities } from './use-visibilities.ts';
import { VisibilityField } from './visibility-field.tsx';

export type NoteDialogProps = {
  destinationId: string;
  note: DestinationNote | null;
  /** Chosen while the note was written, sent now that it is saved. */
  waiting?: readonly File[];
  /** With what is still to be sent. */
  onSaved: (note: DestinationNote, waiting: readonly File[]) => void;
  onClose: () => void;
};

/** The form of one note: what it says first, whom it is for, its photos. */
export function NoteDialog({ destinationId, note, waiting, onSaved, onClose }: NoteDialogProps) {
  const { t } = useTranslation('destinationNote');
  const can = useCan();
  const queries = useQueryClient();
  const visibilities = useVisibilities();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isHolding, setIsHolding] = useState(false);
  const rowForm = useRowForm({
    schema: destinationNoteInputSchema,
    row: note,
    valuesOf: noteValues,
    initial: newNote(visibilities),
    save: useSave(notesApi(destinationId)),
    onSaved: (saved) => onSaved(saved, files),
  });
  const { control, formState } = rowForm.form;

  function photos(mine: DestinationNote) {
    const calls = noteFileCalls(destinationId, mine.id, queries);
    return (
      <FilesSection
        calls={{ ...calls, add: async (file) => calls.add(await smallerImage(file)) }}
        shown={(onRemove) => (
          <FileTiles aria-label={t('photo.list')}>
            {mine.files.map((file) => (
              <FileTile
                key={file.id}
                name={file.name}
                picture={file.mediaType.startsWith('image/') ? fileAddress(file.id) : null}
                address={fileAddress(file.id)}
                onRemove={onRemove && can('destinationNote.update') ? () => onRemove(file) : undefined}
              />
            ))}
          </FileTiles>
        )}
        mayChange={mine.archivedAt === null}
        waiting={waiting ?? []}
        onAllSent={waiting && !formState.isDirty ? onClose : undefined}
        onHolding={setIsHolding}
      />
    );
  }

  return (
    <FormDialog
      permission="destinationNote"
      form={rowForm}
      title={t(note ? 'note.editTitle' : 'note.addTitle')}
      saveLabel={t(note ? 'entry.save' : 'note.send')}
      locked={note !== null && note.archivedAt !== null}
      labelOf={(name) => t(`field.${name}`)}
      textOf={useNoteText()}
      holdsMore={isHolding || files.length > 0}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField control={control} name="title" label={t('field.title')} required span={12} />
        <TextareaField
          control={control}
          name="body"
          label={t('field.body')}
          required
          rows={5}
          help={t('note.bodyHelp')}
        />
        <SelectField
          control={control}
          name="category"
          label={t('field.category')}
          required
          span={3}
          placeholder={false}
          options={noteCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <SelectField
          control={control}
          name="importance"
          label={t('field.importance')}
          required
          span={3}
          placeholder={false}
          options={noteImportances.map((value) => ({ value, label: t(`importance.${value}`) }))}
        />
        <VisibilityField control={control} name="visibility" destinationId={destinationId} />
        <CheckboxField control={control} name="isPinned" label={t('field.isPinned')} span={12} />
        <DateField control={control} name="validFrom" label={t('field.validFrom')} span={3} />
        <DateField control={control} name="validTo" label={t('field.validTo')} span={3} help={t('note.validHelp')} />
      </FieldGrid>
      {note ? photos(note) : <WaitingFilesSection files={files} onChange={setFiles} />}
    </FormDialog>
  );
}
