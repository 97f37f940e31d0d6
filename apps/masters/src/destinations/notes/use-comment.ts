import { useTranslation } from '@haisha/i18n';
import { isProblem, notify, useMutation, useUnsavedGuard } from '@haisha/platform';
import { resetToSaved } from '@haisha/records/form/reset-to-saved';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { type NoteCommentInput, noteCommentInputSchema } from '@haisha/validation/note-comment';
import { commentsApi } from './notes-api.ts';
import { useVisibilities } from './use-visibilities.ts';

/** A comment on a destination while it is being written; once sent, the box is empty for the next one. */
export function useComment(destinationId: string, onSent: () => void) {
  const { t } = useTranslation('destinationNote');
  const [only, ...others] = useVisibilities();
  const sending = useMutation(commentsApi(destinationId).create());
  const form = useSchemaForm(noteCommentInputSchema, {
    defaultValues: { body: '', ...(others.length === 0 && { visibility: only }) },
    firstCheck: 'onSubmit',
  });
  const { isDirty } = form.formState;
  useUnsavedGuard(isDirty && form.getValues('body') !== '');

  async function send(input: NoteCommentInput): Promise<boolean> {
    try {
      await sending.mutateAsync(input);
      notify({ kind: 'success', text: t('comment.sent') });
      return true;
    } catch (error) {
      if (isProblem(error) && error.problem.errors) form.setFieldErrors(error.problem.errors);
      return false;
    }
  }

  // The form is marked as submitted only when `handleSubmit` has ended: begun anew before, the empty box would be refused.
  async function submit(): Promise<void> {
    const sent = structuredClone(form.getValues());
    let isSent = false;
    await form.handleSubmit(async (input) => {
      isSent = await send(input);
    })();
    if (!isSent) return;
    resetToSaved(form, { body: '', visibility: sent.visibility }, sent);
    onSent();
  }

  return { form, submit, isSending: sending.isPending, error: sending.error };
}
