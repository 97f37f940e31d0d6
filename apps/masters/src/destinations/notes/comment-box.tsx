import { useTranslation } from '@haisha/i18n';
import { Can, isProblem, notify, useMutation, useUnsavedGuard } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { resetToSaved } from '@haisha/records/form/reset-to-saved';
import { Box, Button, Flex, Icon, Stack } from '@haisha/ui';
import { SelectField, TextareaField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { type NoteCommentInput, noteCommentInputSchema } from '@haisha/validation/note-comment';
import { useRef } from 'react';
import { commentsApi } from './notes-api.ts';
import { useVisibilityOptions } from './use-visibility-options.ts';

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
  const visibilities = useVisibilityOptions();
  const sending = useMutation(commentsApi(destinationId).create());
  const empty = { body: '', visibility: visibilities[0]?.value ?? 'company' };
  const form = useSchemaForm(noteCommentInputSchema, { defaultValues: empty, firstCheck: 'onSubmit' });
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
    resetToSaved(form, { ...empty, visibility: sent.visibility }, sent);
    place.current?.querySelector('textarea')?.focus();
  }

  return (
    <Box ref={place} bg="bg.panel" borderWidth="1px" rounded="lg" p="4">
      <Form label={t('comment.write')} onSubmit={submit} busy={sending.isPending}>
        <Stack gap="3">
          <TextareaField control={form.control} name="body" label={t('comment.body')} rows={3} />
          <Flex gap="3" wrap="wrap" align="flex-end">
            {visibilities.length > 1 && (
              <Box flex="1" minW="12rem">
                <SelectField
                  control={form.control}
                  name="visibility"
                  label={t('field.visibility')}
                  placeholder={false}
                  options={visibilities}
                />
              </Box>
            )}
            <Button type="submit" size="lg" ms="auto" loading={sending.isPending} loadingText={t('comment.send')}>
              <Icon name="arrowRight" />
              {t('comment.send')}
            </Button>
          </Flex>
          {sending.error && <ProblemState error={sending.error} />}
        </Stack>
      </Form>
    </Box>
  );
}
