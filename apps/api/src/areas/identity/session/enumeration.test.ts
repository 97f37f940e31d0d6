import { argon2 } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser as createUserQuickly, testPassword, type UserOptions } from '../../../../test/factories.ts';
import { turnOnTotp } from '../../../../test/second-factor.ts';
import { createUserBy, goodPassword, linkFor } from '../../../../test/users.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { hashPassword } from './password.ts';
import { issueTicket } from './tickets.ts';

vi.mock('node:crypto', { spy: true });

const noMail = {
  LOGIN_ATTEMPTS_PER_ACCOUNT: '3',
  LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
  SESSION_IDLE_MINUTES: '10000',
  SESSION_ABSOLUTE_HOURS: '720',
};
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.jp', PUBLIC_ORIGIN: 'http://haisha.example.jp' };
const limit = Number(noMail.LOGIN_ATTEMPTS_PER_ACCOUNT);

let test: TestApp;
let withMail: TestApp;
let admin: Browser;
let query: { mock: { calls: unknown[] }; mockClear: () => void; mockRestore: () => void };

beforeAll(async () => {
  test = await buildTestApp(noMail);
  withMail = await buildTestApp({ ...noMail, ...mail });
  admin = await logInAs(test, ['admin']);
  query = vi.spyOn(pg.Client.prototype, 'query');
});
afterEach(() => test.pass(16 * 60_000));
afterAll(async () => {
  query.mockRestore();
  await test.close();
  await withMail.close();
});

/** With a password that costs what one does in life. */
const passwordHash = await hashPassword(testPassword);
const createUser = (db: TestApp['db'], options: UserOptions = {}) =>
  createUserQuickly(db, { passwordHash, ...options });

/** People whom nobody from outside may tell from each other, nor from nobody. */
const people: Record<string, (db: TestApp['db']) => Promise<string>> = {
  'somebody active': async (db) => (await createUser(db)).loginId,
  'somebody deactivated': async (db) => (await createUser(db, { archivedAt: new Date().toISOString() })).loginId,
  'somebody invited': async (db) => (await createUser(db, { passwordHash: null })).loginId,
  'somebody who comes by single sign-on': async (db) =>
    (await createUser(db, { passwordHash: null, externalSubject: `issuer ${Math.random()}` })).loginId,
  'somebody whose password has to be changed': async (db) =>
    (await createUser(db, { mustChangePassword: true })).loginId,
  'somebody with a second factor': async (db) => {
    const since = { totpSecret: 'v1.sealed', totpConfirmedAt: new Date().toISOString() };
    return (await createUser(db, since)).loginId;
  },
  'somebody with a login ID that is no address': async (db) =>
    (await createUser(db, { loginId: `driver-${Math.random()}` })).loginId,
};
const nobody = 'nobody@example.jp';

/** What is answered, and the work that is seen from outside as time: hashes and statements of the database. */
async function workOf(browser: Browser, url: string, body: object) {
  if (browser.cookies.size === 0) await browser.get(test.env.CSRF_PATH);
  vi.mocked(argon2).mockClear();
  query.mockClear();
  const response = await browser.post(url, body);
  const { requestId: _, ...said } = response.body === '' ? {} : response.json();
  const hashed = vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes }]) => [algorithm, memory, passes]);
  const statements = (query.mock.calls as [{ text?: string } | string][]).map(([one]) =>
    typeof one === 'string' ? one : one.text,
  );
  const cookies = response.cookies.map(({ name }) => name);
  return { status: response.statusCode, said, cookies, hashed, statements };
}

