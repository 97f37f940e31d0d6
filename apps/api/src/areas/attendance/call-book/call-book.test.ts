import { readPdf } from '@haisha/documents/read-pdf';
import { type CallBookPage, callBookCountsSchema, callBookPageSchema } from '@haisha/validation/call-book';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createDriver } from '../../../../test/masters.ts';
import { rollCallBody } from '../../../../test/roll-calls.ts';
import { departureAlerts } from '../../../db/schema/attendance/departure-alerts.ts';
import { drivers } from '../../../db/schema/masters/drivers.ts';

let test: TestApp;
let manager: Browser & { userId: string };
let assistant: Browser & { userId: string };
let centre: { id: string };
let [first, second] = ['', ''];
beforeAll(async () => {
  test = await buildTestApp({}, { at: '2026-11-20T12:00:00+09:00' });
  const admin = await logInAs(test, ['admin']);
  manager = await logInAs(test, ['manager']);
  assistant = await logInAs(test, ['assistant']);
  centre = await createDepartment(admin, { name: '岩槻センター' });
  const other = await createDepartment(admin, { name: '船橋センター' });
  first = (await createDriver(admin, { departmentId: centre.id, name: '佐藤 一郎' })).id;
  second = (await createDriver(admin, { departmentId: other.id, name: '鈴木 二郎' })).id;
  const call = async (by: Browser, driverId: string, day: string, more: object = {}) =>
    expect(
      (await by.post('/api/roll-calls', rollCallBody(driverId, { date: day, at: `${day}T04:00:00+09:00`, ...more })))
        .statusCode,
    ).toBe(200);
  await call(manager, first, '2026-11-18');
  await call(assistant, first, '2026-11-19', { kind: 'after', method: 'phone', methodReason: '車中泊' });
  await call(assistant, second, '2026-11-18', { at: '2026-11-18T03:50:00+09:00', result: 'refused', alcohol: 0.12 });
  await call(assistant, second, '2026-11-20', {
    at: '2026-11-20T03:50:00+09:00',
    result: 'refused',
    isHealthy: false,
    healthNote: '発熱',
  });
  const missing = { departmentId: centre.id, kind: 'departedWithoutCall', tone: 'red', occasion: '' } as const;
  await test.db.insert(departureAlerts).values([
    {
      ...missing,
      driverId: first,
      workDate: '2026-11-20',
      at: '2026-11-19T19:30:00.000Z',
      raisedAt: '2026-11-19T19:31:00.000Z',
    },
    {
      ...{
        ...missing,
        driverId: first,
        workDate: '2026-11-17',
        at: '2026-11-16T19:30:00.000Z',
        raisedAt: '2026-11-16T19:31:00.000Z',
      },
      ...{ acknowledgedAt: '2026-11-16T20:00:00.000Z', acknowledgedBy: manager.userId, reason: '無線で点呼済み' },
    },
  ]);
});
afterAll(() => test.close());

