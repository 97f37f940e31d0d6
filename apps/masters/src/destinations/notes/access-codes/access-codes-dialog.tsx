import { useTranslation } from '@haisha/i18n';
import { confirmLeave, isProblem, notify, useMutation, useQueryClient, useUnsavedGuard } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { Button, Flex, Stack } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { TextareaField, TextField } from '@haisha/ui/fields';
import { FieldGrid, Form, FormFaults } from '@haisha/ui/form';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { type AccessCodesInput, accessCodesInputSchema, accessCodesStateSchema } from '@haisha/validation/access-code';
import { accessCodesState, changeAccessCodes } from './access-codes-api.ts';

export type AccessCodesDialogProps = { destinationId: string; codes: AccessCodesInput; onClose: () => void };

/** Writes the codes anew. */
export function AccessCodesDialog({ destinationId, codes, onClose }: AccessCodesDialogProps) {
  const { t } = useTranslation('destinationNote');
  const queries = useQueryClient();
  const saving = useMutation(changeAccessCodes(destinationId));
  const form = useSchemaForm(accessCodesInputSchema, { defaultValues: codes });
  const { isDirty } = form.formState;
  const discard = useUnsavedGuard(isDirty);
  const isLate = isProblem(saving.error, 'version.conflict');

  async function save(input: AccessCodesInput): Promise<void> {
    try {
      await saving.mutateAsync(input);
      discard();
      notify({ kind: 'success', text: t('codes.saved') });
      onClose();
    } catch (error) {
      if (isProblem(error) && error.problem.errors) form.setFieldErrors(error.problem.errors);
      // Whoever saves once more knows that this takes the place of what somebody else has written.
      const current = accessCodesStateSchema.safeParse(isProblem(error) && error.problem.current);
      if (current.success) form.setValue('version', current.data.version);
      void queries.invalidateQueries({ queryKey: accessCodesState(destinationId).queryKey });
    }
  }

  async function close(): Promise<void> {
    if (!isDirty || (await confirmLeave())) onClose();
  }

  return (
    <Dialog open onClose={() => void close()} title={t('codes.title')} closable={!saving.isPending}>
      <Form label={t('codes.title')} control={form.control} onSubmit={form.handleSubmit(save)} busy={saving.isPending}>
        <Stack gap="2">
          <FieldGrid>
            <TextField control={form.control} name="keyBoxCode" label={t('codes.field.keyBoxCode')} span={3} />
            <TextField control={form.control} name="alarmCode" label={t('codes.field.alarmCode')} span={3} />
            <TextareaField
              control={form.control}
              name="instructions"
              label={t('codes.field.instructions')}
              help={t('codes.help')}
            />
          </FieldGrid>
          {saving.error && <ProblemState error={saving.error}>{isLate ? t('codes.late') : undefined}</ProblemState>}
          <Flex gap="3" justify="flex-end" align="center" wrap="wrap">
            <FormFaults />
            <Button
              ms="auto"
              variant="outline"
              colorPalette="gray"
              disabled={saving.isPending}
              onClick={() => void close()}
            >
              {t('record:form.cancel')}
            </Button>
            <Button type="submit" loading={saving.isPending} loadingText={t('entry.save')}>
              {t('entry.save')}
            </Button>
          </Flex>
        </Stack>
      </Form>
    </Dialog>
  );
}
