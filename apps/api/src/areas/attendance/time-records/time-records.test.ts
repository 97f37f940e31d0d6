import { type TimeRecordChange, timeRecordDaySchema } from '@haisha/validation/time-record';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, createFleet, type Fleet } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDriver } from '../../../../test/masters.ts';
import { changeOldDaysAlone, dayUrl, linesOf, punchesOf, recordOf, setDay } from '../../../../test/time-records.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let admin: Browser & { userId: string };
let fleet: Fleet;
beforeAll(async () => {
  // Noon of the day after the runs, in Japan.
  test = await buildTestApp({}, { at: '2026-11-27T03:00:00Z' });
  await changeOldDaysAlone(test.db);
  admin = await logInAs(test, ['admin']);
  fleet = await createFleet(admin);
});
afterAll(() => test.close());

async function newDriver(): Promise<string> {
  return (await createDriver(admin, { departmentId: fleet.departmentId })).id;
}

const countOf = async (table: string) =>
  (await test.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(table)}`)).rows[0]
    ?.count;

describe('the punches of a day', () => {
  it('are entered by the office with a reason, and are what the day and the month show', async () => {
    const driverId = await newDriver();
    const { after, before } = await setDay(admin, driverId, '2026-11-20', '2:05 2:31 11:12 11:40');
    expect(before).toMatchObject({ punches: [], hours: null, planned: null, leave: null, isHoliday: false });
    expect(linesOf(after)).toBe('clockIn 2:05, leaveGarage 2:31, returnGarage 11:12, clockOut 11:40');
    expect(after.punches[0]).toMatchObject({
      ...{ method: 'office', reason: 'forgotten', changes: [], at: at('2:05', '2026-11-20') },
      ...{ firstAt: at('2:05', '2026-11-20'), receivedAt: '2026-11-27T03:00:00.000Z', byName: expect.any(String) },
    });
    expect(after.hours).toMatchObject({ state: 'actual', dutyMinutes: 575, nightMinutes: 175 });
    expect(await recordOf(admin, driverId, '2026-11-20')).toEqual(after);
    const answer = await admin.get(dayUrl('2026-11-20', fleet.departmentId));
    const day = timeRecordDaySchema.strict().parse(answer.json());
    expect(day.records.find((one) => one.driverId === driverId)).toEqual(after);
    expect(day.drivers.map(({ id }) => id)).toEqual(day.records.map((one) => one.driverId));
  });

  it('change only with a trace: the first time stays, and the changes explain what counts', async () => {
    const driverId = await newDriver();
    const day = '2026-11-19';
    const { after: first } = await setDay(admin, driverId, day, '5:00 14:00');
    const [start, end] = first.punches;
    const wanted = [{ id: start?.id, kind: 'clockIn', minutes: 310 }];
    const { after } = await setDay(admin, driverId, day, wanted, {
      seen: first,
      reason: 'traffic',
      reasonText: '渋滞',
    });
    expect(after.punches).toMatchObject([
      {
        id: start?.id,
        at: at('5:10', day),
        firstAt: at('5:00', day),
        changes: [{ before: start?.at, after: at('5:10', day) }],
      },
      { id: end?.id, at: null, firstAt: at('14:00', day), changes: [{ before: end?.at, after: null }] },
    ]);
    expect(after.punches[0]?.changes[0]).toMatchObject({
      reason: 'traffic',
      reasonText: '渋滞',
      changedByName: expect.any(String),
    });
    const { rows } = await test.db.execute(sql`
      select p.id from punches p left join lateral (select after, true as is_changed from punch_changes
        where punch_id = p.id order by changed_at desc limit 1) last on true
      where p.at is distinct from case when is_changed then last.after else p.first_at end`);
    expect(rows).toEqual([]);
    const again = await setDay(admin, driverId, day, '5:10 14:00', { seen: after, keep: after });
    expect(linesOf(again.after)).toBe('clockIn 5:10, clockOut 14:00');
  });

  it.each([
    ["update punches set first_at = first_at + interval '1 minute'", 'stays as it was made'],
    ["update punches set method = 'phone'", 'stays as it was made'],
    ['delete from punches', 'not deleted'],
    ["update punch_changes set reason = 'other'", 'stays as it was'],
    ['delete from punch_changes', 'stays as it was'],
  ])('the database refuses: %s', async (statement, said) => {
    const failure = await test.db.execute(sql.raw(statement)).catch((error: Error) => error);
    expect(String((failure as Error).cause)).toContain(said);
  });

  it('go with their driver once the time of the driver is over', async () => {
    const driverId = await newDriver();
    const { after } = await setDay(admin, driverId, '2026-11-19', '5:00 14:00');
    await setDay(admin, driverId, '2026-11-19', '5:00 14:30', { seen: after, keep: after });
    await test.db.delete(drivers).where(eq(drivers.id, driverId));
    expect(await test.db.$count(punches, eq(punches.driverId, driverId))).toBe(0);
  });

  it('are only looked at in a preview', async () => {
    const driverId = await newDriver();
    const counts = [await countOf('punches'), await countOf('punch_changes'), await countOf('realtime_messages')];
    const { after } = await setDay(admin, driverId, '2026-11-19', '5:00 14:00', { preview: true });
    expect(after.hours?.dutyMinutes).toBe(540);
    expect((await recordOf(admin, driverId, '2026-11-19')).punches).toEqual([]);
    expect([await countOf('punches'), await countOf('punch_changes'), await countOf('realtime_messages')]).toEqual(
      counts,
    );
  });

  it('are not changed by somebody who has not seen them: of two at once one is told what is there now', async () => {
    const driverId = await newDriver();
    const body = (line: string) => ({ punches: punchesOf(line), seen: [], reason: 'forgotten', reasonText: null });
    const url = `/api/time-records/${driverId}/2026-11-19`;
    const answers = await Promise.all(
      ['5:00 14:00', '6:00 15:00', '7:00 16:00'].map((line) => admin.put(url, body(line))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.code).toBe('version.conflict');
    expect(refused.current).toEqual(await recordOf(admin, driverId, '2026-11-19'));
  });

  it('are told to the centre', async () => {
    const driverId = await newDriver();
    await setDay(admin, driverId, '2026-11-19', '5:00 14:00');
    const { rows } = await test.db.execute<{ channel: string }>(
      sql`select channel from realtime_messages where data::jsonb ->> 'id' = ${driverId} and channel ~ 'punch|departureBoard' order by channel`,
    );
    expect(rows.map(({ channel }) => channel)).toEqual([
      'private-departureBoard',
      `private-departureBoard.department.${fleet.departmentId}`,
      'private-punch',
      `private-punch.department.${fleet.departmentId}`,
    ]);
  });
});

describe('what is refused, with the punch and the rule', () => {
  let driverId: string;
  let other: TimeRecordChange;
  beforeAll(async () => {
    driverId = await newDriver();
    other = await setDay(admin, driverId, '2026-11-18', '5:00 14:00');
    await setDay(admin, driverId, '2026-11-16', '22:00 30:00');
  });
  const put = (date: string, wanted: object[], more: object = {}) =>
    admin.put(`/api/time-records/${driverId}/${date}`, {
      ...{ punches: wanted, seen: [], reason: 'forgotten', reasonText: null },
      ...more,
    });
  const told = (answer: Awaited<ReturnType<typeof put>>) =>
    answer.json().errors.map(({ code, path }: { code: string; path: string }) => `${path} ${code}`);

  it.each([
    ['a time that lies ahead', '2026-11-27', '11:00 12:06', ['punches.1.minutes notAhead']],
    [
      'a second end after the first',
      '2026-11-17',
      'clockIn 5:00, leaveGarage 6:00, leaveGarage 6:10, clockOut 9:00',
      ['punches.2.minutes punch.extra'],
    ],
    [
      'an end of a break alone',
      '2026-11-17',
      'clockIn 5:00, breakEnd 6:10, clockOut 9:00',
      ['punches.1.minutes punch.extra'],
    ],
    [
      'a return before the leave',
      '2026-11-17',
      'clockIn 5:00, returnGarage 6:00, leaveGarage 7:00',
      ['punches.1.minutes punch.order'],
    ],
    ['an end before the start', '2026-11-17', 'clockIn 22:00, clockOut 6:15', ['punches.1.minutes punch.order']],
    [
      'a shift into that of the next day',
      '2026-11-17',
      '20:00 30:00',
      ['punches.0.minutes punch.overlap', 'punches.1.minutes punch.overlap'],
    ],
    [
      'a shift into that of the day before',
      '2026-11-17',
      '5:00 9:00',
      ['punches.0.minutes punch.overlap', 'punches.1.minutes punch.overlap'],
    ],
  ])('%s', async (_, date, line, expected) => {
    const answer = await put(date, punchesOf(line));
    expect(answer.statusCode).toBe(400);
    expect(told(answer)).toEqual(expected);
  });

  it('a punch of another day, another kind for one, and one twice', async () => {
    const { id, kind } = other.after.punches[0] ?? { id: '', kind: '' };
    expect(told(await put('2026-11-17', [{ id, kind, minutes: 300 }]))).toEqual(['punches.0.id punch.unknown']);
    const seen = { seen: other.after.punches.map((one) => ({ id: one.id, at: one.at })) };
    expect(told(await put('2026-11-18', [{ id, kind: 'breakEnd', minutes: 300 }], seen))).toEqual([
      'punches.0.kind punch.kind',
    ]);
    const twice = [1, 2].map(() => ({ id, kind, minutes: 300 }));
    expect(told(await put('2026-11-18', twice, seen))).toEqual(['punches.1.id duplicate']);
  });

  it('その他 without a text, a driver who had left, and one who is archived', async () => {
    expect(told(await put('2026-11-17', [], { reason: 'other' }))).toEqual(['reasonText min']);
    await test.db.update(drivers).set({ leftDate: '2026-11-16' }).where(eq(drivers.id, driverId));
    const answer = await put('2026-11-17', punchesOf('15:00 19:00'));
    expect(told(answer)).toEqual(['punches.0.minutes punch.hasLeft', 'punches.1.minutes punch.hasLeft']);
    expect(answer.json().errors[0].params).toEqual({ date: '2026-11-16' });
    await test.db.update(drivers).set({ leftDate: null, archivedAt: sql`now()` }).where(eq(drivers.id, driverId));
    expect((await put('2026-11-17', punchesOf('15:00 19:00'))).json().code).toBe('record.archived');
  });
});
