import { formatNumber, useTranslation } from '@haisha/i18n';
import { Box, Flex, Text } from '@haisha/ui';
import { ProgressLine } from '@haisha/ui/progress-line';
import type { Job } from '@haisha/validation/job';

/** Shows the progress of a job; while the total is unknown, only that it runs. */
export function JobProgress({ job: { stepsDone, stepsTotal }, name }: { job: Job; name: string }) {
  const { t } = useTranslation('job');
  const isKnown = stepsTotal !== null && stepsTotal > 0;
  const steps = isKnown ? t('steps', { done: formatNumber(stepsDone), total: formatNumber(stepsTotal) }) : undefined;
  return (
    <Flex gap="3" align="center" maxW="30rem">
      <Box flex="1">
        <ProgressLine label={t('progress', { name })} done={isKnown ? stepsDone / stepsTotal : null} text={steps} />
      </Box>
      {steps !== undefined && (
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {steps}
        </Text>
      )}
    </Flex>
  );
}
