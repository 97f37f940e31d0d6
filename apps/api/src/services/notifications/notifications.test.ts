import { randomUUID } from 'node:crypto';
import { dayMs } from '@haisha/rules/calendar';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { product } from '../../areas.ts';
import { notifications } from '../../db/schema/services/notifications.ts';
import { clearExpired } from '../expiry/clear-expired.ts';
import { notify } from './notify.ts';

let test: TestApp;
let reader: Browser & { userId: string };
let other: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp({ NOTIFICATION_RETENTION_DAYS: '90' });
});
afterAll(() => test.close());
beforeEach(async () => {
  [reader, other] = [await logInAs(test, ['partner']), await logInAs(test, ['admin'])];
});

/** One a second, so that their order is theirs and not that of their ids. */
let told = Date.now() - dayMs;
const tell = (userId: string, file: string) =>
  test.db.transaction(async (tx) => {
    await notify(tx, { userId, kind: 'jobDone', params: { file }, link: '/jobs' });
    told += 1_000;
    const isThis = and(eq(notifications.userId, userId), sql`${notifications.params}->>'file' = ${file}`);
    await tx
      .update(notifications)
      .set({ createdAt: new Date(told).toISOString() })
      .where(isThis);
  });
const list = async (browser: Browser, query = '') => (await browser.get(`/api/notifications${query}`)).json();

async function events(userId: string): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const { rows } = await test.db.execute<{ event: string; data: string }>(
    sql`select event, data from realtime_messages where channel = ${`private-user.${userId}`} order by id`,
  );
  return rows.map(({ event, data }) => ({ event, data: JSON.parse(data) }));
}

describe('notifications', () => {
  it('are one’s own, newest first, with the number of unread ones', async () => {
    for (const file of ['a', 'b', 'c']) await tell(reader.userId, file);
    await tell(other.userId, 'not mine');
    const page = await list(reader, '?pageSize=2');
    expect(page).toMatchObject({ total: 3, unread: 3, page: 1, pageSize: 2 });
    expect(page.items.map(({ params }: { params: { file: string } }) => params.file)).toEqual(['c', 'b']);
    expect(page.items[0]).toEqual({
      id: expect.any(String),
      kind: 'jobDone',
      params: { file: 'c' },
      link: '/jobs',
      createdAt: expect.any(String),
      readAt: null,
    });
    expect((await createBrowser(test).get('/api/notifications')).statusCode).toBe(401);
  });

  it('are announced to the pages of that person by their id alone, and not when the transaction fails', async () => {
    await tell(reader.userId, 'a');
    const refused = test.db.transaction(async (tx) => {
      await notify(tx, { userId: reader.userId, kind: 'jobDone', params: {}, link: null });
      throw new Error('the work was refused');
    });
    await expect(refused).rejects.toThrow('the work was refused');
    const { items } = await list(reader);
    expect(await events(reader.userId)).toEqual([{ event: 'notification', data: { id: items[0].id, sequence: 1 } }]);
  });

  it('are marked as read by their ids, those of others untouched', async () => {
    for (const file of ['a', 'b']) await tell(reader.userId, file);
    await tell(other.userId, 'not mine');
    const mine = (await list(reader)).items[0].id;
    const theirs = (await list(other)).items[0].id;
    const answer = await reader.post('/api/notifications/read', { ids: [mine, theirs, randomUUID()] });
    expect(answer.json()).toEqual({ unread: 1 });
    expect((await list(reader)).items.map(({ readAt }: { readAt: unknown }) => readAt !== null)).toEqual([true, false]);
    expect((await list(other)).unread).toBe(1);
    expect((await events(reader.userId)).at(-1)).toMatchObject({ event: 'notificationsRead', data: { unread: 1 } });
  });

  it('are marked as read all at once, and a second time changes nothing', async () => {
    for (const file of ['a', 'b']) await tell(reader.userId, file);
    expect((await reader.post('/api/notifications/read', { all: true })).json()).toEqual({ unread: 0 });
    const before = await list(reader);
    const heard = (await events(reader.userId)).length;
    await reader.post('/api/notifications/read', { all: true });
    expect(await list(reader)).toEqual(before);
    expect((await events(reader.userId)).length).toBe(heard);
  });

  it.each([
    {},
    { ids: [] },
    { all: false },
    { ids: ['x'] },
    { ids: ['00000000-0000-4000-8000-000000000000'], all: true },
  ])('are not touched by %j', async (body) => {
    expect((await reader.post('/api/notifications/read', body)).statusCode).toBe(400);
  });

  it('are forgotten after ninety days', async () => {
    await tell(reader.userId, 'old');
    await tell(reader.userId, 'young');
    const old = (await list(reader)).items[1].id;
    const createdAt = new Date(test.clock().getTime() - 91 * dayMs).toISOString();
    await test.db.update(notifications).set({ createdAt }).where(eq(notifications.id, old));
    await clearExpired(product.expires, test);
    expect((await list(reader)).items.map(({ params }: { params: unknown }) => params)).toEqual([{ file: 'young' }]);
  });
});
