import { tokyoDate, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQuery, useSession } from '@haisha/platform';
import { ProblemState } from '@haisha/platform/problem-state';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { addDays } from '@haisha/rules/calendar';
import { Box, Button, SimpleGrid, Skeleton, Text } from '@haisha/ui';
import { Dialog } from '@haisha/ui/dialog';
import { DateField, SelectField } from '@haisha/ui/fields';
import { useSchemaForm } from '@haisha/ui/schema-form';
import { generationSchema } from '@haisha/validation/delivery-generation';
import { useWatch } from 'react-hook-form';
import { CompanyHolidaysButton } from '../company-holidays/company-holidays-button.tsx';
import { generateDeliveries, previewGeneration } from './generation-api.ts';
import { GenerationTable } from './generation-table.tsx';

export type GenerationDialogProps = { onClose: () => void };

const nothingWanted = { departmentId: '', from: '', to: '', courseIds: [] };

/** Makes the deliveries of a centre's courses for a range of days, and shows before what that will be. */
export function GenerationDialog({ onClose }: GenerationDialogProps) {
  const { t } = useTranslation('delivery');
  const problemText = useProblemText();
  const departments = useDepartmentOptions('delivery.create').options;
  const own = useSession()?.user.departmentIds[0];
  const tomorrow = addDays(tokyoDate(), 1);
  const { control } = useSchemaForm(generationSchema, {
    defaultValues: { departmentId: own ?? '', from: tomorrow, to: addDays(tomorrow, 6) },
  });
  const parsed = generationSchema.safeParse(useWatch({ control }));
  const preview = useQuery({
    ...previewGeneration(parsed.success ? parsed.data : nothingWanted),
    enabled: parsed.success,
  });
  const { mutateAsync: generate, isPending, error } = useMutation(generateDeliveries());
  const answer = parsed.success ? preview.data : undefined;

  async function confirm(): Promise<void> {
    if (!parsed.success) return;
    const { newCount } = await generate(parsed.data);
    notify({ kind: 'success', text: t('generation.done', { count: newCount }) });
    onClose();
  }

  return (
    <Dialog
      open
      size="xl"
      title={t('generation.title')}
      closable={!isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isPending} onClick={onClose}>
            {t('record:form.cancel')}
          </Button>
          <Button
            loading={isPending}
            loadingText={t('generation.act')}
            disabled={!answer || answer.newCount === 0 || preview.isPlaceholderData}
            onClick={() => void confirm().catch(() => undefined)}
          >
            {t('generation.confirm', { count: answer?.newCount ?? 0 })}
          </Button>
        </>
      }
    >
      <SimpleGrid columns={{ base: 1, md: 3 }} gapX="4" gapY="3.5">
        <SelectField
          control={control}
          name="departmentId"
          label={t('field.departmentId')}
          required
          options={departments}
        />
        <DateField control={control} name="from" label={t('period.from')} required />
        <DateField control={control} name="to" label={t('period.to')} required />
      </SimpleGrid>
      <CompanyHolidaysButton />
      <Box role="status" aria-busy={preview.isFetching} minH="12rem" mt="2">
        {preview.error && <ProblemState error={preview.error} onRetry={preview.refetch} />}
        {!answer && !preview.error && parsed.success && <Skeleton h="12rem" />}
        {answer && (
          <>
            <Text mb="2">
              {t('generation.summary', {
                made: answer.newCount,
                existing: answer.existingCount,
                conflicts: answer.conflictCount,
              })}
            </Text>
            <GenerationTable answer={answer} />
          </>
        )}
      </Box>
      {error && (
        <Text role="alert" color="fg.error" mt="3">
          {problemText(error)}
        </Text>
      )}
    </Dialog>
  );
}
