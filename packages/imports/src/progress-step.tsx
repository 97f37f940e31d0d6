import { formatNumber, useTranslation } from '@haisha/i18n';
import { notify, useMutation, useProblemText, useQueryClient } from '@haisha/platform';
import { Button, Flex, Stack, Text, VisuallyHidden } from '@haisha/ui';
import { ProgressLine } from '@haisha/ui/progress-line';
import type { Import } from '@haisha/validation/import';
import { cancelJob } from './imports-api.ts';

export type ProgressStepProps = { given: Import; status: 'judging' | 'applying' | 'undoing' };

/** Told at each quarter, so that nobody is read every number. */
const told = 4;

/** A job works on the import: how far it is; the page can be left meanwhile. */
export function ProgressStep({ given: { id, job }, status }: ProgressStepProps) {
  const { t } = useTranslation('import');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const stopping = useMutation({
    mutationFn: (jobId: string) => cancelJob(jobId),
    onError: (error) => notify({ kind: 'error', text: problemText(error), about: id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['/imports'] }),
  });
  const isKnown = job?.status === 'running' && job.stepsTotal !== null && job.stepsTotal > 0;
  const share = isKnown && job.stepsTotal !== null ? job.stepsDone / job.stepsTotal : null;
  const text = isKnown
    ? t('progress.rows', { done: formatNumber(job.stepsDone), total: formatNumber(job.stepsTotal ?? 0) })
    : undefined;
  return (
    <Stack gap="3" maxW="3xl" py="4">
      <Text textStyle="md" fontWeight="bold">
        {t(`progress.${status}`)}
      </Text>
      <ProgressLine label={t(`progress.${status}`)} done={share} text={text} />
      <Text fontVariantNumeric="tabular-nums" minH="6">
        {text ?? t('progress.waiting')}
      </Text>
      <VisuallyHidden role="status">
        {t(`progress.${status}`)}
        {share !== null && t('progress.share', { percent: Math.floor(share * told) * (100 / told) })}
      </VisuallyHidden>
      <Text color="fg.muted" textStyle="sm">
        {t('progress.leave')}
      </Text>
      {job?.isOwn && (
        <Flex>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={stopping.isPending || stopping.isSuccess}
            onClick={() => stopping.mutate(job.id)}
          >
            {t(stopping.isSuccess ? 'progress.stopping' : 'progress.stop')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
