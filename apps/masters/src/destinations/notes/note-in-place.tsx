import { useTranslation } from '@haisha/i18n';
import { ProblemState } from '@haisha/platform/problem-state';
import { Button, Stack } from '@haisha/ui';
import { TextareaField } from '@haisha/ui/fields';
import { Form } from '@haisha/ui/form';
import { useWatch } from 'react-hook-form';
import { useComment } from './use-comment.ts';
import { VisibilityField } from './visibility-field.tsx';

/** A line to write in: for whom, and the button that sends it, come with the first letter. */
export function NoteInPlace({ destinationId }: { destinationId: string }) {
  const { t } = useTranslation('destinationNote');
  const { form, submit, isSending, error } = useComment(destinationId, () => undefined);
  const { control } = form;
  const isBegun = useWatch({ control, name: 'body' }) !== '';
  return (
    <Form label={t('comment.write')} onSubmit={submit} busy={isSending}>
      {/* The line says itself what it is for. */}
      <Stack gap="2" css={{ '& > [data-field] > label': { srOnly: true } }}>
        <TextareaField
          control={control}
          name="body"
          label={t('comment.write')}
          placeholder={t('comment.write')}
          rows={isBegun ? 3 : 1}
        />
        {isBegun && (
          <>
            <VisibilityField control={control} name="visibility" destinationId={destinationId} />
            <Button
              type="submit"
              size="xs"
              variant="outline"
              alignSelf="start"
              loading={isSending}
              loadingText={t('comment.send')}
            >
              {t('comment.send')}
            </Button>
          </>
        )}
        {error && <ProblemState error={error} />}
      </Stack>
    </Form>
  );
}
