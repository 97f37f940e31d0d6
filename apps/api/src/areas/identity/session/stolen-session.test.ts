import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { copyOf } from '../../../../test/copy-of.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { createDepartment } from '../../../../test/masters.ts';
import { type Route, routesOf } from '../../../../test/routes.ts';
import { codeOf, turnOnTotp } from '../../../../test/second-factor.ts';
import { createUserBy, goodPassword, linkFor } from '../../../../test/users.ts';

const minute = 60_000;
const sessionCookie = 'haisha-session';
let test: TestApp;
let guarded: Route[];

beforeAll(async () => {
  const limits = { LOGIN_ATTEMPTS_PER_ACCOUNT: '1000', LOGIN_ATTEMPTS_PER_ADDRESS: '100000' };
  test = await buildTestApp({ ...limits, SESSION_IDLE_MINUTES: '30', SESSION_ABSOLUTE_HOURS: '2' });
  guarded = routesOf(test).filter(({ access }) => access !== 'public' && access !== 'signed');
});
afterAll(() => test.close());

const isLoggedIn = async (browser: Browser) => (await browser.get('/api/session')).json().session !== null;

/** The routes at which a session gets another answer than none. */
async function openTo(browser: Browser): Promise<string[]> {
  const open = [];
  for (const { name, method, url } of guarded) {
    const response = await browser.send({ method, url: url.replaceAll(/:\w+/g, () => randomUUID()) });
    if (response.statusCode !== 401 || response.json().code !== 'session.required') open.push(name);
  }
  return open;
}

/** Somebody with a session here and one elsewhere, and whoever stole the latter. */
async function robbed() {
  const user = await createUser(test.db, { roles: ['viewer'] });
  const [here, elsewhere] = [createBrowser(test), createBrowser(test)];
  await logIn(here, user.loginId);
  await logIn(elsewhere, user.loginId);
  const thief = copyOf(test, elsewhere);
  expect(await isLoggedIn(thief)).toBe(true);
  return { user, here, elsewhere, thief };
}
type Robbed = Awaited<ReturnType<typeof robbed>>;

async function asAdmin({ user }: Robbed, what: 'change' | 'archive', values: object = {}): Promise<void> {
  const admin = await logInAs(test, ['admin']);
  const row = (await admin.get(`/api/users/${user.id}`)).json();
  const body = { ...row, ...values };
  const path = `/api/users/${user.id}`;
  const response = what === 'change' ? await admin.put(path, body) : await admin.post(`${path}/archive`, body);
  expect(response.statusCode).toBe(200);
}

describe('a stolen session opens nothing from the moment that', () => {
  it.each<[string, (robbed: Robbed) => Promise<unknown>]>([
    ['its owner logs out of it', ({ elsewhere }) => elsewhere.delete('/api/session')],
    ['its owner logs out everywhere', ({ here }) => here.delete('/api/sessions')],
    [
      'its owner ends it in the list',
      async ({ here }) => {
        const { items } = (await here.get('/api/sessions')).json();
        await here.delete(`/api/sessions/${items.find(({ isThis }: { isThis: boolean }) => !isThis).id}`);
      },
    ],
    ['its owner logs in with it anew', ({ elsewhere, user }) => logIn(elsewhere, user.loginId)],
    [
      'its owner changes the password',
      ({ here }) => here.put('/api/account/password', { presentPassword: testPassword, newPassword: goodPassword }),
    ],
    [
      'its owner gets a new password by a link',
      async ({ user }) => {
        const admin = await logInAs(test, ['admin']);
        const token = await linkFor(admin, user.id, 'password-reset');
        await createBrowser(test).post('/api/links/redeem', { token, password: goodPassword });
      },
    ],
    ['its owner is deactivated', (all) => asAdmin(all, 'archive')],
    ['its owner gets other roles', (all) => asAdmin(all, 'change', { roles: ['labour'] })],
    [
      'its owner gets another scope',
      async (all) => {
        const { id } = await createDepartment(await logInAs(test, ['admin']));
        await asAdmin(all, 'change', { departmentScope: 'list', departmentIds: [id] });
      },
    ],
    ['it has been idle for its time', async () => test.pass(30 * minute)],
    [
      'its longest time is over, though it is used all along',
      async ({ thief }) => {
        for (let passed = 0; passed < 120; passed += 20) {
          expect(await isLoggedIn(thief)).toBe(true);
          test.pass(20 * minute);
        }
      },
    ],
  ])('%s', async (_name, happen) => {
    const all = await robbed();
    await happen(all);
    expect(await openTo(all.thief)).toEqual([]);
    expect(await isLoggedIn(all.thief)).toBe(false);
  });
});

