import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createUser } from '../../../../test/factories.ts';
import { isOver, jobsOf, startTestQueue } from '../../../../test/jobs.ts';
import { type Received, startMailServer } from '../../../../test/smtp.ts';
import { createUserBy, goodPassword, tokenOf } from '../../../../test/users.ts';
import { userLinks } from '../../../db/schema/identity/user-links.ts';
import { auditRecords } from '../../../db/schema/services/audit-records.ts';
import { jobs } from '../../../db/schema/services/jobs.ts';
import { realtimeMessages } from '../../../db/schema/services/realtime.ts';
import { handlersUrl, jobHandlers } from '../../../job-handlers.ts';
import type { JobQueue } from '../../../services/jobs/queue/start-jobs.ts';
import { linkMail } from './link-mail.ts';
import { mailKind } from './link-mail-input.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let test: TestApp;
let queue: JobQueue;
let admin: Browser & { userId: string };

beforeAll(async () => {
  server = await startMailServer();
  const settings = {
    ...{
      SMTP_URL: server.url,
      MAIL_FROM: 'Haisha 配車 <haisha@example.jp>',
      PUBLIC_ORIGIN: 'http://haisha.example.jp',
    },
    LOGIN_ATTEMPTS_PER_ADDRESS: '10000',
  };
  test = await buildTestApp(settings);
  queue = startTestQueue(test, { settings, handlers: jobHandlers, handlersUrl });
  admin = await logInAs(test, ['admin']);
});
afterAll(async () => {
  await queue.stop();
  await test.close();
  await server.close();
});

const received = async (address: string, count = 1): Promise<Received[]> =>
  await vi.waitFor(() => {
    const found = server.received.filter(({ to }) => to.includes(address));
    if (found.length < count) throw new Error('there is no such mail yet');
    return found;
  }, 15_000);

const linkIn = ({ mail }: Received) => /http:\S+#link=\S+/.exec(mail.text ?? '')?.[0] ?? '';

