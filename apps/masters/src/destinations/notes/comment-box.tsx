import { useTranslation } from '@haisha/i18n';
import { Can, isProblem, notify, useMutation, useUnsavedGuard } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { resetToSaved } from '@haisha/records/form/reset-to-saved';
import { Box, Button, Icon, Stack } from '@haisha/ui';
import { TextareaField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { type NoteCommentInput, noteCommentInputSchema } from '@haisha/validation/note-comment';
import { useRef } from 'react';
import { commentsApi } from './notes-api.ts';
import { useVisibilities } from './use-visibilities.ts';
import { VisibilityField } from './visibility-field.tsx';

/** The one box to write in: what, for whom, send. */
export function CommentBox({ destinationId }: { destinationId: string }) {
  return (
    <Can permission="destinationNote.create">
      <Comment destinationId={destinationId} />
    </Can>
  );
}

function Comment({ destinationId }: { destinationId: string }) {
  const { t } = useTranslation('destinationNote');
  const place = useRef<HTMLDivElement>(null);
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
    place.current?.querySelector('textarea')?.focus();
  }

  return (
    <Box ref={place} bg="bg.panel" borderWidth="1px" rounded="lg" p="4">
      <Form label={t('comment.write')} onSubmit={submit} busy={sending.isPending}>
        <Stack gap="3">
          <TextareaField control={form.control} name="body" label={t('comment.body')} rows={3} />
          <VisibilityField control={form.control} name="visibility" destinationId={destinationId} />
          <Button type="submit" size="lg" alignSelf="end" loading={sending.isPending} loadingText={t('comment.send')}>
            <Icon name="arrowRight" />
            {t('comment.send')}
          </Button>
          {sending.error && <ProblemState error={sending.error} />}
        </Stack>
      </Form>
    </Box>
  );
}
