import { formatNumber, useTranslation } from '@haisha/i18n';
import { Box, Flex, Text } from '@haisha/ui';
import type { Job } from '@haisha/validation/job';

/** How far a job is; while nobody knows how much there is to do, only that it runs. */
export function JobProgress({ job: { stepsDone, stepsTotal }, name }: { job: Job; name: string }) {
  const { t } = useTranslation('job');
  const isKnown = stepsTotal !== null && stepsTotal > 0;
  const share = isKnown ? Math.min(100, Math.floor((stepsDone / stepsTotal) * 100)) : null;
  const steps = isKnown ? t('steps', { done: formatNumber(stepsDone), total: formatNumber(stepsTotal) }) : undefined;
  return (
    <Flex gap="3" align="center" maxW="30rem">
      <Box
        role="progressbar"
        aria-label={t('progress', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share ?? undefined}
        aria-valuetext={steps}
        flex="1"
        h="2"
        rounded="full"
        bg="bg.emphasized"
        overflow="hidden"
        position="relative"
      >
        <Box
          h="full"
          rounded="full"
          bg="primary.solid"
          transition="width 0.3s"
          style={{ width: `${share ?? 30}%` }}
          {...(share === null && underWay)}
        />
      </Box>
      {steps !== undefined && (
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {steps}
        </Text>
      )}
    </Flex>
  );
}

const underWay = {
  position: 'absolute',
  animation: 'position 1.6s ease-in-out infinite',
  css: { '--animate-from-x': '-30%', '--animate-to-x': '100%' },
} as const;
