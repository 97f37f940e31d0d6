import type { Notice } from '@haisha/platform';
import type { Notification } from '@haisha/validation/notification';

const faults = ['error', 'rejected', 'duplicate', 'warning', 'changed', 'inUse'];
const writes: Record<string, readonly string[]> = {
  importApply: ['created', 'updated'],
  importUndo: ['undone'],
};

/**
 * Returns how a job that a notification tells of came out: well, with rows that somebody has to look at, or with nothing
 * written; undefined of what is no job.
 */
export function endOfJob({ kind, params }: Pick<Notification, 'kind' | 'params'>): Notice['kind'] | undefined {
  if (kind === 'jobFailed') return 'error';
  if (kind !== 'jobDone') return undefined;
  const has = (end: string) => Number(params[end] ?? 0) > 0;
  if (faults.some(has)) return 'warning';
  const written = params.file === undefined ? undefined : writes[String(params.job)];
  return written && !written.some(has) ? 'info' : 'success';
}
