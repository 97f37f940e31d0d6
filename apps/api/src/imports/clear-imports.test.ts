import { dayMs } from '@haisha/rules/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { importsOf, startProductQueue } from '../../test/imports.ts';
import { newCode } from '../../test/masters.ts';
import { clearExpired } from '../clear-expired.ts';
import { files } from '../db/schema/files.ts';
import { importRows } from '../db/schema/import-rows.ts';
import { imports } from '../db/schema/imports.ts';
import { jobs } from '../db/schema/jobs.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { JobQueue } from '../jobs/start-jobs.ts';

let test: TestApp;
let queue: JobQueue;
let admin: Browser & { userId: string };
let all: ReturnType<typeof importsOf>;
beforeAll(async () => {
  test = await buildTestApp();
  queue = startProductQueue(test);
  admin = await logInAs(test, ['admin']);
  all = importsOf(test, admin);
});
afterAll(async () => {
  await queue.stop();
  await test.close();
});

async function judged(): Promise<string> {
  const { id } = await all.start('vehicle-types', `車種コード,車種名,車格,表示順\n${newCode('C')},4t,中型（4t）,10`);
  await all.judge(id);
  return id;
}

const clear = () => clearExpired(test.db, test.clock, test.env);
const kept = async (id: string) => [
  await test.db.$count(importRows, eq(importRows.importId, id)),
  await test.db.$count(files, eq(files.entityId, id)),
];

it('file and rows of an import go ninety days after its last step, and the record with its counts stays', async () => {
  const [applied, open, busy] = [await judged(), await judged(), await judged()];
  const { appliedAt, keptUntil } = await all.apply(applied);
  expect(Date.parse(keptUntil ?? '') - Date.parse(appliedAt ?? '')).toBe(90 * dayMs);
  const running = { kind: 'nobodyDoes', ownerId: admin.userId, input: {} };
  const jobId = await test.db.transaction((tx) => enqueueJob(tx, running));
  await test.db.update(imports).set({ jobId, status: 'applying' }).where(eq(imports.id, busy));

  test.pass(89 * dayMs);
  await clear();
  for (const id of [applied, open, busy]) expect(await kept(id)).toEqual([1, 1]);

  test.pass(2 * dayMs);
  await clear();
  for (const id of [applied, open]) expect(await kept(id)).toEqual([0, 0]);
  expect(await kept(busy)).toEqual([1, 1]);
  const back = await logInAs(test, ['admin']);
  const found = async (id: string) => (await back.get(all.at(id))).json();
  expect(await found(applied)).toMatchObject({ status: 'applied', keptUntil: null, outcomes: { created: 1 } });
  expect((await back.get(`${all.at(applied)}/rows`)).json()).toMatchObject({ items: [], total: 0 });
  expect(await found(open)).toMatchObject({ status: 'discarded', keptUntil: null });

  await test.db.delete(jobs).where(eq(jobs.id, jobId));
  await clear();
  expect(await kept(busy)).toEqual([0, 0]);
});
