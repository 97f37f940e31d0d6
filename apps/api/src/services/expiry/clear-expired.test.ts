import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, logIn, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { product } from '../../areas.ts';
import { loginAttempts } from '../../db/schema/identity/login-attempts.ts';
import { sessions } from '../../db/schema/identity/sessions.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { files } from '../../db/schema/services/files.ts';
import { idempotencyKeys } from '../../db/schema/services/idempotency-keys.ts';
import { describeError } from '../../http/plugins/log.ts';
import { clearExpired } from './clear-expired.ts';

const minute = 60_000;
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ SESSION_IDLE_MINUTES: '30', SESSION_ABSOLUTE_HOURS: '1', LOGIN_WINDOW_MINUTES: '45' });
});
afterAll(() => test.close());

const clear = () => clearExpired(product.expires, test);

describe('what has expired is removed', () => {
  it('of sessions those that no browser can still send, of any user', async () => {
    const [idle, busy] = [await logInAs(test, ['admin']), await logInAs(test, ['viewer'])];
    const left = async () => {
      const own = inArray(sessions.userId, [idle.userId, busy.userId]);
      return (await test.db.select().from(sessions).where(own)).map(({ userId }) => userId);
    };
    test.pass(20 * minute);
    await busy.get('/api/session');
    await clear();
    expect((await left()).sort()).toEqual([idle.userId, busy.userId].sort());
    test.pass(15 * minute);
    await clear();
    expect(await left()).toHaveLength(2);
    test.pass(26 * minute);
    await clear();
    expect(await left()).toEqual([]);
  });

  it('of login attempts those whose window is over', async () => {
    const count = async () => await test.db.$count(loginAttempts);
    await logIn(createBrowser(test), 'nobody@example.jp', 'wrong');
    await clear();
    expect(await count()).toBeGreaterThan(0);
    test.pass(46 * minute);
    await clear();
    expect(await count()).toBe(0);
  });

  it('of idempotency keys those of more than a day ago', async () => {
    const { userId } = await logInAs(test, ['admin']);
    const dayAgo = new Date(Date.now() - 25 * 60 * minute).toISOString();
    await test.db.insert(idempotencyKeys).values([
      { userId, key: 'old', requestHash: 'x', createdAt: dayAgo },
      { userId, key: 'new', requestHash: 'x' },
    ]);
    await clear();
    const kept = await test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
    expect(kept.map(({ key }) => key)).toEqual(['new']);
  });

  it('also while the file store is away, except for what lies in it', async () => {
    const lost = { entity: 'job', entityId: randomUUID(), name: 'a.csv', mediaType: 'text/csv', sizeBytes: 1 };
    await test.db.insert(files).values({ ...lost, sha256: 'x', storage: 's3' });
    const at = '2001-01-01T00:00:00Z';
    await test.db.insert(auditRecords).values({ action: 'update', entity: 'vehicle', at });
    const away = {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    };
    const failed = await clearExpired(product.expires, { ...test, env: { ...test.env, ...away } }).catch(
      (error: unknown) => error,
    );
    expect(await test.db.$count(auditRecords, eq(auditRecords.at, at))).toBe(0);
    expect(describeError(failed)).toMatchObject({
      message: '2 of 16 steps failed',
      errors: Array(2).fill({
        message: expect.stringContaining('The file store cannot be reached'),
        code: 'unavailable',
      }),
    });
  });
});
