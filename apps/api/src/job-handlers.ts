import { mailHandler } from './areas/identity/links/mail-handler.ts';
import { exportJob } from './services/exports/export-job.ts';
import { applyJob } from './services/imports/apply/apply-job.ts';
import { undoJob } from './services/imports/apply/undo-job.ts';
import { judgeJob } from './services/imports/judge/judge-job.ts';
import type { JobHandler } from './services/jobs/job-handler.ts';

/** Every kind of job there is; read by the process and by each of its worker threads. */
export const jobHandlers: readonly JobHandler[] = [exportJob, judgeJob, applyJob, undoJob, mailHandler];
