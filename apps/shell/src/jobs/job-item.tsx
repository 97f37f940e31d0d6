import { formatInstant, useTranslation } from '@haisha/i18n';
import { Box, Button, Flex, Icon, Stack, StatusBadge, type StatusTone, Text } from '@haisha/ui';
import type { Job, JobStatus } from '@haisha/validation/job';
import { useShell } from '../shell-context.ts';
import { JobProgress } from './job-progress.tsx';
import { useJobName } from './use-job-name.ts';
import { useJobWords } from './use-job-words.ts';
import { isOpenJob } from './use-jobs.ts';

const tones: Record<JobStatus, StatusTone> = {
  queued: 'neutral',
  running: 'info',
  done: 'quiet',
  failed: 'danger',
  cancelled: 'neutral',
};

export type JobItemProps = { job: Job; busy: boolean; onAct: (act: 'cancel' | 'retry') => void };

/** Shows one job: name, progress, time, and its actions. */
export function JobItem({ job, busy, onAct }: JobItemProps) {
  const { t } = useTranslation('job');
  const { http } = useShell();
  const words = useJobWords();
  const name = useJobName()(job);
  const { status, failure, file } = job;
  const isRetry = status === 'queued' && failure !== null;
  const canCancel = isOpenJob(job) && job.cancelRequestedAt === null;
  const canRetry = status === 'failed' || status === 'cancelled';
  const labelOf = (act: string) => t('act.actOn', { act: t(`act.${act}`), name });
  return (
    <Flex as="li" gap="4" py="2.5" wrap="wrap" align="center">
      <Stack gap="0.5" flex="1" minW="16rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text>{name}</Text>
          <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
          {isOpenJob(job) && !canCancel && <Text textStyle="xs">{t('cancelling')}</Text>}
        </Flex>
        <Text textStyle="xs" color="fg.subtle">
          {[...words.about(job), file?.name ?? job.params.file].filter(Boolean).join(' · ')}
        </Text>
        {status === 'running' && <JobProgress job={job} name={name} />}
        {/* A waiting or running job retries by itself: the user has nothing to do. */}
        {failure && status !== 'done' && !isOpenJob(job) && (
          <Text textStyle="xs" color="fg.error">
            {words.failure(failure)}
          </Text>
        )}
        {isRetry && (
          <Text textStyle="xs">
            {t('again', { attempt: job.attempts, time: formatInstant(job.runAt, { seconds: true }) })}
          </Text>
        )}
        <Flex
          as="dl"
          display={{ base: 'grid', md: 'flex' }}
          gridTemplateColumns="auto 1fr"
          columnGap={{ base: '1.5', md: '4' }}
          wrap="wrap"
          textStyle="xs"
          color="fg.subtle"
          fontVariantNumeric="tabular-nums"
        >
          <Moment label={t('asked')} at={job.createdAt} />
          <Moment label={t('started')} at={job.startedAt} />
          <Moment label={t('finished')} at={job.finishedAt} />
        </Flex>
      </Stack>
      <Flex gap="2" wrap="wrap">
        {status === 'done' && file && (
          <Button asChild variant="outline">
            <a href={http.url(`/jobs/${job.id}/file`)} download aria-label={labelOf('download')}>
              <Icon name="download" />
              {t('act.download')}
            </a>
          </Button>
        )}
        {canRetry && (
          <Button variant="outline" disabled={busy} aria-label={labelOf('retry')} onClick={() => onAct('retry')}>
            <Icon name="retry" />
            {t('act.retry')}
          </Button>
        )}
        {canCancel && (
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={busy}
            aria-label={labelOf('cancel')}
            onClick={() => onAct('cancel')}
          >
            <Icon name="close" />
            {t('act.cancel')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

function Moment({ label, at }: { label: string; at: string | null }) {
  if (at === null) return null;
  return (
    <Flex gap="1.5" display={{ base: 'contents', md: 'flex' }}>
      <dt>{label}</dt>
      <Box as="dd">
        <time dateTime={at}>{formatInstant(at)}</time>
      </Box>
    </Flex>
  );
}
