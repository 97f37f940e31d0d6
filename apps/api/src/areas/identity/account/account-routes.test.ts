import { permissions } from '@haisha/rules/permission';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { goodPassword } from '../../../../test/users.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ LOGIN_ATTEMPTS_PER_ADDRESS: '10000' });
});
afterAll(() => test.close());

const isLoggedIn = async (browser: Browser) => (await browser.get('/api/session')).json().session !== null;
const changePassword = async (browser: Browser, values: object = {}) =>
  await browser.put('/api/account/password', {
    presentPassword: testPassword,
    newPassword: goodPassword,
    ...values,
  });

describe('the own account', () => {
  it('tells who one is, without a secret', async () => {
    const admin = await logInAs(test, ['admin']);
    const department = await createDepartment(admin, { name: '船橋センター' });
    const browser = await logInAs(test, ['dispatcher', 'viewer'], { departmentIds: [department.id] });
    const account = (await browser.get('/api/account')).json();
    expect(account).toEqual({
      loginId: expect.any(String),
      name: '試験 花子',
      kana: 'シケン ハナコ',
      phone: null,
      roles: ['dispatcher', 'viewer'],
      departmentScope: 'list',
      departmentNames: ['船橋センター'],
      departmentNamesEn: ['船橋センター'],
      language: 'ja',
      theme: 'light',
      hasPassword: true,
      hasSingleSignOn: false,
      totp: null,
      lastLoginAt: expect.any(String),
    });
  });

  it('keeps language and theme, which every session of the person has from then on', async () => {
    const browser = await logInAs(test, ['viewer']);
    const changed = await browser.put('/api/account', { theme: 'dark' });
    expect(changed.json()).toMatchObject({ theme: 'dark', language: 'ja' });
    await browser.put('/api/account', { language: 'en' });
    const { user } = (await browser.get('/api/session')).json().session;
    expect(user).toMatchObject({ theme: 'dark', language: 'en' });
    const [row] = await test.db.select().from(users).where(eq(users.id, browser.userId));
    expect(row?.version).toBe(3);
    const records = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, browser.userId));
    expect(records.map(({ action }) => action)).toEqual(['login', 'update', 'update']);
  });

  it('says in the audit log what was changed, and nothing where nothing was', async () => {
    const admin = await logInAs(test, ['admin']);
    const browser = await logInAs(test, ['viewer']);
    await browser.put('/api/account', { theme: 'dark' });
    await browser.put('/api/account', { theme: 'dark', language: 'ja' });
    await browser.put('/api/account', { language: 'en' });
    const { items } = (await admin.get(`/api/audit?action=update&actorId=${browser.userId}`)).json();
    expect(items.map(({ fields }: { fields: unknown }) => fields)).toEqual([
      [{ path: 'language', before: 'ja', after: 'en' }],
      [{ path: 'theme', before: 'light', after: 'dark' }],
    ]);
  });

  it.each([{ roles: ['admin'] }, { language: 'fr' }, { theme: 'blue' }, { mustChangePassword: false }, { id: 'x' }])(
    'changes nothing else: %j',
    async (body) => {
      const browser = await logInAs(test, ['viewer']);
      expect((await browser.put('/api/account', body)).json().code).toBe('validation.failed');
    },
  );
});

describe('the own password', () => {
  it('is changed by who has the present one; here one goes on in a new session, elsewhere all end', async () => {
    const browser = await logInAs(test, ['viewer']);
    const [user] = await test.db.select().from(users).where(eq(users.id, browser.userId));
    const [elsewhere, former] = [createBrowser(test), new Map(browser.cookies)];
    await logIn(elsewhere, user?.loginId ?? '');
    expect((await changePassword(browser)).json().session.user.id).toBe(browser.userId);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(browser.cookies.get('haisha-session')).not.toBe(former.get('haisha-session'));
    expect((await logIn(createBrowser(test), user?.loginId ?? '')).statusCode).toBe(401);
    expect((await logIn(createBrowser(test), user?.loginId ?? '', goodPassword)).statusCode).toBe(200);
  });

  it.each([
    ['the present one is wrong', { presentPassword: 'wrong' }, { path: 'presentPassword', code: 'wrongPassword' }],
    [
      'the new one is short',
      { newPassword: 'short' },
      { path: 'newPassword', code: 'min', params: { min: 12, now: 5 } },
    ],
    ['the new one is the present one', { newPassword: 'ﾊﾟｽﾜｰﾄﾞ-2026' }, { path: 'newPassword', code: 'min' }],
    ['the new one is known', { newPassword: 'password12345' }, { path: 'newPassword', code: 'password.known' }],
    [
      'the new one is of the name',
      { newPassword: '試験試験-mizu-77' },
      { path: 'newPassword', code: 'password.personal' },
    ],
  ])('stays when %s', async (_name, values, error) => {
    const browser = await logInAs(test, ['viewer']);
    expect((await changePassword(browser, values)).json().errors).toMatchObject([error]);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  it('is another one than before', async () => {
    const browser = await logInAs(test, ['viewer']);
    await changePassword(browser);
    const same = { presentPassword: goodPassword, newPassword: 'ｍizu-kuruma-sora-7' };
    expect((await changePassword(browser, same)).json().errors).toEqual([
      { path: 'newPassword', code: 'password.same' },
    ]);
  });

  it('is not guessed at an unlocked screen', async () => {
    const browser = await logInAs(test, ['viewer']);
    const answers = [];
    for (let guess = 0; guess < 6; guess++) {
      answers.push((await changePassword(browser, { presentPassword: 'wrong' })).statusCode);
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await changePassword(browser)).statusCode).toBe(429);
  });

  it('that has to be changed stands before everything else', async () => {
    const user = await createUser(test.db, { roles: ['admin'], mustChangePassword: true });
    const browser = createBrowser(test);
    expect((await logIn(browser, user.loginId)).json().session.user.mustChangePassword).toBe(true);
    const withSession = test.app.routeTable.filter(({ url, method, config }) => {
      // A tablet has a login of its own, with which no password goes.
      const isAlone = config?.access === 'public' || config?.access === 'device';
      const isOpen = isAlone || config?.beforePasswordChange === true;
      return url.startsWith('/api/') && !isOpen && !url.startsWith('/api/docs') && method !== 'HEAD';
    });
    expect(withSession.length).toBeGreaterThan(permissions.length / 10);
    for (const { method, url } of withSession) {
      const options = { method: [method].flat()[0] as 'GET', url: url.replaceAll(/:\w+/g, user.id) };
      const { code } = (await browser.send(options)).json();
      expect([options.method, url, code]).toEqual([options.method, url, 'password.change_required']);
    }
    expect((await changePassword(browser)).json().session.user.mustChangePassword).toBe(false);
    expect((await browser.get('/api/home')).statusCode).toBe(200);
  });

  it('that has to be changed does not keep anybody from logging out', async () => {
    const user = await createUser(test.db, { mustChangePassword: true });
    const browser = createBrowser(test);
    await logIn(browser, user.loginId);
    expect((await browser.delete('/api/session')).statusCode).toBe(204);
  });
});
