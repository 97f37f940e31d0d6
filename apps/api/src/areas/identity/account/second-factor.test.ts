import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { testPassword } from '../../../../test/factories.ts';
import { codeOf, turnOnTotp } from '../../../../test/second-factor.ts';
import { goodPassword, linkFor } from '../../../../test/users.ts';
import { recoveryCodes as recoveryCodesTable } from '../../../db/schema/identity/recovery-codes.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';

const at = '2026-11-21T00:00:10.000Z';
const nextStep = 30_000;
let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  const limits = { LOGIN_ATTEMPTS_PER_ACCOUNT: '4', LOGIN_ATTEMPTS_PER_ADDRESS: '10000' };
  test = await buildTestApp({ ...limits, SESSION_IDLE_MINUTES: '10000' }, { at });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

async function protectedUser() {
  const browser = await logInAs(test, ['viewer']);
  const factor = await turnOnTotp(test, browser);
  test.pass(nextStep);
  const loginId: string = (await browser.get('/api/account')).json().loginId;
  return { browser, loginId, ...factor };
}

/** A browser that has shown the password and not the second factor. */
async function half(loginId: string) {
  const browser = createBrowser(test);
  const answer = await logIn(browser, loginId);
  return { browser, answer };
}

const second = async (browser: Browser, code: string) => await browser.post('/api/session/second-factor', { code });
const sessionOf = async (browser: Browser) => (await browser.get('/api/session')).json().session;

