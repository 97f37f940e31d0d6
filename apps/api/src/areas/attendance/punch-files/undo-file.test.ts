import type { PunchFile } from '@haisha/validation/punch-file';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import {
  applyFile,
  fileUrl,
  sendFile,
  sheetHeader,
  startPunchFiles,
  viewFile,
  waitForFile,
} from '../../../../test/punch-files.ts';
import { linesOf, recordOf, setDay } from '../../../../test/time-records.ts';
import { isoInstant } from '../../../db/instant.ts';
import { timeChanges } from '../../../db/schema/attendance/time-changes.ts';
import { userDepartments } from '../../../db/schema/identity/user-departments.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { findActor } from '../../../http/access/find-actor.ts';
import { wakeUp } from '../../../services/jobs/queue/enqueue-job.ts';
import { scopeOver } from '../../../services/records/read/row-scope.ts';
import { punchFileUndoKind } from './punch-file-repository.ts';
import { startUndo } from './undo-file.ts';

const { test, admin, fleet, stop } = await startPunchFiles();
afterAll(stop);

const reason = '別の月のファイル';
const day = '2026-11-20';
const whole = 'clockIn 2:05, leaveGarage 2:31, returnGarage 11:12, clockOut 11:40';

/** Three drivers, and an applied file with a day of four punches of so many of them. */
async function applied(count = 1, by: Browser = admin) {
  const create = async () => await createDriver(admin, { departmentId: fleet.departmentId });
  const own = [await create(), await create(), await create()] as const;
  const rows = own.slice(0, count).map(({ code }) => `${code},,${day},2:05,2:31,,11:12,11:40`);
  test.pass(60_000);
  return { drivers: own, rows, file: await applyFile(by, await sendFile(by, [sheetHeader, ...rows])) };
}

async function undo({ id, undo: seen }: PunchFile, by: Browser = admin) {
  test.pass(60_000);
  const answer = await by.post(fileUrl(id, '/undo'), { punches: seen?.punches, reason });
  if (answer.statusCode === 200) {
    expect(answer.json()).toMatchObject({ status: 'undoing', undo: null });
    await waitForFile(by, id);
  }
  return answer;
}

const dayOf = async ({ id }: { id: string }) => await recordOf(admin, id, day);

