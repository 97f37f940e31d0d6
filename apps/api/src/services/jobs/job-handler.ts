import type { Database, Transaction } from '../../db/database.ts';
import type { Env } from '../../settings/env.ts';
import type { Content, FileStore } from '../files/storage/file-store.ts';

/** What a handler works with; it runs in a worker thread with connections of its own. */
type JobContext = {
  jobId: string;
  /** As it was enqueued, perhaps by another version: the handler parses it. */
  input: unknown;
  /** Who asked; null for the system itself. */
  ownerId: string | null;
  /** 1 for the first time. */
  attempt: number;
  db: Database;
  env: Env;
  files: FileStore;
  /** Aborted when the job is cancelled or out of time; whoever does not stop within half a second is ended. */
  signal: AbortSignal;
  /** Cheap to call: the last one of a quarter of a second is told. */
  progress: (stepsDone: number, stepsTotal: number | null) => void;
};

type JobOutcome = {
  result?: Record<string, unknown>;
  /** Read while the job is being closed: the file and `done` are one transaction. */
  file?: { name: string; mediaType: string; content: Content };
  /** What else is written in that transaction, and so exactly once; it may answer what the owner is told of it. */
  write?: (tx: Transaction) => Promise<Told | undefined>;
};

/** Values for the words of a notification, such as how many rows met which end. */
export type Told = Readonly<Record<string, string | number>>;

/**
 * What a kind of job does. An attempt may be repeated, as its process can die at any moment: what must not happen
 * twice belongs into the outcome. A `ProblemError` below 500 fails the job for good, anything else is tried again.
 */
export type JobHandler = {
  kind: string;
  /** An attempt that takes longer is ended. */
  limitMs: number;
  run: (context: JobContext) => Promise<JobOutcome>;
};
