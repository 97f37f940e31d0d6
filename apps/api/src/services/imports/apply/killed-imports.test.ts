import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { importsOf } from '../../../../test/imports.ts';
import { isOver, isUnderWay, jobsOf } from '../../../../test/jobs.ts';
import { type ServerProcess, startServerProcess } from '../../../../test/server-process.ts';
import type { Transaction } from '../../../db/database.ts';
import { vehicleTypes } from '../../../db/schema/masters/vehicle-types.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { importRows } from '../../../db/schema/services/import-rows.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';

/** Three pieces of a thousand rows at most; the row lies in the second one. */
const count = 2_500;
const blocked = 1_500;
const patience = { timeout: 60_000, interval: 20 };

let test: TestApp;
let admin: Browser & { userId: string };
let server: ServerProcess | undefined;
let all: ReturnType<typeof importsOf>;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  all = importsOf(test, admin);
});
afterAll(async () => {
  await server?.kill();
  await test.close();
});

const codeOf = (prefix: string, index: number) => `${prefix}-${String(index).padStart(4, '0')}`;

async function start(prefix: string): Promise<string> {
  const lines = Array.from({ length: count }, (_, index) => `${codeOf(prefix, index)},4t,中型（4t）,10`);
  const { id } = await all.start('vehicle-types', ['車種コード,車種名,車格,表示順', ...lines].join('\r\n'));
  return id;
}

async function ask(id: string, step: 'judge' | 'apply'): Promise<string> {
  const response = await admin.post(`/api/imports/${id}/${step}`, {});
  if (response.statusCode !== 200) throw new Error(`${step} answered ${response.statusCode}: ${response.body}`);
  return response.json().job.id;
}

/** Kills the server where somebody else's row, which is taken back afterwards, makes it wait in the second piece. */
async function killAt(
  rowOfSomebodyElse: (tx: Transaction) => Promise<unknown>,
  begin: () => Promise<string>,
): Promise<string> {
  let jobId = '';
  await test.db
    .transaction(async (tx) => {
      await rowOfSomebodyElse(tx);
      jobId = await begin();
      await vi.waitFor(async () => {
        const { rows } = await test.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'copy%'`);
        if (rows.length === 0) throw new Error('nobody waits');
      }, patience);
      await jobsOf(test).until(jobId, isUnderWay);
      await server?.kill();
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  await vi.waitFor(async () => {
    const { rows } = await test.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and query like 'copy%' and state <> 'idle'`);
    if (rows.length > 0) throw new Error('what the killed server asked for is still going on');
  }, patience);
  return jobId;
}

/** As if the half minute had passed after which its process must be dead. */
async function goOn(jobId: string): Promise<void> {
  await test.db.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` }).where(eq(jobs.id, jobId));
  server = await startServerProcess(test.url);
  expect(await jobsOf(test).until(jobId, isOver)).toMatchObject({ status: 'done', timesLost: 1 });
}

it('a server killed while it judges and again while it applies leaves nothing half, and in the end all is there once', async () => {
  const id = await start('KILL');
  // The other row keeps the import from being changed: its judgement is asked for first.
  const judging = await ask(id, 'judge');
  const [cells, keys, number, verdict] = [[], [], blocked, 'new' as const];
  await killAt(
    (tx) => tx.insert(importRows).values({ importId: id, number, cells, keys, verdict }),
    async () => {
      server = await startServerProcess(test.url);
      return judging;
    },
  );
  expect(await test.db.$count(importRows, eq(importRows.importId, id))).toBeLessThan(count);
  expect(await all.find(id)).toMatchObject({ status: 'judging', counts: { new: 0 } });
  await goOn(judging);
  expect(await all.find(id)).toMatchObject({ status: 'judged', counts: { new: count, error: 0, duplicate: 0 } });
  expect(await test.db.$count(importRows, eq(importRows.importId, id))).toBe(count);

  const written = () => test.db.$count(vehicleTypes, sql`${vehicleTypes.code} like 'KILL-%'`);
  const recorded = () => test.db.$count(auditRecords, sql`${auditRecords.label} like 'KILL-%'`);
  const by = { createdBy: admin.userId, updatedBy: admin.userId };
  const other = { ...by, name: '4t', vehicleClass: 'medium', sortOrder: 1, searchText: '' } as const;
  const applying = await killAt(
    (tx) => tx.insert(vehicleTypes).values({ ...other, code: codeOf('KILL', blocked) }),
    () => ask(id, 'apply'),
  );
  expect([await written(), await recorded()]).toEqual([0, 0]);
  expect(await all.find(id)).toMatchObject({ status: 'applying', outcomes: null, counts: { new: count } });
  await goOn(applying);
  expect(await all.find(id)).toMatchObject({
    status: 'applied',
    outcomes: { created: count, updated: 0, rejected: 0, skipped: 0, unchanged: 0 },
  });
  expect([await written(), await recorded()]).toEqual([count, count]);
}, 120_000);
