import { type PunchFile, punchFileListSchema } from '@haisha/validation/punch-file';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../../../../test/allocations.ts';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import {
  applyFile,
  fileUrl,
  recorderHeader,
  sendFile,
  sheetHeader,
  startPunchFiles,
} from '../../../../test/punch-files.ts';
import { linesOf, recordOf, setDay } from '../../../../test/time-records.ts';
import { punches } from '../../../db/schema/attendance/punches.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

const { test, admin, fleet, stop } = await startPunchFiles();
afterAll(stop);

async function newDriver(departmentId = fleet.departmentId): Promise<{ id: string; code: string }> {
  return await createDriver(admin, { departmentId });
}

const send = async (lines: readonly string[], by: Browser = admin) => await sendFile(by, lines);
const apply = async (file: PunchFile, by: Browser = admin) => await applyFile(by, file);

const verdicts = ({ rows }: PunchFile) => rows.items.map(({ verdict }) => verdict);
const stored = (driverId: string) => test.db.$count(punches, eq(punches.driverId, driverId));

describe('a file of punches', () => {
  it('of a day in each row is stored at once, with its name and rows, and night shifts on the day of their start', async () => {
    const driver = await newDriver();
    const file = await send([
      sheetHeader,
      `${driver.code},,R8.11.20,2:05,2:31,6:00-6:45,11:12,11:40`,
      `${driver.code},,2026/11/21,2205,2231,,,630`,
    ]);
    expect(file).toMatchObject({ shape: 'days', status: 'prepared', counts: { new: 2 }, newPunches: 9 });
    const done = await apply(file);
    expect(done).toMatchObject({ status: 'applied', storedPunches: 9, counts: { known: 2 }, newPunches: 0 });
    const day = await recordOf(admin, driver.id, '2026-11-20');
    expect(linesOf(day)).toBe(
      'clockIn 2:05, leaveGarage 2:31, breakStart 6:00, breakEnd 6:45, returnGarage 11:12, clockOut 11:40',
    );
    expect(day.punches[0]).toMatchObject({ method: 'file', fileName: '打刻.csv', fileRow: 2 });
    expect(day.hours).toMatchObject({ dutyMinutes: 575 });
    const night = await recordOf(admin, driver.id, '2026-11-21');
    expect(linesOf(night)).toBe('clockIn 22:05, leaveGarage 22:31, clockOut 30:30');
  });

  it('of a punch in each row comes in any order, also over midnight, and its faults are those of any punch', async () => {
    const driver = await newDriver();
    const rows = [
      `${driver.code},,2026/11/21,6:30,退勤`,
      `${driver.code},,2026/11/20,22:05,出勤`,
      `${driver.code},,2026/11/21,0:10,休憩開始`,
      `${driver.code},,2026/11/20,22:20,出庫`,
    ];
    const file = await send([recorderHeader, ...rows]);
    expect(file.rows.items.map(({ punches: [punch] }) => punch?.workDate)).toEqual(Array(4).fill('2026-11-20'));
    await apply(file);
    const record = await recordOf(admin, driver.id, '2026-11-20');
    expect(linesOf(record)).toBe('clockIn 22:05, leaveGarage 22:20, breakStart 24:10, clockOut 30:30');
    expect(await stored(driver.id)).toBe(4);
  });

  it('with the code of one driver and the name of another asks whose it is', async () => {
    const { departmentId } = fleet;
    const [one, other] = [
      await createDriver(admin, { departmentId, name: '安藤　健一' }),
      await createDriver(admin, { departmentId, name: '飯田　信子' }),
    ];
    const line = (name: string, day: number) => `${one.code},${name},2026/11/${day},5:00,出勤`;
    const file = await send([recorderHeader, line('飯田 信子', 18), line('安藤健一', 19), line('アンドウ', 20)]);
    expect(verdicts(file)).toEqual(['unknownDriver', 'new', 'new']);
    const code = `${one.code}/飯田信子`;
    expect(file.codes).toMatchObject([{ code, name: '飯田 信子', rows: 1, driver: null }]);
    // The code stays its driver's, whatever is said of it beside that name.
    const say = async (named: string) =>
      await admin.put(fileUrl(file.id, '/driver'), { code: named, driverId: other.id });
    expect((await say(one.code)).json()).toMatchObject({ errors: [{ path: 'code', code: 'taken' }] });
    await apply((await say(code)).json());
    expect([await stored(one.id), await stored(other.id)]).toEqual([2, 1]);
    const next = await send([recorderHeader, line('飯田 信子', 21), line('安藤健一', 21)]);
    expect(next.rows.items.map(({ driver }) => driver?.id)).toEqual([other.id, one.id]);
  });

  it('with a time after 24:00 says itself of which day it is', async () => {
    const driver = await newDriver();
    const file = await send([recorderHeader, `${driver.code},,2026/11/20,25:30,退勤`]);
    expect(file.rows.items[0]?.punches).toMatchObject([{ workDate: '2026-11-20', at: at('25:30', '2026-11-20') }]);
  });

  it('sent twice, or with rows that stand twice, stores each punch once', async () => {
    const driver = await newDriver();
    const lines = [recorderHeader, ...Array(2).fill(`${driver.code},,2026/11/20,5:00,出勤`)];
    const first = await send(lines);
    expect(verdicts(first)).toEqual(['new', 'known']);
    const second = await send(lines);
    await apply(first);
    const late = await apply(second);
    expect(late).toMatchObject({ status: 'prepared', failure: { code: 'import.outdated' }, newPunches: 0 });
    expect(await stored(driver.id)).toBe(1);
    expect(verdicts(await send(lines))).toEqual(['known', 'known']);
    expect((await admin.post(fileUrl(first.id, '/apply'), { newPunches: 1 })).json().code).toBe('import.wrong_state');
  });

  it('that contradicts what the office entered leaves that as it is, and a punch that was taken back does not return', async () => {
    const driver = await newDriver();
    const { after } = await setDay(admin, driver.id, '2026-11-20', '5:00 14:00');
    await setDay(admin, driver.id, '2026-11-20', 'clockIn 5:00', { seen: after, keep: after });
    const file = await send([sheetHeader, `${driver.code},,2026/11/20,5:10,5:30,,13:40,14:00`]);
    expect(file.rows.items[0]).toMatchObject({ verdict: 'contradicts' });
    expect(file.rows.items[0]?.punches.map(({ officeAt, verdict }) => [verdict, officeAt])).toEqual([
      ['contradicts', at('5:00', '2026-11-20')],
      ['new', null],
      ['new', null],
      ['known', null],
    ]);
    await apply(file);
    expect(linesOf(await recordOf(admin, driver.id, '2026-11-20'))).toBe(
      'clockIn 5:00, leaveGarage 5:30, returnGarage 13:40',
    );
  });

  it('with a code that nobody has asks once whose it is, and remembers it', async () => {
    const driver = await newDriver();
    const lines = (day: string) => [recorderHeader, `card 0 ${driver.code},山田,${day},5:00,出勤`];
    const file = await send(lines('2026/11/20'));
    const code = `CARD0${driver.code.toUpperCase()}`;
    expect(file).toMatchObject({ counts: { unknownDriver: 1 }, newPunches: 0 });
    expect(file.codes).toEqual([{ code, name: '山田', rows: 1, driver: null }]);
    const named = (await admin.put(fileUrl(file.id, '/driver'), { code, driverId: driver.id })).json();
    expect(named).toMatchObject({ newPunches: 1, codes: [{ code, driver: { id: driver.id } }] });
    expect(await send(lines('2026/11/21'))).toMatchObject({ newPunches: 1, codes: [{ driver: { id: driver.id } }] });
    await admin.put(fileUrl(file.id, '/driver'), { code, driverId: null });
    expect(await send(lines('2026/11/21'))).toMatchObject({ newPunches: 0 });
  });

  it('refuses rows of the future, of those who have left, and rows that cannot be read, and takes the others', async () => {
    const [driver, gone] = [await newDriver(), await newDriver()];
    await test.db.update(drivers).set({ leftDate: '2026-11-10' }).where(eq(drivers.id, gone.id));
    const file = await send([
      recorderHeader,
      `${driver.code},,2026/11/27,5:00,出勤`,
      `${gone.code},,2026/11/20,5:00,出勤`,
      `${driver.code},,2026/11/20,2x:00,出勤`,
      `${driver.code},,2026/11/20,5:00,外出`,
      `${driver.code},,2026/11/20,5:00,出勤`,
    ]);
    expect(verdicts(file)).toEqual(['ahead', 'hasLeft', 'unreadable', 'unreadable', 'new']);
    expect(file.rows.items[2]?.refused).toEqual({ field: 'time', code: 'unreadable', text: '2x:00' });
    expect((await admin.get(`${fileUrl(file.id)}?verdict=unreadable&pageSize=1`)).json().rows).toMatchObject({
      total: 2,
    });
    expect((await apply(file)).storedPunches).toBe(1);
  });

  it('leaves out remarks and totals, as the imports of masters do', async () => {
    const driver = await newDriver();
    const lines = ['※打刻漏れは手書き', '（注）深夜は翌日の時刻,,25:30', '■ 乗務員', '合計,,,1', '以上'];
    const file = await send([recorderHeader, `${driver.code},,2026/11/20,5:00,出勤`, ...lines]);
    expect(verdicts(file)).toEqual(['new']);
    expect(file.leftOut).toEqual({
      items: [
        { number: 3, why: 'remark', text: '※打刻漏れは手書き' },
        { number: 4, why: 'remark', text: '（注）深夜は翌日の時刻 25:30' },
        { number: 5, why: 'remark', text: '■ 乗務員' },
        { number: 6, why: 'total', text: '合計 1' },
        { number: 7, why: 'remark', text: '以上' },
      ],
      total: 5,
    });
    const odd = await send([recorderHeader, `※${driver.code},,2026/11/20,5:00,出勤`]);
    expect(verdicts(odd)).toEqual(['unknownDriver']);
    expect(odd.leftOut).toEqual({ items: [], total: 0 });
  });

  it('tells the beginning of a long remark without cutting a character in two', async () => {
    const driver = await newDriver();
    const begin = `※${'注'.repeat(98)}`;
    const file = await send([recorderHeader, `${driver.code},,2026/11/20,5:00,出勤`, `${begin}𠮷田`]);
    expect(file.leftOut).toEqual({ items: [{ number: 3, why: 'remark', text: `${begin}𠮷` }], total: 1 });
  });

  it('of a locked labour month is refused until the month is opened', async () => {
    const departmentId = (await createDepartment(admin)).id;
    const driver = await newDriver(departmentId);
    const lock = `/api/labour-months/${departmentId}/2026-10-14`;
    expect((await admin.post(`${lock}/lock`, {})).statusCode).toBe(200);
    const file = await send([sheetHeader, `${driver.code},,2026/10/14,5:00,,,,14:00`]);
    expect(file).toMatchObject({ counts: { locked: 1 }, newPunches: 0 });
    await admin.post(`${lock}/reopen`, { reason: '打刻ファイルの取り込み' });
    const open = (await admin.get(fileUrl(file.id))).json();
    expect(open).toMatchObject({ counts: { new: 1 }, newPunches: 2 });
    await admin.post(`${lock}/lock`, {});
    const late = await apply(open);
    expect(late).toMatchObject({ status: 'prepared', failure: { code: 'import.outdated' } });
    expect(await stored(driver.id)).toBe(0);
  });

  it('with columns that nobody knows is asked about, once for all files with its headings', async () => {
    const driver = await newDriver();
    const lines = (day: string) => ['だれ,いつ,はじめ,おわり', `${driver.code},${day},5:00,14:00`];
    const file = await send(lines('2026/11/20'));
    expect(file).toMatchObject({ shape: null, columns: Array(4).fill(null), counts: {}, newPunches: 0 });
    const columns = ['code', 'date', 'clockIn', 'clockOut'];
    const named = (await admin.put(fileUrl(file.id, '/columns'), { columns })).json();
    expect(named).toMatchObject({ shape: 'days', newPunches: 2 });
    expect(await send(lines('2026/11/21'))).toMatchObject({ shape: 'days', columns, newPunches: 2 });
    for (const wrong of [columns.slice(1), ['code', 'code', null, null]])
      expect((await admin.put(fileUrl(file.id, '/columns'), { columns: wrong })).statusCode).toBe(400);
  });

  it('of 5,000 rows is looked at and stored whole', async () => {
    const own = await Promise.all(Array.from({ length: 20 }, () => newDriver()));
    const kinds = ['出勤', '出庫', '帰庫', '退勤'];
    const rows = Array.from({ length: 5_000 }, (_, index) => {
      const [day, kind] = [Math.floor(index / 80), Math.floor(index / 20) % 4];
      const date = new Date(Date.UTC(2026, 8, 22 + day)).toISOString().slice(0, 10);
      return `${own[index % 20]?.code},,${date},${5 + kind * 3}:${10 + (index % 20)},${kinds[kind]}`;
    });
    const begun = performance.now();
    const file = await send([recorderHeader, ...rows.toReversed()]);
    const looked = performance.now() - begun;
    expect(file).toMatchObject({ rowCount: 5_000, counts: { new: 5_000 }, newPunches: 5_000 });
    const done = await apply(file);
    expect(done).toMatchObject({ status: 'applied', storedPunches: 5_000, counts: { known: 5_000 } });
    const [all] = await test.db.select({ all: count() }).from(punches).where(eq(punches.fileId, file.id));
    expect(all?.all).toBe(5_000);
    expect(looked).toBeLessThan(20_000);
  });
});

