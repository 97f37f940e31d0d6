import { exportJob } from '../exports/export-job.ts';
import { mailHandler } from '../mail/mail-handler.ts';
import type { JobHandler } from './job-handler.ts';

/** Every kind of job there is; read by the process and by each of its worker threads. */
export const jobHandlers: readonly JobHandler[] = [exportJob, mailHandler];
