import { useTranslation } from '@haisha/i18n';
import { Can } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Box, Button, Icon, Stack } from '@haisha/ui';
import { TextareaField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useRef } from 'react';
import { useComment } from './use-comment.ts';
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
  const { form, submit, isSending, error } = useComment(destinationId, () =>
    place.current?.querySelector('textarea')?.focus(),
  );
  return (
    <Box ref={place} bg="bg.panel" borderWidth="1px" rounded="lg" p="4">
      <Form label={t('comment.write')} onSubmit={submit} busy={isSending}>
        <Stack gap="3">
          <TextareaField control={form.control} name="body" label={t('comment.body')} rows={3} />
          <VisibilityField control={form.control} name="visibility" destinationId={destinationId} />
          <Button type="submit" size="lg" alignSelf="end" loading={isSending} loadingText={t('comment.send')}>
            <Icon name="arrowRight" />
            {t('comment.send')}
          </Button>
          {error && <ProblemState error={error} />}
        </Stack>
      </Form>
    </Box>
  );
}