describe('an applied file', () => {
  it('is taken back whole, and applied again as if nothing had been', async () => {
    const given = await applied();
    const [driver] = given.drivers;
    expect(given.file).toMatchObject({ storedPunches: 4, undone: null });
    expect(given.file.undo).toEqual({ punches: 4, kept: { items: [], total: 0 }, lock: null });

    expect((await undo(given.file)).statusCode).toBe(200);
    const gone = await viewFile(admin, given.file.id);
    expect(gone).toMatchObject({ status: 'prepared', storedPunches: null, undo: null, newPunches: 4 });
    expect(gone.undone).toMatchObject({ reason });
    const empty = await dayOf(driver);
    expect(linesOf(empty)).toBe('');
    expect(empty.punches[0]?.changes).toMatchObject([{ after: null, reason: 'fileUndone', reasonText: reason }]);
    const log = (await admin.get('/api/audit?entity=punchFile&action=undoImport')).json();
    expect(log.items[0]).toMatchObject({ label: '打刻.csv', entityId: given.file.id });

    test.pass(60_000);
    const again = await applyFile(admin, gone);
    expect(again).toMatchObject({ status: 'applied', storedPunches: 4, undone: null, undo: { punches: 4 } });
    const back = await dayOf(driver);
    expect(linesOf(back)).toBe(whole);
    expect(back.punches.map(({ changes }) => changes.length)).toEqual([2, 2, 2, 2]);
    expect((await undo(again)).statusCode).toBe(200);
    expect(linesOf(await dayOf(driver))).toBe('');
  });

  it('leaves what somebody changed or approved since, and names it', async () => {
    const given = await applied(3);
    const [changed, approved, plain] = given.drivers;
    const seen = await dayOf(changed);
    const later = 'clockIn 2:10, leaveGarage 2:31, returnGarage 11:12, clockOut 11:40';
    await setDay(admin, changed.id, day, later, { seen, keep: seen });
    await test.db.insert(timeChanges).values({
      ...{ driverId: approved.id, workDate: day, status: 'applied', reason: 'forgotten', before: [], after: [] },
      ...{ requestedRoles: [], decidedAt: test.clock().toISOString() },
    });
    const file = await viewFile(admin, given.file.id);
    expect(file.undo).toMatchObject({ punches: 7, kept: { total: 5 } });
    expect(file.undo?.kept.items.map(({ driver, why }) => [driver?.id, why])).toEqual(
      expect.arrayContaining([[changed.id, 'changed'], ...Array.from({ length: 4 }, () => [approved.id, 'approved'])]),
    );
    expect((await undo(file)).statusCode).toBe(200);
    expect(linesOf(await dayOf(changed))).toBe('clockIn 2:10');
    expect(linesOf(await dayOf(approved))).toBe(whole);
    expect(linesOf(await dayOf(plain))).toBe('');
    expect(await applyFile(admin, await viewFile(admin, file.id))).toMatchObject({ storedPunches: 7 });
    expect(linesOf(await dayOf(changed))).toBe(later);
  });

  it('stays as it is in a locked month, until that is opened', async () => {
    const departmentId = (await createDepartment(admin)).id;
    const driver = await createDriver(admin, { departmentId });
    const lines = [sheetHeader, `${driver.code},,2026/10/14,5:00,,,,14:00`];
    const { id } = await applyFile(admin, await sendFile(admin, lines));
    const month = `/api/labour-months/${departmentId}/2026-10-14`;
    expect((await admin.post(`${month}/lock`, {})).statusCode).toBe(200);
    const file = await viewFile(admin, id);
    expect(file.undo?.lock).toMatchObject({ departmentId });
    expect((await undo(file)).json()).toMatchObject({
      code: 'record.wrong_state',
      current: { lock: { departmentId } },
    });
    expect(linesOf(await recordOf(admin, driver.id, '2026-10-14'))).toBe('clockIn 5:00, clockOut 14:00');
    await admin.post(`${month}/reopen`, { reason });
    expect((await undo(file)).statusCode).toBe(200);
  });

  it('is taken back with the number of punches that somebody saw, a reason, and once', async () => {
    const { file } = await applied();
    const refused = async (punches: number, why: string) =>
      (await admin.post(fileUrl(file.id, '/undo'), { punches, reason: why })).json().code;
    expect(await refused(3, reason)).toBe('import.outdated');
    expect(await refused(4, '誤り')).toBe('validation.failed');
    const answers = await Promise.all([undo(file), undo(file)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await refused(4, reason)).toBe('import.wrong_state');
  });

  it('gives what it has in common with a corrected file to that one', async () => {
    const { drivers: own, file, rows } = await applied();
    const [driver] = own;
    expect((await undo(file)).statusCode).toBe(200);
    const corrected = rows.map((row) => row.replace('11:40', '11:55'));
    const second = await applyFile(admin, await sendFile(admin, [sheetHeader, ...corrected]));
    expect(second).toMatchObject({ storedPunches: 4, undo: { punches: 4 } });
    const right = whole.replace('11:40', '11:55');
    expect(linesOf(await dayOf(driver))).toBe(right);

    test.pass(60_000);
    const first = await applyFile(admin, await viewFile(admin, file.id));
    expect(first).toMatchObject({ storedPunches: 1, undo: { punches: 1 } });
    expect((await undo(first)).statusCode).toBe(200);
    expect(linesOf(await dayOf(driver))).toBe(right);
    expect((await undo(await viewFile(admin, second.id))).statusCode).toBe(200);
    expect(linesOf(await dayOf(driver))).toBe('');
  });

  it('gives back its own punches alone where another file of that name was stored in the same moment', async () => {
    const { drivers: own, file, rows } = await applied(2);
    expect((await undo(file)).statusCode).toBe(200);
    const [first, second] = await Promise.all(rows.map((row) => sendFile(admin, [sheetHeader, row])));
    if (!first || !second) throw new Error('the files were not taken');
    const both = [await applyFile(admin, first), await applyFile(admin, second)];
    expect(new Set(both.map(({ appliedAt, fileName }) => `${appliedAt} ${fileName}`)).size).toBe(1);
    const one = await viewFile(admin, first.id);
    expect(one.undo).toMatchObject({ punches: 4 });
    expect((await undo(one)).statusCode).toBe(200);
    expect(linesOf(await dayOf(own[0]))).toBe('');
    expect(linesOf(await dayOf(own[1]))).toBe(whole);
    expect(await viewFile(admin, first.id)).toMatchObject({ undone: { reason } });
    expect(await viewFile(admin, second.id)).toMatchObject({ status: 'applied', undone: null });
  });

  it('of a centre leaves the punches of a driver who went to another one, and names nobody', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
    const given = await applied(2, manager);
    const [moved] = given.drivers;
    const departmentId = (await createDepartment(admin)).id;
    await test.db.update(drivers).set({ departmentId }).where(eq(drivers.id, moved.id));
    const file = await viewFile(manager, given.file.id);
    expect(file.undo).toMatchObject({ punches: 4, kept: { total: 4 } });
    expect(file.undo?.kept.items[0]).toMatchObject({ driver: null, why: 'outside' });
    const another = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
    expect((await undo(file, another)).statusCode).toBe(404);
    expect((await undo(file, manager)).statusCode).toBe(200);
    expect(linesOf(await dayOf(moved))).toBe(whole);
  });
});

