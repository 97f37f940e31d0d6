import { dayMs } from '@haisha/rules/calendar';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { isOver, jobsOf, startTestQueue } from '../../../test/jobs.ts';
import { product } from '../../areas.ts';
import { files } from '../../db/schema/services/files.ts';
import { jobs } from '../../db/schema/services/jobs.ts';
import { clearExpired } from '../expiry/clear-expired.ts';
import type { JobQueue } from './queue/start-jobs.ts';

let test: TestApp;
let queue: JobQueue;
beforeAll(async () => {
  test = await buildTestApp({ JOB_RETENTION_DAYS: '7' });
  queue = startTestQueue(test);
});
afterAll(async () => {
  await queue.stop();
  await test.close();
});

it('jobs that have been over for a week are removed with their files, and younger ones are not', async () => {
  const all = jobsOf(test);
  const [old, young, waiting] = [
    await all.enqueue({ kind: 'writesFile' }),
    await all.enqueue({ kind: 'writesFile' }),
    await all.enqueue({ kind: 'trace', runAt: new Date(Date.now() + 30 * dayMs) }),
  ];
  for (const id of [old, young]) await all.until(id, isOver);
  await test.db.update(jobs).set({ finishedAt: sql`now() - interval '1 day'` }).where(eq(jobs.id, old));
  const clear = () => clearExpired(product.expires, test);
  await clear();
  expect(await test.db.$count(jobs)).toBe(3);
  test.pass(6.5 * dayMs);
  await clear();
  const left = await test.db.select({ id: jobs.id }).from(jobs);
  expect(left.map(({ id }) => id).sort()).toEqual([young, waiting].sort());
  expect(await test.db.$count(files, eq(files.entityId, old))).toBe(0);
  expect(await test.db.$count(files, eq(files.entityId, young))).toBe(1);
});
