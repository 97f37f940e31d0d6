import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser } from '../../../../test/factories.ts';
import { turnOnTotp } from '../../../../test/second-factor.ts';
import { type Accounts, providerClient, startSignOnProvider } from '../../../../test/sign-on-provider.ts';
import { sessions } from '../../../db/schema/identity/sessions.ts';
import { singleSignOnAttempts } from '../../../db/schema/identity/single-sign-on-attempts.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';

const origin = 'http://haisha.example.jp';
const accounts: Accounts = {};
const common = { PUBLIC_ORIGIN: origin, OIDC_CLIENT_ID: providerClient.id, OIDC_CLIENT_SECRET: providerClient.secret };
const limits = { LOGIN_ATTEMPTS_PER_ADDRESS: '10000' };
let provider: Awaited<ReturnType<typeof startSignOnProvider>>;
let test: TestApp;
let mapped: TestApp;
beforeAll(async () => {
  provider = await startSignOnProvider(accounts, origin);
  const settings = { ...common, ...limits, OIDC_ISSUER: provider.issuer };
  test = await buildTestApp(settings);
  const roleMap = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'it=admin,office=viewer,cash desk=accounting' };
  mapped = await buildTestApp({ ...settings, ...roleMap, OIDC_CREATE_USERS: 'yes' });
});
afterAll(async () => {
  await test.close();
  await mapped.close();
  await provider.close();
});

let made = 0;
/** Somebody whom the provider knows. */
function known(claims: Record<string, unknown> = {}): { subject: string; email: string } {
  made += 1;
  const [subject, email] = [`subject-${made}`, `person${made}@example.jp`];
  accounts[subject] = { email, email_verified: true, name: `人 ${made}`, ...claims };
  return { subject, email };
}

async function leave(browser: Browser, returnTo?: string): Promise<string> {
  const answer = await browser.post('/api/single-sign-on', { returnTo });
  if (answer.statusCode !== 200) throw new Error(`the departure answered ${answer.statusCode}: ${answer.body}`);
  return answer.json().address;
}
const comeBack = async (browser: Browser, query: string) => await browser.post('/api/single-sign-on/return', { query });

async function signOn(subject: string, { app = test, browser = createBrowser(app), returnTo = '/' } = {}) {
  const query = await provider.logIn(await leave(browser, returnTo), subject);
  return { browser, answer: await comeBack(browser, query) };
}
const rowOf = async (id: string, app = test) => (await app.db.select().from(users).where(eq(users.id, id)))[0];

describe('single sign-on', () => {
  it('leaves with state, nonce and PKCE, bound to the browser, and keeps the state only as a hash', async () => {
    const browser = createBrowser(test);
    const answer = await browser.post('/api/single-sign-on', { returnTo: '/vehicles' });
    const { searchParams, origin: where } = new URL(answer.json().address);
    expect(where).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'haisha',
      redirect_uri: `${origin}/auth`,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
    });
    const cookie = answer.cookies.find(({ name }) => name === 'haisha-single-sign-on');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/single-sign-on' });
    const kept = JSON.stringify(await test.db.select().from(singleSignOnAttempts));
    expect(kept).not.toContain(searchParams.get('state'));
    expect(kept).not.toContain(cookie?.value);
  });

  it('knows people by their verified address the first time, by their subject from then on', async () => {
    const { subject, email } = known();
    const user = await createUser(test.db, { loginId: email.toUpperCase(), roles: ['viewer'] });
    const { browser, answer } = await signOn(subject, { returnTo: '/en/vehicles?page=2' });
    expect(answer.json()).toMatchObject({ session: { user: { id: user.id } }, returnTo: '/en/vehicles?page=2' });
    expect((await browser.get('/api/session')).json().session.user.id).toBe(user.id);
    expect((await rowOf(user.id))?.externalSubject).toBe(`${provider.issuer} ${subject}`);
    accounts[subject] = { email: 'married@example.jp', email_verified: false };
    expect((await signOn(subject)).answer.json().session.user.id).toBe(user.id);
    const records = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, user.id));
    expect(records.map(({ action, after }) => [action, after?.way])).toEqual([
      ['singleSignOnLinked', undefined],
      ['login', 'singleSignOn'],
      ['login', 'singleSignOn'],
    ]);
    // Whoever looks at the user sees that they have a way in.
    const told = await test.db.select().from(realtimeMessages).where(eq(realtimeMessages.channel, 'private-user'));
    const ofUser = told.map(({ data }) => JSON.parse(data)).filter(({ id }) => id === user.id);
    expect(ofUser).toMatchObject([{ version: user.version, action: 'singleSignOnLinked' }]);
    expect((await browser.delete('/api/session')).statusCode).toBe(204);
  });

  it.each<[string, Record<string, unknown>, Partial<typeof users.$inferInsert> | null]>([
    ['has no account', {}, null],
    ['has an address that nobody verified', { email_verified: false }, {}],
    ['has an address of which the provider does not say', { email_verified: undefined }, {}],
    ['has "true" for an answer', { email_verified: 'true' }, {}],
    ['has no address', { email: undefined }, {}],
    ['was deactivated', {}, { archivedAt: new Date().toISOString() }],
    ['has the address of somebody else the provider knows', {}, { externalSubject: 'another subject' }],
  ])('turns away whoever %s', async (name, claims, row) => {
    const { subject, email } = known(claims);
    const other = row?.externalSubject && { externalSubject: `${row.externalSubject} ${name}` };
    if (row) await createUser(test.db, { loginId: email, ...row, ...other });
    const { browser, answer } = await signOn(subject);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'signOn.unknown_user']);
    expect((await browser.get('/api/session')).json().session).toBeNull();
    expect(await test.db.$count(users, eq(users.loginId, email))).toBe(row ? 1 : 0);
  });

  it('asks for no code of ours: the factors are the business of the provider', async () => {
    const browser = await logInAs(test, ['viewer']);
    await turnOnTotp(test, browser);
    const { subject } = known({ email: (await rowOf(browser.userId))?.loginId });
    expect((await signOn(subject)).answer.json()).toMatchObject({ session: {}, secondFactor: null });
  });

  it.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
    'goes on to no other site: %s',
    async (returnTo) => {
      const { subject, email } = known();
      await createUser(test.db, { loginId: email });
      expect((await signOn(subject, { returnTo })).answer.json().returnTo).toBe('/');
    },
  );
});