/** Asks for an undo whose job is due only once something else has happened, and answers what came of it. */
async function undoAfter(
  act: () => Promise<void>,
  { id, undo: seen }: PunchFile,
  { userId } = admin,
): Promise<PunchFile> {
  const isWaiting = and(eq(jobs.kind, punchFileUndoKind), eq(jobs.status, 'queued'));
  await test.db.transaction(async (tx) => {
    const actor = await findActor(test.db, userId);
    const rows = actor?.scopeOf('punch.update');
    if (!actor || !rows) throw new Error('nobody asks');
    const write = { actor, requestId: 'held', scope: scopeOver(actor, rows, test.clock), tx };
    await startUndo(write, id, { page: '/', punches: seen?.punches ?? 0, reason });
    await tx.update(jobs).set({ runAt: sql`now() + interval '1 hour'` }).where(isWaiting);
  });
  await act();
  expect(await viewFile(admin, id)).toMatchObject({ status: 'undoing' });
  await test.db.transaction(async (tx) => {
    await tx.update(jobs).set({ runAt: sql`now()` }).where(isWaiting);
    await wakeUp(tx);
  });
  return await waitForFile(admin, id);
}

describe('an undo whose job waits', () => {
  it('takes nothing back once the month was locked', async () => {
    const departmentId = (await createDepartment(admin)).id;
    const driver = await createDriver(admin, { departmentId });
    const lines = [sheetHeader, `${driver.code},,2026/10/14,5:00,,,,14:00`];
    const file = await applyFile(admin, await sendFile(admin, lines));
    const month = `/api/labour-months/${departmentId}/2026-10-14`;
    const late = await undoAfter(async () => {
      expect((await admin.post(`${month}/lock`, {})).statusCode).toBe(200);
    }, file);
    expect(late).toMatchObject({ status: 'applied', storedPunches: 2, failure: { code: 'record.wrong_state' } });
    expect(linesOf(await recordOf(admin, driver.id, '2026-10-14'))).toBe('clockIn 5:00, clockOut 14:00');
  });

  it('takes nothing back once another change left fewer punches', async () => {
    const given = await applied();
    const [driver] = given.drivers;
    const later = 'clockIn 2:10, leaveGarage 2:31, returnGarage 11:12, clockOut 11:40';
    const late = await undoAfter(async () => {
      const seen = await dayOf(driver);
      await setDay(admin, driver.id, day, later, { seen, keep: seen });
    }, given.file);
    expect(late).toMatchObject({ status: 'applied', failure: { code: 'import.outdated' } });
    expect(linesOf(await dayOf(driver))).toBe(later);
  });

  it('takes nothing back for whoever may no longer change punches', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
    const { drivers: own, file } = await applied(1, manager);
    const withdraw = async () => {
      await test.db
        .update(users)
        .set({ roles: ['driver'] })
        .where(eq(users.id, manager.userId));
    };
    const late = await undoAfter(withdraw, file, manager);
    expect(late).toMatchObject({ status: 'applied', failure: { code: 'permission.denied' } });
    expect(linesOf(await dayOf(own[0]))).toBe(whole);
  });

  it('takes nothing back for whom the file is no longer within reach', async () => {
    const { drivers: own, file } = await applied();
    const another = await logInAs(test, ['admin']);
    const withdraw = async () => {
      await test.db
        .update(users)
        .set({ roles: ['manager'] })
        .where(eq(users.id, another.userId));
      await test.db.insert(userDepartments).values({ userId: another.userId, departmentId: fleet.departmentId });
      await test.db.update(users).set({ departmentScope: 'list' }).where(eq(users.id, another.userId));
    };
    const late = await undoAfter(withdraw, file, another);
    expect(late).toMatchObject({ status: 'applied', failure: { code: 'record.not_found' } });
    expect(linesOf(await dayOf(own[0]))).toBe(whole);
  });

  it('is dated when it takes the punches back', async () => {
    const { file } = await applied();
    let before = '';
    const done = await undoAfter(async () => {
      before = await now();
    }, file);
    expect(done).toMatchObject({ status: 'prepared', undone: { reason } });
    expect(Date.parse(done.undone?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(before));
    expect(Date.parse(done.undone?.at ?? '')).toBeLessThanOrEqual(Date.parse(await now()));
  });
});

async function now(): Promise<string> {
  const { rows } = await test.db.execute<{ at: string }>(sql`select ${isoInstant(sql`now()`)} as at`);
  return rows[0]?.at ?? '';
}
