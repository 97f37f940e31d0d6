import { http, isProblem } from '@haisha/platform';
import type { Job } from '@haisha/validation/job';

const pauseMs = 2_000;
/** A job of an export may take half an hour at most, and wait before that. */
const patienceMs = 60 * 60_000;
const awaited = new Set<string>();

/** Has the browser save the file of an export once its job is done, as long as the page stays open and may ask for it. */
export async function awaitExport(jobId: string): Promise<void> {
  if (awaited.has(jobId)) return;
  awaited.add(jobId);
  const until = Date.now() + patienceMs;
  try {
    for (;;) {
      const job = await look(jobId);
      if (job?.status === 'done') return save(jobId);
      const isOver = job !== null && job.status !== 'queued' && job.status !== 'running';
      if (isOver || Date.now() > until) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  } finally {
    awaited.delete(jobId);
  }
}

/** Null while there is no answer: nobody is bothered about a file that comes later. */
async function look(jobId: string): Promise<Job | null> {
  return await http()
    .get<Job>(`/jobs/${jobId}`, { whenSignedOut: 'fail' })
    .catch((error: unknown) => {
      if (isProblem(error) && isFinal(error.status)) throw error;
      return null;
    });
}

/** Logged out, or the job is gone: to ask again is of no use. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function save(jobId: string): void {
  const link = document.createElement('a');
  link.href = http().url(`/jobs/${jobId}/file`);
  link.download = '';
  link.click();
}