describe('a session that was planted in a browser is not that of whoever logs in there', () => {
  it.each<[string, (victim: Browser) => Promise<unknown>]>([
    ['by password', async (victim) => await logIn(victim, (await createUser(test.db, { roles: ['viewer'] })).loginId)],
    [
      'by password and second factor',
      async (victim) => {
        const { secret, loginId } = await withSecondFactor();
        await logIn(victim, loginId);
        return await victim.post('/api/session/second-factor', { code: codeOf(test, secret, 1) });
      },
    ],
    [
      'by password and recovery code',
      async (victim) => {
        const { recoveryCodes, loginId } = await withSecondFactor();
        await logIn(victim, loginId);
        return await victim.post('/api/session/second-factor', { code: recoveryCodes[0] });
      },
    ],
    [
      'by a one-time link',
      async (victim) => {
        const admin = await logInAs(test, ['admin']);
        const token = await linkFor(admin, (await createUserBy(admin)).id, 'invitation');
        return await victim.post('/api/links/redeem', { token, password: goodPassword });
      },
    ],
  ])('%s', async (_name, letIn) => {
    const attacker = await logInAs(test, ['viewer']);
    const planted = [
      { cookies: new Map([[sessionCookie, 'planted']]), isOwn: false },
      { cookies: new Map(attacker.cookies), isOwn: true },
    ];
    for (const { cookies } of planted) {
      const victim = copyOf(test, { cookies });
      if (!victim.cookies.has(test.env.CSRF_COOKIE)) await victim.get(test.env.CSRF_PATH);
      await letIn(victim);
      expect(await isLoggedIn(victim)).toBe(true);
      expect(victim.cookies.get(sessionCookie)).not.toBe(cookies.get(sessionCookie));
      const left = copyOf(test, { cookies });
      expect(await isLoggedIn(left)).toBe(false);
      // Nor can the one who planted them write with the token that was planted along.
      const token = cookies.get(test.env.CSRF_COOKIE) ?? 'planted';
      victim.cookies.set(test.env.CSRF_COOKIE, token);
      expect((await victim.put('/api/account', { theme: 'dark' })).json().code).toBe('csrf.invalid');
    }
  });
});

async function withSecondFactor() {
  const browser = await logInAs(test, ['viewer']);
  const factor = await turnOnTotp(test, browser);
  const { loginId } = (await browser.get('/api/account')).json();
  return { browser, loginId: loginId as string, ...factor };
}

describe('a code that served once', () => {
  const half = async (loginId: string) => {
    const browser = createBrowser(test);
    await logIn(browser, loginId);
    return browser;
  };
  const second = async (browser: Browser, code = '') =>
    (await browser.post('/api/session/second-factor', { code })).statusCode;

  it('to turn the second factor on lets nobody in', async () => {
    const { loginId, secret } = await withSecondFactor();
    expect(await second(await half(loginId), codeOf(test, secret))).toBe(401);
  });

  it('to log in does not turn the second factor off', async () => {
    const { browser, loginId, secret, recoveryCodes } = await withSecondFactor();
    for (const code of [codeOf(test, secret, 1), recoveryCodes[0] ?? '']) {
      expect(await second(await half(loginId), code)).toBe(200);
      const end = await browser.post('/api/account/totp/end', { presentPassword: testPassword, code });
      expect(end.json().errors).toEqual([{ path: 'code', code: 'wrongSecondFactor' }]);
    }
  });

  it('for one account is none of another', async () => {
    const [one, other] = [await withSecondFactor(), await withSecondFactor()];
    expect(await second(await half(one.loginId), other.recoveryCodes[0])).toBe(401);
    expect(await second(await half(one.loginId), codeOf(test, other.secret, 1))).toBe(401);
  });
});
