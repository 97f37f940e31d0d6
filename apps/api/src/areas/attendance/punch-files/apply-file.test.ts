import type { PunchFile } from '@haisha/validation/punch-file';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { sendFile, sheetHeader, startPunchFiles, viewFile, waitForFile } from '../../../../test/punch-files.ts';
import { linesOf, recordOf } from '../../../../test/time-records.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { findActor } from '../../../http/access/find-actor.ts';
import { wakeUp } from '../../../services/jobs/queue/enqueue-job.ts';
import { scopeOver } from '../../../services/records/read/row-scope.ts';
import { startApplying } from './apply-file.ts';

const { test, admin, fleet, stop } = await startPunchFiles();
afterAll(stop);

const day = '2026-11-20';
const elsewhere = await createDepartment(admin);

/** A file with a day of two drivers of the centre, sent by its manager. */
async function sent() {
  const manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
  const own = [
    await createDriver(admin, { departmentId: fleet.departmentId }),
    await createDriver(admin, { departmentId: fleet.departmentId }),
  ] as const;
  const rows = own.map(({ code }) => `${code},,${day},5:00,,,,14:00`);
  return { drivers: own, file: await sendFile(manager, [sheetHeader, ...rows]), manager };
}

/** Asks for the job, which is due only once something else has happened, and answers what came of it. */
async function applyAfter(
  act: () => Promise<unknown>,
  { id, newPunches }: PunchFile,
  by: Browser & { userId: string },
): Promise<PunchFile> {
  const isWaiting = and(eq(jobs.kind, 'punchFile'), eq(jobs.status, 'queued'));
  await test.db.transaction(async (tx) => {
    const actor = await findActor(test.db, by.userId);
    const rows = actor?.scopeOf('punch.update');
    if (!actor || !rows) throw new Error('nobody asks');
    const write = { actor, requestId: 'held', scope: scopeOver(actor, rows, test.clock), tx };
    await startApplying(write, id, { newPunches, now: test.clock(), page: '/' });
    await tx.update(jobs).set({ runAt: sql`now() + interval '1 hour'` }).where(isWaiting);
  });
  await act();
  expect(await viewFile(admin, id)).toMatchObject({ status: 'applying' });
  await test.db.transaction(async (tx) => {
    await tx.update(jobs).set({ runAt: sql`now()` }).where(isWaiting);
    await wakeUp(tx);
  });
  return await waitForFile(admin, id);
}

const linesOfDay = async ({ id }: { id: string }) => linesOf(await recordOf(admin, id, day));

it('a job stores nothing of drivers whom whoever asked reaches no longer', async () => {
  const { drivers: own, file, manager } = await sent();
  expect(file.newPunches).toBe(4);
  const [first, second] = own;
  const late = await applyAfter(
    async () => {
      await test.db.update(drivers).set({ departmentId: elsewhere.id }).where(eq(drivers.id, second.id));
    },
    file,
    manager,
  );
  expect(late).toMatchObject({ status: 'prepared', storedPunches: null, failure: { code: 'import.outdated' } });
  expect([await linesOfDay(first), await linesOfDay(second)]).toEqual(['', '']);
  expect((await manager.get(`/api/punch-files/${file.id}`)).json().newPunches).toBe(2);
});

it('a job stores nothing for whom the centre itself is out of reach', async () => {
  const { drivers: own, file, manager } = await sent();
  const withdraw = async () =>
    await test.db
      .update(userDepartments)
      .set({ departmentId: elsewhere.id })
      .where(eq(userDepartments.userId, manager.userId));
  const late = await applyAfter(withdraw, file, manager);
  expect(late).toMatchObject({ storedPunches: null, failure: { code: 'import.outdated' } });
  expect(await linesOfDay(own[0])).toBe('');
});

it('a job stores all of those who are reached', async () => {
  const { drivers: own, file, manager } = await sent();
  const done = await applyAfter(async () => undefined, file, manager);
  expect(done).toMatchObject({ status: 'applied', storedPunches: 4 });
  expect(await linesOfDay(own[0])).toBe('clockIn 5:00, clockOut 14:00');
});
