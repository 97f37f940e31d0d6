import type { OwnSession } from '@haisha/validation/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { product } from '../../../areas.ts';
import { clearExpired } from '../../../services/expiry/clear-expired.ts';
import { deviceOf } from './device-of.ts';

const minute = 60_000;
const agents = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => test.close());

async function logInWith(loginId: string, userAgent: string, address: string): Promise<Browser> {
  const browser = createBrowser(test);
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  await browser.post('/api/session', { loginId, password: testPassword }, { headers });
  return browser;
}
const own = async (browser: Browser): Promise<OwnSession[]> => (await browser.get('/api/sessions')).json().items;
const isLoggedIn = async (browser: Browser) => (await browser.get('/api/session')).json().session !== null;

describe('the own sessions', () => {
  it('say from where they are used and which is this one, this one first, then the last seen', async () => {
    const { loginId } = await createUser(test.db, { roles: ['viewer'] });
    const here = await logInWith(loginId, agents.desktop, '203.0.113.7');
    test.pass(5 * minute);
    await logInWith(loginId, agents.phone, '2001:db8::1');
    test.pass(5 * minute);
    await logInWith(loginId, 'curl/8', '203.0.113.9');
    const items = await own(here);
    expect(items).toMatchObject([
      { isThis: true, browser: 'Microsoft Edge 142', system: 'Windows 10', device: 'desktop', address: '203.0.113.7' },
      { isThis: false, browser: null, system: null, device: null, address: '203.0.113.9' },
      { isThis: false, browser: 'Safari 18', system: 'iOS 18.1', device: 'mobile', address: '2001:db8::1' },
    ]);
    for (const { createdAt, lastSeenAt, endsAt } of items) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(lastSeenAt));
      expect(Date.parse(endsAt) - Date.parse(createdAt)).toBe(24 * 60 * minute);
    }
    expect(JSON.stringify(items)).not.toMatch(/hash|token|Mozilla/i);
  });

  it('end one by one', async () => {
    const { loginId } = await createUser(test.db, { roles: ['viewer'] });
    const [here, there] = [
      await logInWith(loginId, agents.desktop, '203.0.113.7'),
      await logInWith(loginId, agents.phone, '203.0.113.8'),
    ];
    const [this_, other] = await own(here);
    expect((await here.delete(`/api/sessions/${other?.id}`)).statusCode).toBe(204);
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
    expect((await here.delete(`/api/sessions/${other?.id}`)).json().code).toBe('record.not_found');
    expect((await here.delete(`/api/sessions/${this_?.id}`)).statusCode).toBe(204);
    expect(here.cookies.has('haisha-session')).toBe(false);
  });

  it('say in each page of their browser that they were ended, and not that of one that ran out', async () => {
    const { loginId } = await createUser(test.db, { roles: ['viewer'] });
    const there = await logInWith(loginId, agents.phone, '203.0.113.8');
    const here = await logInWith(loginId, agents.desktop, '203.0.113.7');
    const stateOf = async (browser: Browser) => (await browser.get('/api/session')).json();
    expect(await stateOf(here)).toMatchObject({ session: { user: { loginId } }, ended: false });
    const other = (await own(here)).find(({ isThis }) => !isThis);
    await here.delete(`/api/sessions/${other?.id}`);
    expect(await stateOf(there)).toEqual({ session: null, ended: true });
    expect(await stateOf(there)).toEqual({ session: null, ended: true });
    test.pass(121 * minute);
    await clearExpired(product.expires, test);
    expect(await stateOf(here)).toEqual({ session: null, ended: false });
    expect(await stateOf(here)).toEqual({ session: null, ended: false });
  });

  it('are nobody else’s to see or to end', async () => {
    const [one, other] = [await logInAs(test, ['admin']), await logInAs(test, ['viewer'])];
    const [session] = await own(other);
    expect((await own(one)).map(({ id }) => id)).not.toContain(session?.id);
    expect((await one.delete(`/api/sessions/${session?.id}`)).json().code).toBe('record.not_found');
    expect(await isLoggedIn(other)).toBe(true);
  });

  it('are shown only as long as they are not over', async () => {
    const { loginId } = await createUser(test.db, { roles: ['viewer'] });
    await logInWith(loginId, agents.phone, '203.0.113.8');
    test.pass(121 * minute);
    const here = await logInWith(loginId, agents.desktop, '203.0.113.7');
    expect((await own(here)).map(({ isThis }) => isThis)).toEqual([true]);
  });
});

describe('a session that somebody wants to steal', () => {
  it('is not one that was planted before the login', async () => {
    const { loginId } = await createUser(test.db, { roles: ['viewer'] });
    const victim = createBrowser(test);
    victim.cookies.set('haisha-session', 'planted');
    await victim.get(test.env.CSRF_PATH);
    await victim.post('/api/session', { loginId, password: testPassword });
    expect(victim.cookies.get('haisha-session')).not.toBe('planted');
    const thief = createBrowser(test);
    thief.cookies.set('haisha-session', 'planted');
    expect(await isLoggedIn(thief)).toBe(false);
  });

  it('is worth nothing after the logout, with all that the browser held', async () => {
    const browser = await logInAs(test, ['admin']);
    const held = new Map(browser.cookies);
    await browser.delete('/api/session');
    const thief = createBrowser(test);
    for (const [name, value] of held) thief.cookies.set(name, value);
    expect((await thief.get('/api/users')).json().code).toBe('session.required');
    expect((await thief.put('/api/account', { theme: 'dark' })).json().code).toBe('session.required');
  });

  it('does not open by its id, which others may know', async () => {
    const browser = await logInAs(test, ['admin']);
    const [session] = await own(browser);
    const thief = createBrowser(test);
    thief.cookies.set('haisha-session', session?.id ?? '');
    expect(await isLoggedIn(thief)).toBe(false);
  });
});

describe('a user agent', () => {
  it.each([
    [null, { browser: null, system: null, device: null }],
    ['', { browser: null, system: null, device: null }],
    ['<script>alert(1)</script>', { system: null, device: null }],
    ['x'.repeat(2000), { system: null, device: null }],
  ])('may say anything: %j', (agent, device) => {
    expect(deviceOf(agent)).toMatchObject(device);
  });
});
