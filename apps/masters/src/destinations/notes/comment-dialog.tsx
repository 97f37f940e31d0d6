import { useTranslation } from '@haisha/i18n';
import { FormDialog } from '@haisha/records/form/form-dialog';
import { useRowForm } from '@haisha/records/form/use-row-form';
import { useSave } from '@haisha/records/form/use-save';
import { TextareaField } from '@haisha/ui/fields';
import { FieldGrid } from '@haisha/ui/form';
import { type NoteComment, noteCommentInputSchema } from '@haisha/validation/note-comment';
import { commentsApi } from './notes-api.ts';
import { useNoteText } from './use-note-text.ts';
import { VisibilityField } from './visibility-field.tsx';

export type CommentDialogProps = { comment: NoteComment; onClose: () => void };

/** Changes what a comment says; everybody sees that it was changed. */
export function CommentDialog({ comment, onClose }: CommentDialogProps) {
  const { t } = useTranslation('destinationNote');
  const rowForm = useRowForm({
    schema: noteCommentInputSchema,
    row: comment,
    valuesOf: ({ body, visibility }) => ({ body, visibility }),
    initial: {},
    save: useSave(commentsApi(comment.destinationId)),
    onSaved: onClose,
  });
  const { control } = rowForm.form;
  return (
    <FormDialog
      permission="destinationNote"
      form={rowForm}
      title={t('comment.editTitle', { number: comment.number })}
      saveLabel={t('entry.save')}
      locked={comment.archivedAt !== null}
      labelOf={(name) => t(`field.${name}`)}
      textOf={useNoteText()}
      onClose={onClose}
    >
      <FieldGrid>
        <TextareaField control={control} name="body" label={t('comment.body')} required rows={5} />
        <VisibilityField control={control} name="visibility" destinationId={comment.destinationId} />
      </FieldGrid>
    </FormDialog>
  );
}
