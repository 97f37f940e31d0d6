import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { createBrowser } from '../../../../test/browser.ts';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createUser } from '../../../../test/factories.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { goodPassword, tokenOf } from '../../../../test/users.ts';
import { userLinks } from '../../../db/schema/identity/user-links.ts';
import { users } from '../../../db/schema/identity/users.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { startServer } from '../../../server.ts';
import { readEnv } from '../../../settings/env.ts';
import { firstAdministratorToken } from './first-administrator.ts';

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function emptyApp() {
  const test = await buildTestApp();
  cleanUp.push(test.close);
  return test;
}

const person = {
  loginId: 'chief@example.jp',
  name: '大石 蔵',
  kana: 'オオイシ クラ',
  language: 'ja',
  password: goodPassword,
};

it('comes to be by the link of the console, once, with all rights and a session', async () => {
  const test = await emptyApp();
  const token = (await firstAdministratorToken(test.db, test.clock())) ?? '';
  const browser = createBrowser(test);
  const seen = await browser.post('/api/links/look', { token });
  expect(seen.json()).toMatchObject({ purpose: 'firstAdministrator', user: null });
  const answer = await browser.post('/api/links/first-administrator', { ...person, token });
  expect(answer.json()).toMatchObject({
    session: { user: { loginId: person.loginId, roles: ['admin'], departmentScope: 'all' } },
  });
  expect((await browser.get('/api/users')).json()).toMatchObject({ total: 1, items: [{ state: 'active' }] });
  expect((await browser.post('/api/links/first-administrator', { ...person, token })).json().code).toBe('link.invalid');
  expect(await test.db.$count(userLinks)).toBe(0);
  expect(await firstAdministratorToken(test.db, test.clock())).toBeNull();
  const records = await test.db.select().from(auditRecords).where(eq(auditRecords.action, 'create'));
  expect(JSON.stringify(records)).not.toContain(goodPassword);
});

it('is one, of many who come with the link at the same moment', async () => {
  const test = await emptyApp();
  const token = (await firstAdministratorToken(test.db, test.clock())) ?? '';
  const browsers = Array.from({ length: 4 }, () => createBrowser(test));
  for (const browser of browsers) await browser.get(test.env.CSRF_PATH);
  const answers = await Promise.all(
    browsers.map((browser, index) =>
      browser.post('/api/links/first-administrator', { ...person, token, loginId: `chief${index}@example.jp` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
  expect(await test.db.$count(users)).toBe(1);
});

it.each<[string, (test: Awaited<ReturnType<typeof emptyApp>>) => unknown, string?]>([
  ['without the token', () => undefined, 'x'.repeat(43)],
  ['half an hour later', (test) => test.pass(30 * 60_000)],
  ['after the next start', (test) => firstAdministratorToken(test.db, test.clock())],
  ['once somebody has an account', (test) => createUser(test.db)],
])('nobody becomes it %s', async (_name, happen, otherToken) => {
  const test = await emptyApp();
  const made = (await firstAdministratorToken(test.db, test.clock())) ?? '';
  await happen(test);
  const token = otherToken ?? made;
  const answer = await createBrowser(test).post('/api/links/first-administrator', { ...person, token });
  expect(answer.json().code).toBe('link.invalid');
  const ordinary = await createBrowser(test).post('/api/links/redeem', { token, password: goodPassword });
  expect(ordinary.json().code).toBe('link.invalid');
});

it('is asked for at every start until there is one, on the console and in no log', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'haisha-first-'));
  cleanUp.push(database.close, () => rmSync(folder, { recursive: true, force: true }));
  const env = readEnv({ PORT: '0', DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  const links: (string | null)[] = [];
  for (let start = 0; start < 3; start++) {
    if (start === 2) await createUser(database.db);
    const server = await startServer(env);
    links.push((await server.ready).firstAdministratorLink);
    if (start === 0) expect(links[0]).toMatch(new RegExp(`^${server.address}/auth#link=[\\w-]{43}$`));
    await server.close();
  }
  expect(links[1]).not.toBe(links[0]);
  expect(tokenOf(links[1] ?? '')).toHaveLength(43);
  expect(links[2]).toBeNull();
});
