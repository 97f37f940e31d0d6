import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createBrowser, logIn } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { createUser } from '../../../test/factories.ts';
import { loginAttempts } from '../../db/schema/identity/login-attempts.ts';
import { auditRecords } from '../../db/schema/services/audit-records.ts';
import { addressGroup } from './throttle.ts';

let test: TestApp;
describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::7:1:2:3:4', '2001:db8:0:7::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));
});

const settings = { LOGIN_ATTEMPTS_PER_ACCOUNT: '3', LOGIN_ATTEMPTS_PER_ADDRESS: '8', LOGIN_WINDOW_MINUTES: '10' };

async function statuses(loginIds: string[]): Promise<number[]> {
  const browser = createBrowser(test);
  const found: number[] = [];
  for (const loginId of loginIds) found.push((await logIn(browser, loginId, 'wrong')).statusCode);
  return found;
}

describe('throttling of logins', () => {
  afterEach(() => test.close());

  it('refuses the right password too, after too many attempts for an account from one address', async () => {
    test = await buildTestApp(settings);
    const user = await createUser(test.db);
    const id = user.loginId;
    expect(await statuses([id, id, id])).toEqual([401, 401, 401]);
    const response = await logIn(createBrowser(test), id);
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'throttled', retryAfterSeconds: expect.any(Number) });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(590);
    test.pass(11 * 60_000);
    expect((await logIn(createBrowser(test), id)).statusCode).toBe(200);
  });

  it('does not lock the account for other addresses', async () => {
    test = await buildTestApp({ ...settings, TRUST_PROXY: '127.0.0.1' });
    const user = await createUser(test.db);
    await statuses([user.loginId, user.loginId, user.loginId, user.loginId]);
    const browser = createBrowser(test);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const response = await browser.post('/api/session', { loginId: user.loginId, password: 'wrong' }, { headers });
    expect(response.statusCode).toBe(401);
  });

  it('takes a /64 of IPv6 for one address, and the next one for another', async () => {
    test = await buildTestApp({ ...settings, TRUST_PROXY: '127.0.0.1' });
    const { loginId } = await createUser(test.db);
    const guess = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await createBrowser(test).post('/api/session', { loginId, password: 'wrong' }, { headers })).statusCode;
    };
    const answers = [];
    for (const end of [':1', ':ffff', 'a:b:c:d', '9::9']) answers.push(await guess(`2001:db8:1:2:${end}`));
    expect(answers).toEqual([401, 401, 401, 429]);
    expect(await guess('2001:db8:1:3::1')).toBe(401);
  });

  it('refuses an account that is tried from many addresses, in the end', async () => {
    test = await buildTestApp({ ...settings, LOGIN_ATTEMPTS_PER_ACCOUNT_ANYWHERE: '5', TRUST_PROXY: '127.0.0.1' });
    const { loginId } = await createUser(test.db);
    const answers = [];
    for (let host = 1; host <= 7; host++) {
      const headers = { 'x-forwarded-for': `203.0.113.${host}` };
      answers.push(
        (await createBrowser(test).post('/api/session', { loginId, password: 'wrong' }, { headers })).statusCode,
      );
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('refuses an address that tries many accounts', async () => {
    test = await buildTestApp(settings);
    const ids = Array.from({ length: 9 }, (_, index) => `guess${index}@example.jp`);
    expect(await statuses(ids)).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429]);
  });

  it('is recorded once a window, however many attempts follow', async () => {
    test = await buildTestApp(settings);
    const user = await createUser(test.db);
    const refusals = async () => {
      const action = eq(auditRecords.action, 'loginRefused');
      const records = await test.db.select().from(auditRecords).where(action).orderBy(auditRecords.id);
      return records.map(({ entityId, after }) => [entityId, after?.reason]);
    };
    await statuses(Array(7).fill(user.loginId));
    const [wrong, refused] = ['credentials', 'throttled'].map((reason) => [user.id, reason]);
    expect(await refusals()).toEqual([wrong, wrong, wrong, refused]);
    test.pass(11 * 60_000);
    await statuses(Array(9).fill('nobody@example.jp'));
    const nobody = (reason: string) => [null, reason];
    const byAccount = [...Array(3).fill(nobody('credentials')), nobody('throttled')];
    // The ninth is the first refused for its address.
    expect((await refusals()).slice(4)).toEqual([...byAccount, nobody('throttled')]);
  });

  it('counts guesses that race each other', async () => {
    test = await buildTestApp(settings);
    const user = await createUser(test.db);
    const browser = createBrowser(test);
    await browser.get('/api/csrf');
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(browser, user.loginId, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
  });

  it('does not count logins that went well, and keeps no name and no address', async () => {
    test = await buildTestApp(settings);
    const user = await createUser(test.db);
    for (let round = 0; round < 10; round++) {
      expect((await logIn(createBrowser(test), user.loginId)).statusCode).toBe(200);
    }
    await statuses([user.loginId]);
    const rows = await test.db.select().from(loginAttempts);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/example\.jp|127\.0\.0\.1/);
  });
});
