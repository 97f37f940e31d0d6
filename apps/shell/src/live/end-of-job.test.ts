import { expect, it } from 'vitest';
import { endOfJob } from './end-of-job.ts';

it.each([
  ['success', { job: 'importApply', file: 'a.csv', created: 3 }],
  ['success', { job: 'importJudge', file: 'a.csv', new: 3 }],
  ['success', { job: 'export', file: 'a.csv' }],
  ['warning', { job: 'importJudge', file: 'a.csv', new: 3, error: 1 }],
  ['warning', { job: 'importApply', file: 'a.csv', created: 3, rejected: 1 }],
  ['info', { job: 'importApply', file: 'a.csv', unchanged: 3 }],
  ['success', { job: 'importUndo', file: 'a.csv', undone: 3 }],
  ['warning', { job: 'importUndo', file: 'a.csv', undone: 3, changed: 2 }],
  ['warning', { job: 'importUndo', file: 'a.csv', undone: 3, inUse: 1 }],
  ['success', { job: 'importApply' }],
])('is %s for %o', (end, params) => {
  expect(endOfJob({ kind: 'jobDone', params })).toBe(end);
});

it('is an error for a job that failed, and nothing for what is no job', () => {
  expect(endOfJob({ kind: 'jobFailed', params: { job: 'importApply', file: 'a.csv' } })).toBe('error');
  expect(endOfJob({ kind: 'orderAnswered', params: {} })).toBeUndefined();
});
