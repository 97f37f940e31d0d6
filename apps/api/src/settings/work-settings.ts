import { z } from 'zod';
import { address, wholeNumber } from './setting-types.ts';

/** Settings of jobs, files and notifications. */
export const workSettings = {
  WORKER_THREADS: wholeNumber(0, 64)
    .default(2)
    .describe('Jobs this process works on at a time, each in a thread; 0 leaves them to other processes'),
  WATCH_EVERY_MS: wholeNumber(0, 60_000)
    .default(2000)
    .describe('How often this process looks whether somebody is late; 0 leaves that to other processes'),
  CLOCK_AHEAD_FILE: z
    .string()
    .optional()
    .describe('For tests alone: a file with the milliseconds by which the clock of the server is ahead'),
  JOB_RETENTION_DAYS: wholeNumber(1, 365)
    .default(7)
    .describe('Jobs that are over are kept for so long, with their files'),
  NOTIFICATION_RETENTION_DAYS: wholeNumber(1, 3650).default(90).describe('Notifications are kept for so long'),
  EXPORT_STREAM_ROWS: wholeNumber(0, 1_000_000)
    .default(200_000)
    .describe('Lists with more rows than this are written to a file by a job'),
  IMAGE_LIMIT_BYTES: wholeNumber(1024, 104_857_600).default(20_971_520).describe('Largest photo that is taken'),
  DOCUMENT_LIMIT_BYTES: wholeNumber(1024, 104_857_600).default(20_971_520).describe('Largest PDF that is taken'),
  S3_ENDPOINT: address('https', 'http')
    .optional()
    .describe('S3-compatible store for files, such as https://s3.example.jp; without it they are kept in the database'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional()
    .describe('Bucket of that store, which is there already'),
  S3_REGION: z.string().default('us-east-1').describe('Region that requests to it are signed for'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key with which requests to it are signed').meta({ secret: false }),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret that goes with this key').meta({ secret: true }),
};

const ofStore = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Which settings lack another one. */
export function workFaults(
  env: { S3_ENDPOINT?: string } & Partial<Record<(typeof ofStore)[number], string>>,
): string[] {
  if (env.S3_ENDPOINT === undefined) return [];
  return ofStore
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: must be set as well, because S3_ENDPOINT is`);
}
