import { formatDate, useTranslation } from '@haisha/i18n';
import { localName } from '@haisha/i18n/local-name';
import type { Notification } from '@haisha/validation/notification';
import { useCallback } from 'react';
import { useJobName } from '../jobs/use-job-name.ts';
import { endOfJob } from './end-of-job.ts';

type NotificationFacts = Pick<Notification, 'kind' | 'params'>;

/** What rows of a file can come to, as it is read: what is right first. */
const ends = [
  'created',
  'updated',
  'undone',
  'changed',
  'takenBack',
  'inUse',
  'new',
  'update',
  'unchanged',
  'skipped',
  'duplicate',
  'warning',
  'rejected',
  'error',
];

/**
 * Returns the words of a notification: which file, and how many of its rows came to what, or why it failed and what to
 * do; which run, when and where. An older one, which does not tell, names the job; an unknown kind has a general text.
 */
export function useNotificationText(): (notification: NotificationFacts) => string {
  const { t, i18n } = useTranslation('live');
  const jobName = useJobName();
  return useCallback(
    ({ kind, params }) => {
      const job = jobName({ kind: String(params.job), params });
      const { file } = params;
      const done = `done.${params.job}`;
      const counts = ends
        .filter((end) => Number(params[end]) > 0)
        .map((end) => t(`count.${end}`, { count: Number(params[end]) }))
        .join(t('separator'));
      if (kind === 'jobFailed') {
        const failed = file === undefined ? t('kind.jobFailed', { job }) : t('failed', { file, job });
        const reason = `reason.${String(params.failure).replace(/^job\./, '')}`;
        return t('because', { failed, reason: t(i18n.exists(`live:${reason}`) ? reason : 'reason.other') });
      }
      if (file !== undefined && kind === 'jobDone' && i18n.exists(`live:${done}`)) {
        const isNothing = endOfJob({ kind, params }) === 'info' && i18n.exists(`live:nothing.${params.job}`);
        if (isNothing) return t(`nothing.${params.job}`, { file, counts });
        if (counts !== '' || params.job === 'export') return t(done, { file, counts });
      }
      if (!i18n.exists(`live:kind.${kind}`)) return t('kind.other');
      const names = { company: nameOf(params, 'company'), driver: nameOf(params, 'driver') };
      return t(`kind.${kind}`, { ...params, ...names, job, run: runOf(params), days: daysOf(params) });
    },
    [t, i18n, jobName],
  );

  /** 2026/11/26（木） 8:00 岩槻センター → 寄居店 A20261126-0001. */
  function runOf(params: NotificationFacts['params']): string {
    const { date, number, time } = params;
    const [from, to] = [nameOf(params, 'from'), nameOf(params, 'to')];
    const way = from && to ? t('way', { from, to }) : from;
    return [date && formatDate(String(date), { weekday: true }), time, way, number].filter(Boolean).join(' ');
  }

  /** 2026/11/26（木）〜2026/11/27（金）; a single day stands alone. */
  function daysOf({ date, until }: NotificationFacts['params']): string {
    const days = [...new Set([date, until])].filter((day) => day !== undefined);
    const [from, to] = days.map((day) => formatDate(String(day), { weekday: true }));
    return to === undefined ? (from ?? '') : t('span', { from, to });
  }

  function nameOf(params: NotificationFacts['params'], name: string): string {
    const [given, english] = [params[name], params[`${name}En`]].map((one) => (one === undefined ? null : String(one)));
    return localName(i18n.language, given, english) ?? '';
  }
}
