import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Browser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createDepartment, createVehicle, createVehicleType } from '../../../../test/masters.ts';
import { insertManyVehicles } from '../../../demo/insert-many-vehicles.ts';

const path = '/api/vehicles?archived=include';
let test: TestApp;
let admin: Browser;
let statements: string[] = [];
let beforeNextCount: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await logInAs(test, ['admin']);
  await createDepartment(admin);
  await createVehicleType(admin);
  await insertManyVehicles(test.db, 30);
  const { pool } = test;
  const query = pool.query.bind(pool);
  vi.spyOn(pool, 'query').mockImplementation((async (asked: { text: string }, ...rest: never[]) => {
    const text = asked.text ?? String(asked);
    statements.push(text);
    if (beforeNextCount && text.includes('count(*)')) {
      const act = beforeNextCount;
      beforeNextCount = undefined;
      await act();
    }
    return (query as (...all: unknown[]) => unknown)(asked, ...rest);
  }) as typeof pool.query);
});
beforeEach(() => {
  statements = [];
});
afterAll(() => test.close());

const zippedBy = async (browser: Browser, url = path, accepted = 'gzip') =>
  await browser.send({ method: 'GET', url, headers: { 'accept-encoding': accepted } });
async function readBy(browser: Browser, url = path) {
  const { headers, rawPayload } = await zippedBy(browser, url);
  return JSON.parse((headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString());
}
/**
 * A round after a change of a row. The other databases of this server have the same snapshots: one in which they commit
 * something says nothing, and another is made.
 */
async function whileNothingIsCommitted(round: () => Promise<void>): Promise<void> {
  for (let made = 0; made < 200; made += 1) {
    await test.pool.query('update vehicles set note = $1 where code = $2', [`round ${made}`, 'M000001']);
    const before = await snapshot();
    statements = [];
    await round();
    if ((await snapshot()) === before) return;
  }
  throw new Error('Something was committed in each of 200 rounds.');
}
async function snapshot(): Promise<string> {
  const { rows } = await test.pool.query('select pg_current_snapshot()::text as taken');
  return rows[0].taken;
}
const reads = () => statements.filter((text) => text.includes('row_to_json')).length;
const counts = () => statements.filter((text) => text.includes('count(*)')).length;

describe('a list that is asked for again', () => {
  it('is read once while nothing is committed, also by others who may read as much', async () => {
    const other = await logInAs(test, ['admin']);
    await whileNothingIsCommitted(async () => {
      const first = await readBy(admin);
      expect([await readBy(admin), await readBy(other)]).toEqual([first, first]);
    });
    expect(reads()).toBe(1);
  });

  it('is read by one of those who ask at once', async () => {
    await whileNothingIsCommitted(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => readBy(admin)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });
    expect(reads()).toBe(1);
  });

  it('shows at once what was committed, by whomever and to whatever it shows', async () => {
    for (const name of ['柏', '野田', '流山']) {
      await test.pool.query('update departments set name = $1', [name]);
      for (const { departmentName } of (await readBy(admin)).items) expect(departmentName).toBe(name);
    }
  });

  it('shows at once what was committed between the reading of its rows and their count', async () => {
    const url = `${path}&q=late`;
    beforeNextCount = () => test.pool.query(`update vehicles set search_text = 'late' where code = 'M000002'`);
    await readBy(admin, url);
    expect((await readBy(admin, url)).items).toMatchObject([{ code: 'M000002' }]);
  });

  it('is not that of somebody who may read other rows', async () => {
    const departmentId = (await createDepartment(admin)).id;
    const manager = await logInAs(test, ['manager'], { departmentIds: [departmentId] });
    for (let round = 0; round < 2; round += 1) {
      expect((await readBy(admin, '/api/departments')).total).toBe(2);
      expect((await readBy(manager, '/api/departments')).items).toMatchObject([{ id: departmentId }]);
    }
  });

  it('is not given to a session that ended', async () => {
    const leaver = await logInAs(test, ['admin']);
    await readBy(leaver);
    const cookies = new Map(leaver.cookies);
    await leaver.delete('/api/session');
    for (const [name, value] of cookies) leaver.cookies.set(name, value);
    expect((await leaver.get(path)).json().code).toBe('session.required');
  });

  it('is read anew after it could not be read', async () => {
    await test.pool.query('alter table vehicle_types rename to no_types');
    expect((await zippedBy(admin)).statusCode).toBe(500);
    await test.pool.query('alter table no_types rename to vehicle_types');
    expect((await readBy(admin)).total).toBe(30);
  });
});

describe('the answer', () => {
  it.each([['gzip, br'], ['br;q=1, gzip;q=0.5'], ['x-gzip, gzip']])('is compressed for %s', async (accepted) => {
    const { headers, rawPayload } = await zippedBy(admin, path, accepted);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(gunzipSync(rawPayload).toString()).total).toBe(30);
  });

  it.each([['identity'], ['gzip;q=0'], ['br, gzip; q=0.0']])('is plain for %s', async (accepted) => {
    const answer = await zippedBy(admin, path, accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json().total).toBe(30);
  });

  it('is plain where it is short, and complete where a page is empty', async () => {
    const answer = await zippedBy(admin, `${path}&page=9`);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual({ items: [], total: 30, page: 9, pageSize: 50 });
  });
});

describe('a list of thousands', () => {
  it('is counted again once a change of a row was announced, and not for anything else', async () => {
    await test.pool.query('delete from vehicle_statuses');
    await test.pool.query('delete from vehicles');
    await insertManyVehicles(test.db, 2_000);
    statements = [];
    const { total } = await readBy(admin);
    await test.pool.query(`update departments set name = '柏'`);
    await readBy(admin);
    expect([counts(), reads()]).toEqual([1, 2]);
    await createVehicle(admin);
    expect((await readBy(admin)).total).toBe(total + 1);
    expect((await readBy(admin, `${path}&q=キャンター`)).total).toBe(total);
  });
});