describe('an invitation', () => {
  it('goes out by mail in the language of the person, and its link lets them in', async () => {
    const user = await createUserBy(admin, { name: '川口 <b>愛</b> & co', language: 'ja' });
    const sent = (await admin.post(`/api/users/${user.id}/invitation`)).json();
    expect(sent).toEqual({ endsAt: null, mailedTo: user.loginId, link: null });
    const [mail] = await received(user.loginId);
    expect(mail?.mail).toMatchObject({
      from: { name: 'Haisha 配車', address: 'haisha@example.jp' },
      subject: '【Haisha 配車】ご利用の招待',
    });
    expect(mail?.mail.text).toContain('川口 <b>愛</b> & co 様');
    expect(mail?.mail.html).toContain('川口 &lt;b&gt;愛&lt;/b&gt; &amp; co 様');
    expect(mail?.mail.html).toContain('<html lang="ja">');
    const link = linkIn(mail as Received);
    expect(link).toMatch(/^http:\/\/haisha\.example\.jp\/auth#link=[\w-]{43}$/);
    expect(mail?.mail.html).toContain(link);
    const body = { token: tokenOf(link), password: goodPassword };
    expect((await createBrowser(test).post('/api/links/redeem', body)).json().session.user.id).toBe(user.id);
    const kept = [await test.db.select().from(jobs), await test.db.select().from(auditRecords)];
    expect(JSON.stringify(kept)).not.toContain(tokenOf(link));
  });

  it('is told to those who look at the user when its link can be used', async () => {
    const user = await createUserBy(admin);
    await admin.post(`/api/users/${user.id}/invitation`);
    await received(user.loginId);
    const told = await test.db.select().from(realtimeMessages).where(eq(realtimeMessages.channel, 'private-user'));
    const data = { id: user.id, version: user.version, action: 'linkMade' };
    expect(told.map((message) => JSON.parse(message.data))).toContainEqual(expect.objectContaining(data));
  });

  it.each<[string, string, () => Promise<{ userId: string; createdBy: string }>]>([
    [
      'by whoever may invite nobody any more',
      'permission.denied',
      async () => {
        const boss = await logInAs(test, ['viewer']);
        return { userId: (await createUserBy(admin)).id, createdBy: boss.userId };
      },
    ],
    [
      'to somebody who is active by now',
      'user.wrong_state',
      async () => ({ userId: (await createUser(test.db)).id, createdBy: admin.userId }),
    ],
  ])('that failed is not sent again %s', async (_name, code, people) => {
    const { userId, createdBy } = await people();
    const work = jobsOf(test);
    const input = { purpose: 'invitation', userId, createdBy };
    const id = await work.enqueue({ kind: mailKind, input, ownerId: createdBy });
    expect(await work.until(id, isOver)).toMatchObject({ status: 'failed', failure: { code } });
    expect(await test.db.$count(userLinks, eq(userLinks.userId, userId))).toBe(0);
  });

  it('speaks English to whoever does', async () => {
    const user = await createUserBy(admin, { language: 'en' });
    await admin.post(`/api/users/${user.id}/invitation`);
    const [mail] = await received(user.loginId);
    expect(mail?.mail.subject).toBe('Haisha: your invitation');
    expect(linkIn(mail as Received)).toMatch(/^http:\/\/haisha\.example\.jp\/en\/auth#link=/);
  });

  it('that is sent again leaves only the last link good', async () => {
    const user = await createUserBy(admin);
    await admin.post(`/api/users/${user.id}/invitation`);
    await received(user.loginId);
    await admin.post(`/api/users/${user.id}/invitation`);
    const [first, second] = (await received(user.loginId, 2)).map((mail) => tokenOf(linkIn(mail)));
    const look = async (token = '') => (await createBrowser(test).post('/api/links/look', { token })).statusCode;
    expect([await look(first), await look(second)]).toEqual([410, 200]);
  });

  it('is shown instead where the login ID is no address', async () => {
    const user = await createUserBy(admin, { loginId: 'driver-17' });
    const sent = (await admin.post(`/api/users/${user.id}/invitation`)).json();
    expect(sent).toMatchObject({
      mailedTo: null,
      link: expect.stringContaining('http://haisha.example.jp/auth#link='),
    });
  });
});

describe('a forgotten password', () => {
  it('gets a link by mail for those who have an account, and nothing for others, with one answer', async () => {
    const [active, invited, gone] = [
      await createUser(test.db),
      await createUser(test.db, { passwordHash: null }),
      await createUser(test.db, { archivedAt: new Date().toISOString() }),
    ];
    const ids = [gone.loginId, invited.loginId, 'nobody@example.jp', 'driver-18', ` ${active.loginId.toUpperCase()} `];
    for (const loginId of ids) {
      const { statusCode, body } = await createBrowser(test).post('/api/password-resets', { loginId });
      expect([statusCode, body]).toEqual([202, '']);
    }
    const [mail] = await received(active.loginId);
    expect(mail?.mail.subject).toBe('【Haisha 配車】パスワードの再設定');
    await vi.waitFor(async () => {
      const left = (await test.db.select().from(jobs)).filter((job) => !isOver(job));
      expect(left).toEqual([]);
    }, 40_000);
    expect(server.received.flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining([invited.loginId]));
    for (const { id } of [invited, gone]) expect(await test.db.$count(userLinks, eq(userLinks.userId, id))).toBe(0);
    const [record] = await test.db.select().from(auditRecords).where(eq(auditRecords.action, 'passwordResetRequested'));
    expect(record).toMatchObject({ entityId: active.id, actorId: null });
  });
});

describe('a mail', () => {
  it('leads to the site that is set, whichever host somebody asked at', async () => {
    const [invited, active] = [await createUserBy(admin), await createUser(test.db)];
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await admin.post(`/api/users/${invited.id}/invitation`, {}, { headers });
    await createBrowser(test).post('/api/password-resets', { loginId: active.loginId }, { headers });
    for (const { loginId } of [invited, active]) {
      const [mail] = await received(loginId);
      expect(linkIn(mail as Received)).toMatch(/^http:\/\/haisha\.example\.jp\/auth#link=/);
      expect(mail?.raw).not.toContain('evil');
    }
  });

  it('has no headers and no receivers but its own, whatever a name holds', async () => {
    const name = 'Eve\r\nBcc: victim@example.jp\r\n\r\n<script>';
    const user = await createUser(test.db, { name, passwordHash: null });
    await admin.post(`/api/users/${user.id}/invitation`);
    const [mail] = await received(user.loginId);
    expect(mail?.to).toEqual([user.loginId]);
    const [head = ''] = mail?.raw.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/bcc|victim|script/i);
    expect(mail?.mail.headers.map(({ key }) => key)).toContain('auto-submitted');
    expect(mail?.mail.html).not.toContain('<script>');
  });

  it('keeps what stands in a name from becoming a pattern', () => {
    expect(linkMail('invitation', { name: "$& $1 $'", language: 'en' }, 'http://x').text).toContain("Dear $& $1 $',");
  });
});

it('a mail that the server turns away is tried again, and its words come into no log', async () => {
  const busy = await startMailServer({ refuse: 1 });
  const settings = { SMTP_URL: busy.url, MAIL_FROM: 'haisha@example.jp', PUBLIC_ORIGIN: 'http://haisha.example.jp' };
  const own = await buildTestApp(settings);
  const said: unknown[] = [];
  const log = { warn: (...words: unknown[]) => said.push(words), error: (...words: unknown[]) => said.push(words) };
  const working = startTestQueue(own, { settings, handlers: jobHandlers, handlersUrl, log });
  const boss = await logInAs(own, ['admin']);
  const user = await createUserBy(boss);
  await boss.post(`/api/users/${user.id}/invitation`);
  const [job] = await own.db.select().from(jobs);
  await jobsOf(own).until(job?.id ?? '', ({ status }) => status === 'done');
  expect(busy.received).toHaveLength(1);
  expect(JSON.stringify(said)).not.toContain(user.loginId);
  await working.stop();
  await own.close();
  await busy.close();
});
