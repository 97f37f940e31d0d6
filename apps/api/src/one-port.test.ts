import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askPort } from '../test/ask-port.ts';
import { type Browser, createBrowser, logInAs } from '../test/browser.ts';
import { isOver, isUnderWay, jobsOf } from '../test/jobs.ts';
import { createDepartment } from '../test/masters.ts';
import { type OnePort, startBehindOnePort } from '../test/one-port.ts';
import { appKey, appSecret, openPusher, openSocket, record, subscribed } from '../test/realtime.ts';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { auditRecords } from './db/schema/services/audit-records.ts';
import { jobs } from './db/schema/services/jobs.ts';
import { readEnv } from './settings/env.ts';

type Told = { id: string; sequence: number };

const env = readEnv({});
// One thread each: two jobs that run are one at each process.
const settings = { PUSHER_KEY: appKey, PUSHER_SECRET: appSecret, EXPORT_STREAM_ROWS: '0', WORKER_THREADS: '1' };

let database: TestDatabase;
let servers: OnePort;
let all: ReturnType<typeof jobsOf>;
let admin: Browser & { userId: string };
const opened: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  all = jobsOf(database);
  servers = await startBehindOnePort(database.url, settings);
  admin = await logInAs({ app: servers, env, db: database.db }, ['admin']);
}, 120_000);
afterEach(() => {
  for (const close of opened.splice(0)) close();
});
afterAll(async () => {
  await servers.close();
  await database.close();
});

/** Somebody who asks one process and no other, with the cookies of the port. */
function at(process: number, person: Browser): Browser {
  const browser = createBrowser({ app: askPort(servers.processes[process]?.port ?? 0), env });
  for (const [name, value] of person.cookies) browser.cookies.set(name, value);
  return browser;
}

async function listen<Data>(channel: string, event: string) {
  const client = openPusher(servers, admin);
  opened.push(() => client.disconnect());
  return { client, ...record<Data>(await subscribed(client.subscribe(channel)), event) };
}

async function socketsOf(process: number): Promise<number> {
  const { body } = await at(process, admin).get('/metrics');
  return Number(/^realtime_sockets (\d+)$/m.exec(body)?.[1]);
}

describe('two processes behind one port', () => {
  it('share the sockets, and know the same sessions', async () => {
    for (let made = 0; made < 4; made += 1) {
      const { socket, next } = openSocket(servers);
      opened.push(() => socket.terminate());
      await next('pusher:connection_established');
    }
    expect([await socketsOf(0), await socketsOf(1)]).toEqual([2, 2]);
    const { userId } = admin;
    for (const process of [0, 1]) {
      expect((await at(process, admin).get('/api/session')).json()).toMatchObject({
        session: { user: { id: userId } },
      });
    }
  });

  it('write a file once of what both are asked for, and both hand it out', async () => {
    const { code } = await createDepartment(admin);
    const told = await Promise.all([0, 1].map(() => listen<{ id: string }>(`private-user.${admin.userId}`, 'job')));
    const url = '/api/departments/export?format=csv&columns=code';
    const asked = await Promise.all([0, 1].map((process) => at(process, admin).get(url)));
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    const [id] = new Set(asked.map((answer) => answer.json().id as string));
    expect(asked.map((answer) => answer.json().id)).toEqual([id, id]);
    expect(await all.until(id ?? '', isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 0 });
    for (const process of [0, 1]) {
      const file = await at(process, admin).get(`/api/jobs/${id}/file`);
      expect(file.body.trimEnd().split('\r\n').slice(1)).toContain(code);
    }
    const taken = and(eq(auditRecords.actorId, admin.userId), eq(auditRecords.action, 'export'));
    expect(await database.db.$count(auditRecords, taken)).toBe(1);
    for (const { heard } of told) {
      await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ id, status: 'done' }), 10_000);
    }
  });

  it('do each of many jobs once', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => all.enqueue({ kind: 'trace' })));
    for (const id of ids) {
      expect(await all.until(id, isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 0 });
      expect(await all.traces(id)).toBe(1);
    }
  });

  it('lose nothing and double nothing when one is killed', async () => {
    const channel = 'private-department';
    const listeners = [await listen<Told>(channel, 'changed'), await listen<Told>(channel, 'changed')];
    expect([await socketsOf(0), await socketsOf(1)]).toEqual([1, 1]);
    const ids = [await all.enqueue({ kind: 'waits' }), await all.enqueue({ kind: 'waits' })];
    for (const id of ids) await all.until(id, isUnderWay);
    const first = await createDepartment(admin);
    for (const { until } of listeners) await until(1);

    await servers.processes[0]?.kill();
    const missed = await createDepartment(admin);
    await vi.waitFor(async () => expect(await socketsOf(1)).toBe(2), 20_000);
    await vi.waitFor(
      () => expect(listeners.every(({ client }) => client.channel(channel).subscribed)).toBe(true),
      20_000,
    );
    const last = await createDepartment(admin);
    const [whole, gap] = listeners.map(({ heard }) => heard).sort((one, other) => other.length - one.length);
    await vi.waitFor(() => expect([whole?.at(-1)?.id, gap?.at(-1)?.id]).toEqual([last.id, last.id]), 10_000);
    expect(whole?.map(({ id }) => id)).toEqual([first.id, missed.id, last.id]);
    // Whose process was killed sees by the number that one is missing, and where the channel is.
    const [before = 0] = whole?.map(({ sequence }) => sequence) ?? [];
    expect(whole?.map(({ sequence }) => sequence)).toEqual([before, before + 1, before + 2]);
    expect(gap?.map(({ sequence }) => sequence)).toEqual([before, before + 2]);
    const { sequences } = (await admin.get(`/api/realtime/sequences?channel=${channel}`)).json();
    expect(sequences).toEqual({ [channel]: before + 2 });

    for (const id of ids) await all.go(id);
    const lost = await vi.waitFor(async () => {
      const rows = await Promise.all(ids.map(all.row));
      const [left, ...more] = rows.filter((row) => !isOver(row));
      if (!left || more.length > 0) throw new Error('the job of the process that lives is not over');
      return left;
    }, 20_000);
    // As if the half minute of its lease had passed.
    await database.db.update(jobs).set({ leaseUntil: sql`now() - interval '1 second'` }).where(eq(jobs.id, lost.id));
    expect(await all.until(lost.id, isOver)).toMatchObject({ status: 'done', attempts: 1, timesLost: 1 });
    for (const id of ids) expect(await all.traces(id)).toBe(1);
  });
});