describe('a return', () => {
  async function arrived() {
    const { subject, email } = known();
    await createUser(test.db, { loginId: email });
    const browser = createBrowser(test);
    return { subject, browser, query: await provider.logIn(await leave(browser), subject) };
  }
  const failed = [401, 'signOn.failed'];
  const outcome = async (browser: Browser, query: string) => {
    const answer = await comeBack(browser, query);
    return [answer.statusCode, answer.json().code];
  };

  it('counts once', async () => {
    const { browser, query } = await arrived();
    const former = new Map(browser.cookies);
    expect((await comeBack(browser, query)).statusCode).toBe(200);
    const replay = createBrowser(test);
    for (const [name, value] of former) replay.cookies.set(name, value);
    expect(await outcome(replay, query)).toEqual(failed);
  });

  it('counts in the browser that left, and the one who planted it gets nothing', async () => {
    const { query } = await arrived();
    expect(await outcome(createBrowser(test), query)).toEqual(failed);
    const victim = createBrowser(test);
    await leave(victim);
    expect(await outcome(victim, query)).toEqual(failed);
  });

  it('counts for ten minutes', async () => {
    const { browser, query } = await arrived();
    test.pass(10 * 60_000);
    expect(await outcome(browser, query)).toEqual(failed);
  });

  it('with the code of another departure fails, as its verifier is another', async () => {
    const [one, other] = [await arrived(), await arrived()];
    const mixed = new URLSearchParams(one.query);
    mixed.set('code', new URLSearchParams(other.query).get('code') ?? '');
    expect(await outcome(one.browser, mixed.toString())).toEqual(failed);
  });

  it('with another nonce fails', async () => {
    const { browser, query } = await arrived();
    await test.db.update(singleSignOnAttempts).set({ nonce: 'another' });
    expect(await outcome(browser, query)).toEqual(failed);
  });

  it.each([
    ['a refusal', (query: string) => query.replace(/code=[^&]+/, 'error=access_denied')],
    ['no code', (query: string) => query.replace(/code=[^&]+/, 'x=y')],
    ['a code of nobody', (query: string) => query.replace(/code=[^&]+/, 'code=abc')],
    ['another issuer', (query: string) => query.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
    ['a forged state', (query: string) => query.replace(/state=[^&]+/, 'state=abc')],
    ['no state', (query: string) => query.replace(/state=[^&]+/, '')],
    ['nothing to read', () => '%%%&&&==#'],
  ])('with %s fails', async (_name, change) => {
    const { browser, query } = await arrived();
    expect(await outcome(browser, change(query))).toEqual(failed);
    expect((await browser.get('/api/session')).json().session).toBeNull();
  });
});

describe('roles of the provider', () => {
  it('make an account for whoever has one of them', async () => {
    const { subject, email } = known({ groups: ['office', 'cash desk', 'golf'], locale: 'en-GB' });
    const { answer } = await signOn(subject, { app: mapped });
    expect(answer.json().session.user).toMatchObject({
      loginId: email,
      roles: ['accounting', 'viewer'],
      language: 'en',
      departmentScope: 'own',
      departmentIds: [],
    });
    const row = await rowOf(answer.json().session.user.id, mapped);
    expect(row).toMatchObject({ passwordHash: null, name: accounts[subject]?.name });
  });

  it.each([[[]], [['golf']], ['golf'], [undefined], [{ admin: true }]])(
    'turn away whoever has none: %j',
    async (groups) => {
      const { subject, email } = known({ groups });
      expect((await signOn(subject, { app: mapped })).answer.json().code).toBe('signOn.unknown_user');
      expect(await mapped.db.$count(users, eq(users.loginId, email))).toBe(0);
    },
  );

  it('are followed at each sign-on, and end the sessions of before', async () => {
    const { subject, email } = known({ groups: 'office' });
    const user = await createUser(mapped.db, { loginId: email, roles: ['manager'] });
    const { browser } = await signOn(subject, { app: mapped });
    expect((await rowOf(user.id, mapped))?.roles).toEqual(['viewer']);
    accounts[subject] = { ...accounts[subject], groups: ['cash desk'] };
    const second = await signOn(subject, { app: mapped });
    expect(second.answer.json().session.user.roles).toEqual(['accounting']);
    expect((await browser.get('/api/session')).json().session).toBeNull();
    expect(await mapped.db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
    const updates = (await mapped.db.select().from(auditRecords).where(eq(auditRecords.entityId, user.id)))
      .filter(({ action }) => action === 'update')
      .map(({ before, after }) => [before?.roles, after?.roles]);
    expect(updates).toEqual([
      [['manager'], ['viewer']],
      [['viewer'], ['accounting']],
    ]);
  });

  it('are followed from what the account is by then, where somebody changes it meanwhile', async () => {
    const { subject } = known({ groups: 'office' });
    const externalSubject = `${provider.issuer} ${subject}`;
    const { id } = await createUser(mapped.db, { externalSubject, roles: ['manager'] });
    const browser = createBrowser(mapped);
    const query = await provider.logIn(await leave(browser), subject);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { coming } = await mapped.db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ roles: ['labour'], version: 2 })
        .where(eq(users.id, id));
      const coming = comeBack(browser, query);
      await vi.waitFor(async () => expect((await mapped.db.execute(waiting)).rowCount).toBe(1));
      return { coming };
    });
    expect((await coming).json().session.user.roles).toEqual(['viewer']);
    expect(await rowOf(id, mapped)).toMatchObject({ roles: ['viewer'], version: 3 });
    const records = await mapped.db.select().from(auditRecords).where(eq(auditRecords.entityId, id));
    expect(records.find(({ action }) => action === 'update')?.before).toEqual({ roles: ['labour'] });
  });

  it('do not take the last administrator', async () => {
    const { subject, email } = known({ groups: ['office'] });
    const user = await createUser(mapped.db, { loginId: email, roles: ['admin'] });
    expect((await signOn(subject, { app: mapped })).answer.json().session.user.roles).toEqual(['admin']);
    await createUser(mapped.db, { roles: ['admin'] });
    expect((await signOn(subject, { app: mapped })).answer.json().session.user.roles).toEqual(['viewer']);
    expect((await rowOf(user.id, mapped))?.version).toBe(2);
  });
});

describe('a provider', () => {
  it('that is not set up is no route', async () => {
    const own = await buildTestApp();
    const browser = createBrowser(own);
    expect((await browser.post('/api/single-sign-on', {})).json().code).toBe('route.not_found');
    expect((await comeBack(browser, 'code=1&state=2')).json().code).toBe('route.not_found');
    await own.close();
  });

  it('that is away says so, at the departure and at the return', async () => {
    const brief = await startSignOnProvider(accounts, origin);
    const own = await buildTestApp({ ...common, OIDC_ISSUER: brief.issuer });
    const { subject, email } = known();
    await createUser(own.db, { loginId: email });
    const browser = createBrowser(own);
    const query = await brief.logIn(await leave(browser), subject);
    await brief.close();
    const back = await comeBack(browser, query);
    expect([back.statusCode, back.json().code]).toEqual([503, 'signOn.unavailable']);
    await own.close();
    const late = await buildTestApp({ ...common, OIDC_ISSUER: brief.issuer });
    const start = await createBrowser(late).post('/api/single-sign-on', {});
    expect([start.statusCode, start.json().code]).toEqual([503, 'signOn.unavailable']);
    await late.close();
  });
});