describe('the second factor', () => {
  it('is begun by the own password, confirmed by a code, and gives ten recovery codes once', async () => {
    const browser = await logInAs(test, ['viewer']);
    const begin = async (presentPassword: string) => await browser.post('/api/account/totp', { presentPassword });
    expect((await begin('wrong')).json().errors).toEqual([{ path: 'presentPassword', code: 'wrongPassword' }]);
    const begun = (await begin(testPassword)).json();
    expect(begun.svg).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret);
    const confirm = async (code: string) => await browser.post('/api/account/totp/confirm', { code });
    expect((await confirm('000000')).json().errors).toEqual([{ path: 'code', code: 'wrongCode' }]);
    expect((await browser.get('/api/account')).json().totp).toBeNull();
    const { recoveryCodes } = (await confirm(codeOf(test, begun.secret))).json();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
    expect((await browser.get('/api/account')).json().totp).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await begin(testPassword)).json().code).toBe('user.wrong_state');
    expect((await confirm(codeOf(test, begun.secret))).json().code).toBe('user.wrong_state');
    expect((await admin.get(`/api/users/${browser.userId}`)).json().hasTotp).toBe(true);
  });

  it('is kept encrypted, its recovery codes as hashes, and neither in the audit log', async () => {
    const { browser, secret, recoveryCodes } = await protectedUser();
    const [row] = await test.db.select().from(users).where(eq(users.id, browser.userId));
    expect(row?.totpSecret).toMatch(/^v1\./);
    const kept = [row, await test.db.select().from(recoveryCodesTable), await test.db.select().from(auditRecords)];
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(kept)).not.toContain(text);
  });

  it('is asked for after the password: until then there is a ticket, good for nothing else', async () => {
    const { loginId, secret } = await protectedUser();
    const { browser, answer } = await half(loginId);
    expect(answer.json()).toMatchObject({ session: null, secondFactor: { endsAt: expect.any(String) } });
    const ticket = answer.cookies.find(({ name }) => name === 'haisha-second-factor');
    expect(ticket).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/session' });
    expect(answer.cookies.map(({ name }) => name)).not.toContain('haisha-session');
    expect(await sessionOf(browser)).toBeNull();
    browser.cookies.set('haisha-session', ticket?.value ?? '');
    expect(await sessionOf(browser)).toBeNull();
    expect((await browser.get('/api/home')).json().code).toBe('session.required');
    expect((await createBrowser(test).post('/api/links/look', { token: ticket?.value })).statusCode).toBe(410);
    const done = await second(browser, codeOf(test, secret));
    expect(done.json()).toMatchObject({ session: { user: { loginId } }, secondFactor: null });
    expect(await sessionOf(browser)).not.toBeNull();
  });

  it('takes a code once, from whichever browser', async () => {
    const { loginId, secret } = await protectedUser();
    const [one, other] = [await half(loginId), await half(loginId)];
    const code = codeOf(test, secret);
    const answers = await Promise.all([second(one.browser, code), second(other.browser, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const third = await half(loginId);
    expect((await second(third.browser, codeOf(test, secret, -1))).json().code).toBe('secondFactor.invalid');
    expect((await second(third.browser, codeOf(test, secret, 1))).statusCode).toBe(200);
  });

  it('takes a ticket once, and for five minutes', async () => {
    const { loginId, secret } = await protectedUser();
    const { browser } = await half(loginId);
    const ticket = browser.cookies.get('haisha-second-factor') ?? '';
    expect((await second(browser, codeOf(test, secret))).statusCode).toBe(200);
    const thief = createBrowser(test);
    thief.cookies.set('haisha-second-factor', ticket);
    test.pass(nextStep);
    expect((await second(thief, codeOf(test, secret))).json().code).toBe('secondFactor.expired');
    const late = await half(loginId);
    test.pass(5 * 60_000);
    expect((await second(late.browser, codeOf(test, secret))).json().code).toBe('secondFactor.expired');
    expect((await second(createBrowser(test), '123456')).json().code).toBe('secondFactor.expired');
  });

  it('can be stood in for by each recovery code, once, however it is written', async () => {
    const { loginId, browser, recoveryCodes } = await protectedUser();
    const code = recoveryCodes[0] ?? '';
    const one = await half(loginId);
    expect((await second(one.browser, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
    const other = await half(loginId);
    expect((await second(other.browser, code)).json().code).toBe('secondFactor.invalid');
    expect((await second(other.browser, recoveryCodes[1] ?? '')).statusCode).toBe(200);
    expect((await browser.get('/api/account')).json().totp).toMatchObject({ recoveryCodesLeft: 8 });
    const renewed = await browser.post('/api/account/totp/recovery-codes', { presentPassword: testPassword });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    const third = await half(loginId);
    expect((await second(third.browser, recoveryCodes[2] ?? '')).json().code).toBe('secondFactor.invalid');
    const ways = (await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, browser.userId)))
      .filter(({ action }) => action === 'login')
      .map(({ after }) => after?.way);
    expect(ways).toEqual(['password', 'recoveryCode', 'recoveryCode']);
  });

  it('stops whoever guesses, from wherever, and starts anew after a right code', async () => {
    const { loginId, secret } = await protectedUser();
    const { browser } = await half(loginId);
    const codes = [];
    for (let guess = 0; guess < 4; guess++) codes.push((await second(browser, '000000')).statusCode);
    expect(codes).toEqual([401, 401, 401, 401]);
    expect((await second((await half(loginId)).browser, codeOf(test, secret))).statusCode).toBe(429);
    test.pass(16 * 60_000);
    expect((await second((await half(loginId)).browser, codeOf(test, secret))).statusCode).toBe(200);
  });

  it('ends by own password and code', async () => {
    const { browser, loginId, secret } = await protectedUser();
    const end = async (body: object) => await browser.post('/api/account/totp/end', body);
    const wrong = await end({ presentPassword: 'wrong', code: codeOf(test, secret) });
    expect(wrong.json().errors).toEqual([{ path: 'presentPassword', code: 'wrongPassword' }]);
    const guess = await end({ presentPassword: testPassword, code: '000000' });
    expect(guess.json().errors).toEqual([{ path: 'code', code: 'wrongSecondFactor' }]);
    expect((await end({ presentPassword: testPassword, code: codeOf(test, secret) })).statusCode).toBe(204);
    expect((await half(loginId)).answer.json()).toMatchObject({ session: { user: { loginId } } });
    expect((await end({ presentPassword: testPassword, code: '1' })).json().code).toBe('user.wrong_state');
  });

  it('is told to those who look at the user, when it is on and when it is off', async () => {
    const { browser, recoveryCodes } = await protectedUser();
    const ending = { presentPassword: testPassword, code: recoveryCodes[0] };
    expect((await browser.post('/api/account/totp/end', ending)).statusCode).toBe(204);
    const told = await test.db.select().from(realtimeMessages).where(eq(realtimeMessages.channel, 'private-user'));
    const ofUser = told.map(({ data }) => JSON.parse(data)).filter(({ id }) => id === browser.userId);
    expect(ofUser.map(({ action }) => action)).toEqual(['secondFactorOn', 'secondFactorOff']);
  });

  it('is removed by an administrator, which is recorded', async () => {
    const { browser, loginId } = await protectedUser();
    const remove = async () => await admin.delete(`/api/users/${browser.userId}/second-factor`);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).json().code).toBe('user.wrong_state');
    expect((await half(loginId)).answer.json().session).not.toBeNull();
    const records = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, browser.userId));
    expect(records).toContainEqual(expect.objectContaining({ action: 'secondFactorRemoved', actorId: admin.userId }));
    expect((await browser.delete(`/api/users/${browser.userId}/second-factor`)).json().code).toBe('permission.denied');
  });

  it('is asked for after a reset of the password as well', async () => {
    const { browser, loginId, secret } = await protectedUser();
    const fresh = createBrowser(test);
    const token = await linkFor(admin, browser.userId, 'password-reset');
    const answer = await fresh.post('/api/links/redeem', { token, password: goodPassword });
    expect(answer.json()).toMatchObject({ session: null, secondFactor: {} });
    expect((await second(fresh, codeOf(test, secret))).json()).toMatchObject({ session: { user: { loginId } } });
  });

  it('lets nobody in who was deactivated between the steps', async () => {
    const { browser: own, loginId, secret } = await protectedUser();
    const { browser } = await half(loginId);
    const user = (await admin.get(`/api/users/${own.userId}`)).json();
    await admin.post(`/api/users/${own.userId}/archive`, user);
    expect((await second(browser, codeOf(test, secret))).json().code).toBe('secondFactor.expired');
  });
});