async function pageOf(query: string, by: Browser = manager): Promise<CallBookPage> {
  const answer = await by.get(`/api/roll-calls?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return callBookPageSchema.parse(answer.json());
}
const said = async (query: string, by?: Browser) =>
  (await pageOf(query, by)).items.map((one) => `${one.date.slice(8)} ${one.entry === 'held' ? one.result : one.entry}`);

describe('the call book', () => {
  it('has calls and departures without one, newest first, with all that was recorded', async () => {
    expect(await said('')).toEqual([
      ...['20 open', '20 refused', '19 passed', '18 passed', '18 refused', '17 acknowledged'],
    ]);
    const { items } = await pageOf(`driverId=${second}&from=2026-11-20`);
    expect(items).toMatchObject([
      {
        entry: 'held',
        driverName: '鈴木 二郎',
        departmentName: '船橋センター',
        healthNote: '発熱',
        isByManager: false,
      },
    ]);
  });

  it.each([
    ['a centre', () => `departmentId=${centre.id}`, ['20 open', '19 passed', '18 passed', '17 acknowledged']],
    ['a driver', () => `driverId=${second}`, ['20 refused', '18 refused']],
    [
      'words of a driver',
      () => `q=${encodeURIComponent('一郎')}`,
      ['20 open', '19 passed', '18 passed', '17 acknowledged'],
    ],
    ['days', () => 'from=2026-11-17&to=2026-11-18', ['18 refused', '18 passed', '17 acknowledged']],
    ['a kind', () => 'kind=after', ['19 passed']],
    ['a result', () => 'result=refused', ['20 refused', '18 refused']],
    ['means', () => 'method=phone', ['19 passed']],
    ['who held it', () => `byId=${manager.userId}`, ['18 passed']],
    ['alcohol', () => 'finding=alcohol', ['18 refused']],
    ['alcohol or illness', () => 'finding=alcohol&finding=illness', ['20 refused', '18 refused']],
    ['what nobody acknowledged', () => 'entry=open', ['20 open']],
    ['what was acknowledged', () => 'entry=acknowledged', ['17 acknowledged']],
    ['nothing there is', () => `entry=open&byId=${manager.userId}`, []],
  ])('is narrowed to %s', async (_, query, expected) => {
    expect((await said(query())).toSorted()).toEqual(expected.toSorted());
  });

  it('comes part by part, and refuses to go on after what it has not', async () => {
    const parts: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: CallBookPage = await pageOf(`limit=1${after && `&after=${after}`}`);
      expect(page.items).toHaveLength(1);
      parts.push(...page.items.map(({ id }) => id));
      after = page.after;
    }
    expect(parts).toEqual((await pageOf('')).items.map(({ id }) => id));
    expect((await manager.get(`/api/roll-calls?after=${first}`)).statusCode).toBe(400);
  });

  it('counts what is asked for, and names who held calls', async () => {
    const countsOf = async (query: string) =>
      callBookCountsSchema.parse((await manager.get(`/api/roll-calls/counts?${query}`)).json());
    expect(await countsOf('')).toEqual({ calls: 4, refused: 2, alcohol: 1, byManagers: 1, missing: 2, open: 1 });
    expect(await countsOf('entry=open')).toMatchObject({ calls: 0, missing: 1, open: 1 });
    expect(await countsOf('result=passed')).toMatchObject({ calls: 2, missing: 0 });
    const { items } = (await manager.get('/api/roll-calls/officers')).json();
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual([manager.userId, assistant.userId].toSorted());
  });

  it('shows a driver his own alone, and nothing to those who may not see health and alcohol', async () => {
    const driver = await logInAs(test, ['driver']);
    expect(await said('', driver)).toEqual([]);
    await test.db.update(drivers).set({ userId: driver.userId }).where(eq(drivers.id, second));
    expect(await said('', driver)).toEqual(['20 refused', '18 refused']);
    expect(await said(`driverId=${first}`, driver)).toEqual([]);
    expect((await driver.get('/api/roll-calls/officers')).json().items).toMatchObject([{ id: assistant.userId }]);
    for (const role of ['dispatcher', 'viewer', 'accounting', 'labour', 'partner'] as const) {
      const by = await logInAs(test, [role]);
      for (const path of ['', '/counts', '/officers', '/export?format=csv'])
        expect((await by.get(`/api/roll-calls${path}`)).statusCode, `${role} ${path}`).toBe(403);
    }
    expect((await assistant.get('/api/roll-calls/export?format=csv')).statusCode).toBe(403);
  });

  it('is taken away as a file in its order, in words', async () => {
    const answer = await manager.get(
      '/api/roll-calls/export?format=csv&columns=date&columns=entry&columns=driverName&columns=alcohol&columns=reason',
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = Papa.parse<string[]>(answer.body.replace('\uFEFF', ''), { skipEmptyLines: true });
    expect(data).toHaveLength(7);
    expect(data.at(-1)).toEqual(['2026/11/17', '点呼なし出庫（確認済）', '佐藤 一郎', '', '無線で点呼済み']);
    expect(data.filter(([, , , alcohol]) => alcohol === '0.12')).toHaveLength(1);
  });

  it('says in the file what a reason is for', async () => {
    const answer = await manager.get('/api/roll-calls/export?format=csv&columns=method&columns=methodReason');
    const { data } = Papa.parse<string[]>(answer.body.replace('\uFEFF', ''), { skipEmptyLines: true });
    expect(data[0]).toEqual(['方法', '電話・検知器不使用の理由']);
    expect(data).toContainEqual(['電話', '車中泊']);
  });

  it('is printed as it is narrowed, and says so', async () => {
    const book = async (query: string) => {
      const answer = await manager.get(`/api/roll-calls/book?${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return (await readPdf(answer.rawPayload)).map(({ text }) => text).join('\n');
    };
    const refused = await book('from=2025-01-01&to=2026-11-20&result=refused');
    expect(refused).toMatch(/全センター[\s\S]*条件: 不可[\s\S]*鈴木 二郎/);
    expect(refused).not.toContain('佐藤 一郎');
    const whole = await book(`departmentId=${centre.id}&from=2026-11-01&to=2026-11-20`);
    expect(whole).toMatch(/岩槻センター[\s\S]*佐藤 一郎[\s\S]*点呼なしの出庫[\s\S]*無線で点呼済み/);
    expect(whole).not.toContain('条件');
    expect(whole.replaceAll(/\s/g, '')).toContain('電話・検知器不使用の理由');
    expect((await manager.get('/api/roll-calls/book?from=2025-01-01&to=2026-11-20')).statusCode).toBe(400);
  });
});
