import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { createUserBy, goodPassword, linkFor, tokenOf } from '../../../../test/users.ts';
import { product } from '../../../areas.ts';
import { userLinks } from '../../../db/schema/identity/user-links.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { clearExpired } from '../../../services/expiry/clear-expired.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  const settings = {
    SESSION_IDLE_MINUTES: '10000',
    SESSION_ABSOLUTE_HOURS: '200',
    LOGIN_ATTEMPTS_PER_ADDRESS: '10000',
  };
  test = await buildTestApp(settings);
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

const look = async (token: string) => await createBrowser(test).post('/api/links/look', { token });
const redeem = async (token: string, password = goodPassword, browser = createBrowser(test)) =>
  await browser.post('/api/links/redeem', { token, password });
const isLoggedIn = async (browser: Browser) => (await browser.get('/api/session')).json().session !== null;

describe('a one-time link', () => {
  it('is shown to the administrator where no mail is set up, its token behind the #', async () => {
    const user = await createUserBy(admin, { language: 'en' });
    const sent = (await admin.post(`/api/users/${user.id}/invitation`)).json();
    expect(sent).toMatchObject({ mailedTo: null, endsAt: expect.any(String) });
    expect(sent.link).toMatch(/^http:\/\/localhost(?::\d+)?\/en\/auth#link=[\w-]{43}$/);
    expect((await admin.get(`/api/users/${user.id}`)).json().linkEndsAt).toBe(sent.endsAt);
    const seen = await look(tokenOf(sent.link));
    expect(seen.json()).toEqual({
      purpose: 'invitation',
      endsAt: sent.endsAt,
      user: { loginId: user.loginId, name: user.name, language: 'en' },
    });
    expect(seen.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['haisha.example.jp:8080', 'http://haisha.example.jp:8080/auth'],
    ['haisha.example.jp/x?y#z', 'http://haisha.example.jp/auth'],
    ['a b', undefined],
    ['%%%', undefined],
  ])('leads to the host it was asked for at, where that is one: %j', async (host, address) => {
    const user = await createUserBy(admin);
    const sent = await admin.post(`/api/users/${user.id}/invitation`, {}, { headers: { host } });
    expect(sent.json().link?.split('#')[0]).toBe(address);
    if (!address) expect(sent.json()).toMatchObject({ status: 400, errors: [{ path: 'Host', code: 'invalid' }] });
  });

  it('sets the first password and logs in; with it the user is active', async () => {
    const user = await createUserBy(admin, { mustChangePassword: true });
    expect((await logIn(createBrowser(test), user.loginId, goodPassword)).statusCode).toBe(401);
    const browser = createBrowser(test);
    const answer = await redeem(await linkFor(admin, user.id, 'invitation'), goodPassword, browser);
    expect(answer.json()).toMatchObject({ session: { user: { id: user.id, mustChangePassword: false } } });
    expect(await isLoggedIn(browser)).toBe(true);
    expect((await admin.get(`/api/users/${user.id}`)).json()).toMatchObject({ state: 'active', linkEndsAt: null });
    expect((await logIn(createBrowser(test), user.loginId, goodPassword)).statusCode).toBe(200);
    // Whoever looks at the user reads no longer of an open link.
    const told = await test.db.select().from(realtimeMessages).where(eq(realtimeMessages.channel, 'private-user'));
    const data = { id: user.id, version: user.version, action: 'passwordSet' };
    expect(told.map((message) => JSON.parse(message.data))).toContainEqual(expect.objectContaining(data));
  });

  it('for a reset ends every session and every other link', async () => {
    const user = await createUser(test.db, { roles: ['viewer'] });
    const elsewhere = createBrowser(test);
    await logIn(elsewhere, user.loginId);
    const token = await linkFor(admin, user.id, 'password-reset');
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect((await redeem(token)).statusCode).toBe(200);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect((await logIn(createBrowser(test), user.loginId, testPassword)).statusCode).toBe(401);
    expect(await test.db.$count(userLinks, eq(userLinks.userId, user.id))).toBe(0);
  });

  it('works once, also for many at the same moment', async () => {
    const user = await createUserBy(admin);
    const token = await linkFor(admin, user.id, 'invitation');
    const browsers = Array.from({ length: 4 }, () => createBrowser(test));
    for (const browser of browsers) await browser.get(test.env.CSRF_PATH);
    const answers = await Promise.all(browsers.map((browser) => redeem(token, goodPassword, browser)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
    expect((await redeem(token)).json().code).toBe('link.invalid');
  });

  it.each<[string, (token: string, userId: string) => Promise<unknown> | unknown]>([
    ['half an hour later', () => test.pass(30 * 60_000)],
    ['when a newer one was made', (_token, userId) => linkFor(admin, userId, 'invitation')],
    [
      'when the login ID, to which it was sent, is another',
      async (_token, userId) => {
        const user = (await admin.get(`/api/users/${userId}`)).json();
        await admin.put(`/api/users/${userId}`, { ...user, loginId: `new-${user.loginId}` });
      },
    ],
    [
      'when the person is deactivated',
      async (_token, userId) => {
        const user = (await admin.get(`/api/users/${userId}`)).json();
        await admin.post(`/api/users/${userId}/archive`, user);
        await admin.post(`/api/users/${userId}/restore`, { version: user.version + 1 });
      },
    ],
  ])('is worth nothing %s, and says so as an unknown one does', async (_name, happen) => {
    const user = await createUserBy(admin);
    const token = await linkFor(admin, user.id, 'invitation');
    await happen(token, user.id);
    const unknown = await redeem('no-such-token');
    const { requestId: _, ...expected } = unknown.json();
    expect(expected.code).toBe('link.invalid');
    for (const answer of [await look(token), await redeem(token)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject(expected);
    }
  });

  it('lies nowhere but in the hands of whoever has it', async () => {
    const user = await createUserBy(admin);
    const token = await linkFor(admin, user.id, 'invitation');
    const kept = [
      await test.db.select().from(userLinks),
      await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, user.id)),
    ];
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept[1]?.map((record) => 'action' in record && record.action).sort()).toEqual(['create', 'invitationSent']);
  });

  it.each([
    ['too short', 'kuruma-7', { code: 'min', params: { min: 12, now: 8 } }],
    ['shorter than it looks', 'ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ12345', { code: 'min', params: { min: 12, now: 10 } }],
    ['known', 'password1234', { code: 'password.known' }],
    ['of the keyboard', 'qwertyuiop123', { code: 'password.known' }],
    ['a repetition', 'さくらさくらさくらさくら', { code: 'password.known' }],
    ['of the login ID', 'xk7-ichiro.suzuki-29', { code: 'password.personal' }],
    ['of the address', 'xk7-hayabusa-9931', { code: 'password.personal' }],
    ['of the name', 'xk7鈴木-4-kuruma-sora', { code: 'password.personal' }],
    ['of the kana', 'xk7ｽｽﾞｷ-4-kuruma-sora', { code: 'password.personal' }],
    ['of the product', 'mizu-HAISHA-sora-7', { code: 'password.personal' }],
  ])('refuses a password that is %s, and can be used again', async (_name, password, error) => {
    const loginId = 'ichiro.suzuki@hayabusa.example.jp';
    const [known] = await test.db.select().from(users).where(eq(users.loginId, loginId));
    const { id } = known ?? (await createUserBy(admin, { loginId, name: '鈴木 一郎', kana: 'スズキ イチロウ' }));
    const token = await linkFor(admin, id, 'invitation');
    const refused = await redeem(token, password);
    expect(refused.json()).toMatchObject({ code: 'validation.failed', errors: [{ path: 'password', ...error }] });
    expect((await look(token)).statusCode).toBe(200);
  });

  it('goes to those who are invited, or are active, as its purpose is', async () => {
    const [invited, active] = [await createUserBy(admin), await createUser(test.db)];
    const code = async (id: string, path: string) => (await admin.post(`/api/users/${id}/${path}`)).json().code;
    expect(await code(active.id, 'invitation')).toBe('user.wrong_state');
    expect(await code(invited.id, 'password-reset')).toBe('user.wrong_state');
    await admin.post(`/api/users/${invited.id}/archive`, invited);
    expect(await code(invited.id, 'invitation')).toBe('record.archived');
    expect(await code('00000000-0000-4000-8000-000000000000', 'invitation')).toBe('record.not_found');
  });

  it('is cleared away when it was used or is over', async () => {
    await linkFor(admin, (await createUserBy(admin)).id, 'invitation');
    test.pass(31 * 60_000);
    await clearExpired(product.expires, test);
    expect(await test.db.$count(userLinks)).toBe(0);
  });
});

it('whoever guesses links is stopped', async () => {
  const own = await buildTestApp({ LOGIN_ATTEMPTS_PER_ADDRESS: '3' });
  const browser = createBrowser(own);
  const codes = [];
  for (const token of ['a', 'b', 'c', 'd']) codes.push((await browser.post('/api/links/look', { token })).statusCode);
  expect(codes).toEqual([410, 410, 410, 429]);
  await own.close();
});

it('whoever asks for resets gets one answer, and is stopped', async () => {
  const own = await buildTestApp({ LOGIN_ATTEMPTS_PER_ACCOUNT: '2', LOGIN_ATTEMPTS_PER_ADDRESS: '5' });
  const user = await createUser(own.db);
  const browser = createBrowser(own);
  const ask = async (loginId: string) => {
    const { statusCode, body } = await browser.post('/api/password-resets', { loginId });
    return [statusCode, statusCode === 202 ? body : ''];
  };
  expect([await ask(user.loginId), await ask('nobody@example.jp')]).toEqual([
    [202, ''],
    [202, ''],
  ]);
  expect([await ask(user.loginId), await ask(user.loginId)]).toEqual([
    [202, ''],
    [429, ''],
  ]);
  expect([await ask('other@example.jp'), await ask('more@example.jp')]).toEqual([
    [202, ''],
    [429, ''],
  ]);
  expect(await own.db.$count(userLinks)).toBe(0);
  await own.close();
});
