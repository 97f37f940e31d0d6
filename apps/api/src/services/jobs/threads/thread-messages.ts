import type pg from 'pg';
import type { Description } from '../../../http/plugins/log.ts';
import type { Env } from '../../../settings/env.ts';
import type { HeldJob, Steps } from '../queue/held-job.ts';
import type { Failed } from '../queue/settle-job.ts';

/** What a thread is born with: the settings, and the module that names the handlers. */
export type ThreadData = { env: Env; handlersUrl: string };

export type ToThread = { type: 'run'; job: HeldJob; connection: pg.ClientConfig } | { type: 'abort' };

export type FromThread =
  | ({ type: 'progress' } & Steps)
  | { type: 'done' }
  | ({ type: 'failed'; description: Description } & Failed);