describe.each(Object.entries(people))('%s', (_name, make) => {
  it('is to whoever has a wrong password nobody', async () => {
    const ask = (loginId: string) => workOf(createBrowser(test), '/api/session', { loginId, password: 'wrong' });
    const [known, unknown] = [await ask(await make(test.db)), await ask(nobody)];
    expect(known).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 401, said: { code: 'credentials.invalid' }, cookies: [] });
    expect(unknown.hashed).toEqual([['argon2id', 19_456, 2]]);
    expect(unknown.statements.at(-1)).toContain('insert into "audit_records"');
  });

  it('is nobody to whoever tries too often', async () => {
    const tries = async (loginId: string) => {
      const all = [];
      for (let one = 0; one < limit + 2; one++) {
        const { said, ...rest } = await workOf(createBrowser(test), '/api/session', { loginId, password: 'wrong' });
        const { retryAfterSeconds: __, ...words } = said;
        all.push({ ...rest, said: words });
      }
      return all;
    };
    const known = await tries(await make(test.db));
    expect(known).toEqual(await tries(nobody));
    expect(known.at(-1)).toMatchObject({ status: 429, hashed: [] });
  });

  it.each(['with mail', 'without mail'])('is nobody to whoever says the password is forgotten, %s', async (which) => {
    const app = which === 'with mail' ? withMail : test;
    const ask = (loginId: string) => workOf(createBrowser(app), '/api/password-resets', { loginId });
    const [known, unknown] = [await ask(await make(app.db)), await ask(`${Math.random()}@example.jp`)];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 202, said: {}, cookies: [], hashed: [] });
  });
});

describe('the right password', () => {
  it.each(['somebody deactivated', 'somebody invited'])('of %s is a wrong one', async (kind) => {
    const loginId = (await people[kind]?.(test.db)) ?? '';
    const right = await workOf(createBrowser(test), '/api/session', { loginId, password: testPassword });
    expect(right).toEqual(await workOf(createBrowser(test), '/api/session', { loginId: nobody, password: 'wrong' }));
  });
});

describe('an invitation or a reset that opens nothing any more', () => {
  it.each<[string, (id: string, token: string) => Promise<unknown> | unknown]>([
    ['was used', (_id, token) => createBrowser(test).post('/api/links/redeem', { token, password: goodPassword })],
    ['is over', () => test.pass(31 * 60_000)],
    ['was replaced', (id) => linkFor(admin, id, 'invitation')],
    [
      'is of somebody deactivated',
      (id) => test.db.update(users).set({ archivedAt: new Date().toISOString() }).where(eq(users.id, id)),
    ],
  ])('%s, and that is not said', async (_what, happen) => {
    const { id } = await createUserBy(admin);
    const token = await linkFor(admin, id, 'invitation');
    await happen(id, token);
    for (const [url, more] of [
      ['/api/links/look', {}],
      ['/api/links/redeem', { password: goodPassword }],
    ] as const) {
      const known = await workOf(createBrowser(test), url, { token, ...more });
      expect(known).toEqual(await workOf(createBrowser(test), url, { token: 'x'.repeat(43), ...more }));
      expect(known).toMatchObject({ status: 410, said: { code: 'link.invalid' }, hashed: [] });
    }
  });
});

describe('the second step', () => {
  const ask = async (ticket: string | undefined, code = '123456') => {
    const browser = createBrowser(test);
    await browser.get(test.env.CSRF_PATH);
    if (ticket !== undefined) browser.cookies.set('haisha-second-factor', ticket);
    return await workOf(browser, '/api/session/second-factor', { code });
  };
  const ticketFor = async (userId: string) =>
    (await test.db.transaction((tx) => issueTicket(tx, test.clock(), userId))).token;

  it('tells nothing of a ticket that is over or was used, nor of one that never was', async () => {
    const { userId, ...browser } = await logInAs(test, ['viewer']);
    const { recoveryCodes } = await turnOnTotp(test, browser);
    const [used, late] = [await ticketFor(userId), await ticketFor(userId)];
    expect((await ask(used, recoveryCodes[0])).status).toBe(200);
    test.pass(6 * 60_000);
    const never = await ask('x'.repeat(43));
    expect(never).toMatchObject({ status: 401, said: { code: 'secondFactor.expired' }, cookies: [] });
    for (const ticket of [used, late, undefined]) expect(await ask(ticket)).toEqual(never);
  });

  it('says and does the same for a wrong code of either kind', async () => {
    const { userId, ...browser } = await logInAs(test, ['viewer']);
    await turnOnTotp(test, browser);
    const answers = [];
    for (const code of ['000000', 'AAAA-BBBB-CCCC-DDDD', 'x']) answers.push(await ask(await ticketFor(userId), code));
    expect(answers[0]).toMatchObject({ status: 401, said: { code: 'secondFactor.invalid' } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});