describe('whoever enters punches of a centre', () => {
  it('takes files of their own centres, and sees nobody of another one', async () => {
    const manager = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
    const [own, other] = [await newDriver(), await newDriver((await createDepartment(admin)).id)];
    const lines = [recorderHeader, ...[own, other].map(({ code }) => `${code},,2026/11/20,5:00,出勤`)];
    const file = await send(lines, manager);
    expect(verdicts(file)).toEqual(['new', 'outside']);
    expect(file.rows.items[1]?.driver).toBeNull();
    const foreign = { code: 'X1', driverId: other.id };
    expect((await manager.put(fileUrl(file.id, '/driver'), foreign)).statusCode).toBe(400);
    await apply(file, manager);
    expect([await stored(own.id), await stored(other.id)]).toEqual([1, 0]);
    const another = await logInAs(test, ['manager'], { departmentIds: [fleet.departmentId] });
    expect((await another.get(fileUrl(file.id))).statusCode).toBe(404);
    const { items } = punchFileListSchema.strict().parse((await manager.get('/api/punch-files')).json());
    expect(items).toMatchObject([{ id: file.id, storedPunches: 1, createdBy: { id: manager.userId } }]);
    const viewer = await logInAs(test, ['dispatcher']);
    expect((await viewer.get('/api/punch-files')).statusCode).toBe(403);
  });

  it('leaves a record of what was stored in the log, and the name of the file with its punches', async () => {
    const named = await test.db.$count(punches, and(eq(punches.method, 'file'), isNotNull(punches.fileRow)));
    expect(named).toBe(await test.db.$count(punches, eq(punches.method, 'file')));
    const log = (await admin.get('/api/audit?entity=punchFile&action=import')).json();
    expect(log.items[0]).toMatchObject({ label: '打刻.csv' });
  });
});
