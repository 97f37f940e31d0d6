import { roles } from '@haisha/rules/permission';
import type { User } from '@haisha/validation/user';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logIn, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser, testPassword } from '../../../../test/factories.ts';
import { createDeliveryCompany, createDepartment } from '../../../../test/masters.ts';
import { turnOnTotp } from '../../../../test/second-factor.ts';
import { createUserBy, goodPassword, linkFor, userBody } from '../../../../test/users.ts';
import { sessions } from '../../../db/schema/identity/sessions.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { controlChannel } from '../../../services/realtime/messages/message.ts';

let test: TestApp;
let admin: Browser & { userId: string };
beforeAll(async () => {
  test = await buildTestApp({ LOGIN_ATTEMPTS_PER_ADDRESS: '10000' });
  admin = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

const read = async (id: string): Promise<User> => (await admin.get(`/api/users/${id}`)).json();
const change = async (user: User, values: object, browser: Browser = admin) =>
  await browser.put(`/api/users/${user.id}`, { ...user, ...values });
const archive = async ({ id, version }: User, browser: Browser = admin) =>
  await browser.post(`/api/users/${id}/archive`, { version });
const isLoggedIn = async (browser: Browser) => (await browser.get('/api/session')).json().session !== null;

describe('a user', () => {
  it('is created, read, changed, deactivated and activated again', async () => {
    const department = await createDepartment(admin, { name: '柏営業所' });
    const created = await createUserBy(admin, {
      loginId: ' Ｈanako.Sato@Example.JP ',
      name: '佐藤 花子',
      kana: 'さとう ﾊﾅｺ',
      roles: ['dispatcher', 'accounting'],
      departmentScope: 'list',
      departmentIds: [department.id],
      phone: '090-1234-5678',
      note: '月水金',
    });
    expect(created).toMatchObject({
      loginId: 'hanako.sato@example.jp',
      kana: 'サトウ ハナコ',
      phone: '09012345678',
      state: 'invited',
      departmentIds: [department.id],
      departmentNames: ['柏営業所'],
      hasTotp: false,
      hasSingleSignOn: false,
      lastLoginAt: null,
      linkEndsAt: null,
      version: 1,
      createdBy: { id: admin.userId },
    });
    expect(await read(created.id)).toEqual(created);
    const changed = (await change(created, { name: '佐藤 華子', departmentScope: 'all' })).json();
    expect(changed).toMatchObject({ version: 2, name: '佐藤 華子', departmentIds: [], departmentNames: [] });
    expect((await change(created, {})).json()).toMatchObject({ code: 'version.conflict', current: { version: 2 } });
    expect((await archive(changed)).json()).toMatchObject({ version: 3, state: 'deactivated' });
    expect((await change({ ...changed, version: 3 }, {})).json().code).toBe('record.archived');
    const restored = await admin.post(`/api/users/${created.id}/restore`, { version: 3 });
    expect(restored.json()).toMatchObject({ version: 4, state: 'invited', archivedAt: null });
    expect((await admin.get(`/api/users/${created.id}/usage`)).json()).toEqual({ usedBy: [] });
  });

  it('is never deleted', async () => {
    const { id } = await createUserBy(admin);
    expect((await admin.delete(`/api/users/${id}`)).json().code).toBe('route.not_found');
  });

  it.each<[string, object, { path: string; code: string }]>([
    ['no role', { roles: [] }, { path: 'roles', code: 'choose' }],
    ['a role twice', { roles: ['viewer', 'viewer'] }, { path: 'roles', code: 'duplicate' }],
    ['a role of nobody', { roles: ['boss'] }, { path: 'roles.0', code: 'choose' }],
    ['a login ID with a space', { loginId: 'sato hanako' }, { path: 'loginId', code: 'character' }],
    ['a login ID with a line break', { loginId: 'a@b.jp\nBcc: c@d.jp' }, { path: 'loginId', code: 'character' }],
    ['half an address', { loginId: 'sato@' }, { path: 'loginId', code: 'email' }],
    ['a list of no departments', { departmentScope: 'list' }, { path: 'departmentIds', code: 'choose' }],
    ['no own department', { departmentScope: 'own' }, { path: 'departmentIds', code: 'oneDepartment' }],
    ['a kana of letters', { kana: 'Sato' }, { path: 'kana', code: 'katakana' }],
    [
      'a department that is none',
      { departmentScope: 'own', departmentIds: ['00000000-0000-4000-8000-000000000000'] },
      { path: 'departmentIds', code: 'invalid' },
    ],
  ])('with %s is refused', async (_name, values, error) => {
    const response = await admin.post('/api/users', { ...userBody(), ...values });
    expect(response.json()).toMatchObject({ code: 'validation.failed', errors: [error] });
  });

  it('who is a partner belongs to no department', async () => {
    const { id: deliveryCompanyId } = await createDeliveryCompany(admin);
    const body = userBody({ roles: ['partner'], deliveryCompanyId, departmentScope: 'own' });
    expect((await admin.post('/api/users', body)).statusCode).toBe(201);
  });

  it('has a login ID of the own, whatever its case, also among the deactivated', async () => {
    const one = await createUserBy(admin);
    await archive(one);
    const response = await admin.post('/api/users', userBody({ loginId: one.loginId.toUpperCase() }));
    expect(response.json()).toMatchObject({ code: 'value.taken', errors: [{ path: 'loginId', code: 'taken' }] });
  });

  it('shows no hash and no secret, neither in answers nor in the audit log', async () => {
    const user = await createUser(test.db, { totpSecret: 'v1.secret', externalSubject: 'issuer subject-1' });
    const row = await read(user.id);
    await change(row, { note: 'x' });
    const records = await test.db.select().from(auditRecords).where(eq(auditRecords.entityId, user.id));
    expect(records.map(({ action }) => action)).toEqual(['update']);
    expect(JSON.stringify([row, records])).not.toMatch(/argon2|v1\.secret|subject-1|password[^"]*hash/i);
  });

  it.each(roles)('is the business of administrators alone: %s', async (role) => {
    const browser = await logInAs(test, [role]);
    const { id } = await createUserBy(admin);
    const isAdmin = role === 'admin';
    expect((await browser.get('/api/users')).statusCode).toBe(isAdmin ? 200 : 403);
    expect((await browser.get(`/api/users/${id}`)).statusCode).toBe(isAdmin ? 200 : 403);
    expect((await browser.post('/api/users', userBody())).statusCode).toBe(isAdmin ? 201 : 403);
    for (const act of ['invitation', 'archive', 'restore', 'password-reset']) {
      const { statusCode } = await browser.post(`/api/users/${id}/${act}`, { version: 1 });
      expect([act, statusCode === 403]).toEqual([act, !isAdmin]);
    }
  });
});

describe('the list of users', () => {
  it('searches, filters and sorts', async () => {
    const department = await createDepartment(admin);
    const scope = { departmentScope: 'own' as const, departmentIds: [department.id] };
    const a = await createUserBy(admin, { ...scope, loginId: 'listed1', name: '髙橋 一', kana: 'タカハシ ハジメ' });
    const b = await createUserBy(admin, { ...scope, loginId: 'listed2', name: '相川 二', kana: 'アイカワ ツギ' });
    const c = await createUser(test.db, { loginId: 'listed3', kana: 'ワタナベ', roles: ['driver', 'viewer'] });
    await test.db.update(users).set({ searchText: 'listed3' }).where(eq(users.id, c.id));
    await logIn(createBrowser(test), 'listed3');
    const ids = async (query: string) =>
      (await admin.get(`/api/users?${query}`)).json().items.map(({ loginId }: User) => loginId);
    expect(await ids('q=listed')).toEqual(['listed2', 'listed1', 'listed3']);
    expect(await ids('q=listed&sort=-kana')).toEqual(['listed3', 'listed1', 'listed2']);
    expect(await ids('q=listed&sort=loginId')).toEqual(['listed1', 'listed2', 'listed3']);
    expect(await ids('q=listed&sort=-lastLoginAt')).toEqual(['listed3', 'listed2', 'listed1']);
    expect(await ids('q=listed&sort=lastLoginAt')).toEqual(['listed3', 'listed1', 'listed2']);
    expect(await ids(`q=${encodeURIComponent('高橋')}`)).toEqual(['listed1']);
    expect(await ids('q=listed&role=driver&role=partner')).toEqual(['listed3']);
    expect(await ids('q=listed&state=invited')).toEqual(['listed2', 'listed1']);
    expect(await ids(`departmentId=${department.id}`)).toEqual(['listed2', 'listed1']);
    await archive(b);
    expect(await ids('q=listed')).toEqual(['listed1', 'listed3']);
    expect(await ids('q=listed&state=deactivated')).toEqual(['listed2']);
    expect(await ids('q=listed&state=deactivated&state=invited')).toEqual(['listed2', 'listed1']);
    expect(await ids('q=listed&archived=only')).toEqual(['listed2']);
    for (const sort of ['name', 'state', 'createdAt', 'updatedAt']) {
      expect((await ids(`q=listed&sort=-${sort}`)).length).toBe(2);
    }
    expect(a.state).toBe('invited');
  });
});

describe('access that changes', () => {
  it.each<[string, object, boolean]>([
    ['another role', { roles: ['accounting'] }, false],
    ['one role more', { roles: ['viewer', 'labour'] }, false],
    ['the same roles in another order, and a name', { roles: ['viewer'], name: '別名 太郎' }, true],
    ['a telephone number', { phone: '0312345678' }, true],
  ])('%s: the sessions of the person go on – %j %s', async (_name, values, goOn) => {
    const browser = await logInAs(test, ['viewer']);
    const response = await change(await read(browser.userId), values);
    expect(response.statusCode).toBe(200);
    expect(await isLoggedIn(browser)).toBe(goOn);
  });

  it('ends the sessions of whoever reaches other departments', async () => {
    const [one, other] = [await createDepartment(admin), await createDepartment(admin)];
    const browser = await logInAs(test, ['manager'], { departmentIds: [one.id] });
    await change(await read(browser.userId), { departmentScope: 'own', departmentIds: [other.id] });
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('ends all sessions of whoever is deactivated, and opens none again', async () => {
    const browser = await logInAs(test, ['viewer']);
    const user = await read(browser.userId);
    const [session] = (await browser.get('/api/sessions')).json().items;
    await archive(user);
    expect(await isLoggedIn(browser)).toBe(false);
    // Their sockets are told to close in the same transaction.
    const ended = await test.db.select().from(realtimeMessages).where(eq(realtimeMessages.channel, controlChannel));
    expect(ended.map(({ data }) => JSON.parse(data))).toContainEqual({ userId: user.id, sessionId: session.id });
    expect((await logIn(createBrowser(test), user.loginId)).json().code).toBe('credentials.invalid');
    await admin.post(`/api/users/${user.id}/restore`, { version: user.version + 1 });
    expect(await isLoggedIn(browser)).toBe(false);
    expect((await logIn(createBrowser(test), user.loginId)).statusCode).toBe(200);
  });

  it('leaves no session to whoever gets in at the moment of the deactivation, by password or link', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, other] = [await createUser(test.db, { roles: ['viewer'] }), await createUserBy(admin)];
      const token = await linkFor(admin, other.id, 'invitation');
      const [first, second] = [createBrowser(test), createBrowser(test)];
      for (const browser of [first, second]) await browser.get(test.env.CSRF_PATH);
      const [archivedOne, archivedOther] = await Promise.all([
        archive(await read(one.id)),
        archive(other),
        logIn(first, one.loginId),
        second.post('/api/links/redeem', { token, password: goodPassword }),
      ]);
      expect([archivedOne.statusCode, archivedOther.statusCode]).toEqual([200, 200]);
      const ofBoth = inArray(sessions.userId, [one.id, other.id]);
      expect(await test.db.$count(sessions, ofBoth)).toBe(0);
    }
  });

  it('rotates the session of an administrator who takes on one more role', async () => {
    const browser = await logInAs(test, ['admin']);
    const [former, elsewhere] = [new Map(browser.cookies), createBrowser(test)];
    const user = await read(browser.userId);
    await logIn(elsewhere, user.loginId);
    expect((await change(user, { roles: ['admin', 'manager'] }, browser)).statusCode).toBe(200);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(browser.cookies.get('haisha-session')).not.toBe(former.get('haisha-session'));
    const thief = createBrowser(test);
    for (const [name, value] of former) thief.cookies.set(name, value);
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect((await change(await read(user.id), { note: 'x' }, browser)).statusCode).toBe(200);
  });
});

describe('administrators', () => {
  it('neither deactivate nor demote themselves', async () => {
    const user = await read(admin.userId);
    await createUser(test.db, { roles: ['admin'] });
    expect((await archive(user)).json().code).toBe('user.own_account');
    expect((await change(user, { roles: ['manager'] })).json().code).toBe('user.own_account');
    expect((await read(admin.userId)).version).toBe(user.version);
  });

  it('get in their own way by the account alone, which asks for the password', async () => {
    const browser = await logInAs(test, ['admin']);
    await turnOnTotp(test, browser);
    for (const id of [browser.userId, browser.userId.toUpperCase()]) {
      const reset = await browser.post(`/api/users/${id}/password-reset`);
      const removed = await browser.delete(`/api/users/${id}/second-factor`);
      expect([reset.json().code, removed.json().code]).toEqual(['user.own_account', 'user.own_account']);
    }
    expect(await read(browser.userId)).toMatchObject({ hasTotp: true, linkEndsAt: null });
  });

  it('are never all gone: by hand, by role, or at the same moment', async () => {
    const own = await buildTestApp();
    const [one, other] = [await logInAs(own, ['admin']), await logInAs(own, ['admin', 'manager'])];
    const row = async (id: string) => {
      const [found] = await own.db.select({ version: users.version }).from(users).where(eq(users.id, id));
      return { id, version: found?.version ?? 0 };
    };
    await createUser(own.db, { roles: ['admin'], passwordHash: null });
    await createUser(own.db, { roles: ['admin'], archivedAt: new Date().toISOString() });
    const answers = await Promise.all([
      one.post(`/api/users/${other.userId}/archive`, await row(other.userId)),
      other.post(`/api/users/${one.userId}/archive`, await row(one.userId)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
    const left = (await own.db.select().from(users)).filter(
      ({ roles: held, archivedAt, passwordHash }) => held.includes('admin') && !archivedAt && passwordHash,
    );
    expect(left).toHaveLength(1);
    const last = createBrowser(own);
    await logIn(last, left[0]?.loginId ?? '', testPassword);
    const user: User = (await last.get(`/api/users/${left[0]?.id}`)).json();
    expect((await last.post(`/api/users/${user.id}/archive`, user)).json().code).toBe('user.last_administrator');
    const demoted = await last.put(`/api/users/${user.id}`, { ...user, roles: ['viewer'] });
    expect(demoted.json().code).toBe('user.last_administrator');
    await own.close();
  });
});
