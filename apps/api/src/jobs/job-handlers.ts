import { exportJob } from '../exports/export-job.ts';
import { applyJob } from '../imports/apply-job.ts';
import { judgeJob } from '../imports/judge-job.ts';
import { undoJob } from '../imports/undo-job.ts';
import { mailHandler } from '../mail/mail-handler.ts';
import type { JobHandler } from './job-handler.ts';

/** Every kind of job there is; read by the process and by each of its worker threads. */
export const jobHandlers: readonly JobHandler[] = [exportJob, judgeJob, applyJob, undoJob, mailHandler];
