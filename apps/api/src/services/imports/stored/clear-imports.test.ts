import { dayMs } from '@haisha/rules/calendar';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { logInAs } from '../../../../test/browser.ts';
import { startImports } from '../../../../test/imports.ts';
import { newCode } from '../../../../test/masters.ts';
import { product } from '../../../areas.ts';
import { files } from '../../../db/schema/services/files.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { imports } from '../../../db/schema/services/imports.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { clearExpired } from '../../expiry/clear-expired.ts';
import { enqueueJob } from '../../jobs/queue/enqueue-job.ts';

const patience = { timeout: 10_000, interval: 20 };

const { test, admin, all, stop } = await startImports();
afterAll(stop);

async function judged(): Promise<string> {
  const { id } = await all.start('vehicle-types', `車種コード,車種名,車格,表示順\n${newCode('C')},4t,中型（4t）,10`);
  await all.judge(id);
  return id;
}

const clear = () => clearExpired(product.expires, test);
const kept = async (id: string) => [
  await test.db.$count(importRows, eq(importRows.importId, id)),
  await test.db.$count(files, eq(files.entityId, id)),
];

/** As if nobody had touched it for long. */
async function leaveAlone(id: string): Promise<void> {
  const long = new Date(test.clock().getTime() - 100 * dayMs).toISOString();
  await test.db.update(imports).set({ createdAt: long, judgedAt: long, updatedAt: long }).where(eq(imports.id, id));
}

it('an import is touched by who corrects a row or decides about it', async () => {
  const [corrected, decided, left] = [await judged(), await judged(), await judged()];
  for (const id of [corrected, decided, left]) await leaveAlone(id);
  const { import: touched } = await all.correct(corrected, 2, [{ column: 1, text: '10t' }]);
  expect(Date.parse(touched.keptUntil)).toBeGreaterThan(test.clock().getTime() + 89 * dayMs);
  await all.decide(decided, { decision: 'skip', numbers: [2] });
  await clear();
  expect(await kept(left)).toEqual([0, 0]);
  for (const id of [corrected, decided]) expect(await kept(id)).toEqual([1, 1]);
});

it('an import that somebody touches while it is about to go stays', async () => {
  const id = await judged();
  await leaveAlone(id);
  const clearing = await test.db.transaction(async (tx) => {
    await tx.update(imports).set({ version: 9 }).where(eq(imports.id, id));
    const begun = clear();
    await vi.waitFor(async () => {
      const { rows } = await test.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%"imports"%'`);
      if (rows.length === 0) throw new Error('nobody waits');
    }, patience);
    return { begun };
  });
  await clearing.begun;
  expect(await kept(id)).toEqual([1, 1]);
  expect(await all.find(id)).toMatchObject({ status: 'judged' });
});

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
