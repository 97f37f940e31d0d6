import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { sessions } from '../../../db/schema/identity/sessions.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';

const minute = 60_000;
const hour = 60 * minute;
let test: TestApp;

beforeAll(async () => {
  const limits = { LOGIN_ATTEMPTS_PER_ACCOUNT: '100', LOGIN_ATTEMPTS_PER_ADDRESS: '1000' };
  test = await buildTestApp({ ...limits, SESSION_IDLE_MINUTES: '30', SESSION_ABSOLUTE_HOURS: '2' });
});
afterAll(() => test.close());

async function isLoggedIn(browser: { get: (url: string) => Promise<{ json: () => { session: unknown } }> }) {
  return (await browser.get('/api/session')).json().session !== null;
}

describe('the session', () => {
  it('starts with login ID and password, tells who one is and what one may, and is recorded', async () => {
    const user = await createUser(test.db, { roles: ['admin'], name: '山田 太郎' });
    const browser = createBrowser(test);
    expect((await browser.get('/api/session')).json()).toEqual({ session: null, ended: false });
    const response = await logIn(browser, ` ${user.loginId.toUpperCase()} `);
    expect(response.statusCode).toBe(200);
    expect(response.json().session).toMatchObject({
      user: { id: user.id, loginId: user.loginId, name: '山田 太郎', roles: ['admin'], language: 'ja' },
      permissions: { 'system.test': 'all' },
    });
    const { session } = (await browser.get('/api/session')).json();
    expect(response.json()).toEqual({ session, secondFactor: null });
    const [row] = await test.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.lastLoginAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const records = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, user.id));
    expect(records).toMatchObject([{ action: 'login', actorId: user.id }]);
  });

  it('lives in a cookie that scripts cannot read, and in the database only as a hash', async () => {
    const user = await createUser(test.db);
    const browser = createBrowser(test);
    const response = await logIn(browser, user.loginId);
    const cookie = response.cookies.find(({ name }) => name === 'haisha-session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
    const rows = await test.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const hash = createHash('sha256')
      .update(cookie?.value ?? '')
      .digest('base64url');
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hash]);
  });

  it('gets a new token at each login, and the old one ends', async () => {
    const user = await createUser(test.db);
    const browser = createBrowser(test);
    await logIn(browser, user.loginId);
    const former = new Map(browser.cookies);
    await logIn(browser, user.loginId);
    expect(browser.cookies.get('haisha-session')).not.toBe(former.get('haisha-session'));
    const thief = createBrowser(test);
    for (const [name, value] of former) thief.cookies.set(name, value);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('accepts a password however the input method composed it', async () => {
    const user = await createUser(test.db);
    const browser = createBrowser(test);
    expect((await logIn(browser, user.loginId, testPassword.normalize('NFD'))).statusCode).toBe(200);
    expect((await logIn(browser, user.loginId, 'ﾊﾟｽﾜｰﾄﾞ-2026')).statusCode).toBe(200);
  });

  it.each([
    ['a wrong password', {}, 'wrong'],
    ['a user who was deactivated', { archivedAt: new Date().toISOString() }, testPassword],
    ['a user who has not come yet', { passwordHash: null }, testPassword],
    ['a user who comes by single sign-on alone', { passwordHash: null, externalSubject: 'issuer 1' }, testPassword],
  ])('refuses %s', async (_name, options, password) => {
    const user = await createUser(test.db, options);
    const response = await logIn(createBrowser(test), user.loginId, password);
    expect(response.statusCode).toBe(401);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({ status: 401, code: 'credentials.invalid', requestId: expect.any(String) });
    expect(response.cookies.map(({ name }) => name)).not.toContain('haisha-session');
  });

  it('records what it refuses, with the user if there is one and nothing that was typed', async () => {
    const user = await createUser(test.db);
    const recordsOf = async (loginId: string, requestId: string) => {
      const options = { headers: { 'x-request-id': requestId } };
      await createBrowser(test).post('/api/session', { loginId, password: 'geheim-1' }, options);
      return await test.db.select().from(auditRecords).where(eq(auditRecords.requestId, requestId));
    };
    const record = { action: 'loginRefused', actorId: null, entity: 'user', after: { reason: 'credentials' } };
    const known = await recordsOf(user.loginId, 'refused-known');
    expect(known).toMatchObject([{ ...record, entityId: user.id, before: null }]);
    const unknown = await recordsOf('geheim-2@example.jp', 'refused-unknown');
    expect(unknown).toMatchObject([{ ...record, entityId: null, before: null }]);
    expect(JSON.stringify([known, unknown])).not.toMatch(/geheim/);
  });

  it('ends here by logout, and elsewhere goes on', async () => {
    const user = await createUser(test.db);
    const [here, there] = [createBrowser(test), createBrowser(test)];
    await logIn(here, user.loginId);
    await logIn(there, user.loginId);
    const token = here.cookies.get('haisha-session') ?? '';
    expect((await here.delete('/api/session')).statusCode).toBe(204);
    expect(here.cookies.has('haisha-session')).toBe(false);
    here.cookies.set('haisha-session', token);
    expect(await isLoggedIn(here)).toBe(false);
    expect(await isLoggedIn(there)).toBe(true);
  });

  it('ends everywhere at once', async () => {
    const user = await createUser(test.db);
    const [here, there] = [createBrowser(test), createBrowser(test)];
    await logIn(here, user.loginId);
    await logIn(there, user.loginId);
    expect((await here.delete('/api/sessions')).statusCode).toBe(204);
    expect(await isLoggedIn(there)).toBe(false);
    expect((await there.delete('/api/session')).json()).toMatchObject({ code: 'session.required' });
  });

  it('ends at once for a user who is deactivated', async () => {
    const browser = await logInAs(test, ['admin']);
    await test.db.update(users).set({ archivedAt: new Date().toISOString() }).where(eq(users.id, browser.userId));
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('writes that it was used at most once a minute', async () => {
    const browser = await logInAs(test, ['admin']);
    const seen = async () =>
      (await test.db.select().from(sessions).where(eq(sessions.userId, browser.userId)))[0]?.lastSeenAt;
    const first = await seen();
    await browser.get('/api/session');
    expect(await seen()).toBe(first);
    test.pass(61_000);
    await browser.get('/api/session');
    expect(await seen()).not.toBe(first);
  });

  it('ends after the idle time, and is kept alive by use until the absolute time', async () => {
    const [idle, busy] = [await logInAs(test, ['admin']), await logInAs(test, ['admin'])];
    for (let passed = 0; passed < 110; passed += 20) {
      test.pass(20 * minute);
      if (passed < 100) expect(await isLoggedIn(busy)).toBe(true);
    }
    expect(await isLoggedIn(idle)).toBe(false);
    test.pass(hour);
    expect(await isLoggedIn(busy)).toBe(false);
  });
});
