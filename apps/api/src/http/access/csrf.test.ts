import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { probeRoutes } from '../../../test/probe-routes.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await buildTestApp(
    { CSRF_COOKIE: 'token', CSRF_HEADER: 'X-Token', CSRF_PATH: '/api/token' },
    { further: [probeRoutes] },
  );
  browser = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

function write(headers: Record<string, string>, cookies = Object.fromEntries(browser.cookies)) {
  return test.app.inject({ method: 'POST', url: '/api/probe/notes', payload: { text: 'a' }, headers, cookies });
}

describe('writes from other sites', () => {
  it('need the cookie repeated in the header, by the names and at the address that are set', async () => {
    const token = browser.cookies.get('token') ?? '';
    expect((await write({ 'x-token': token })).statusCode).toBe(201);
    expect((await write({ 'x-token': encodeURIComponent(token) })).statusCode).toBe(201);
    expect((await write({})).json()).toMatchObject({ status: 403, code: 'csrf.invalid' });
    expect((await write({ 'x-token': `${token}x` })).statusCode).toBe(403);
    expect((await test.app.inject('/api/token')).cookies).toMatchObject([
      { name: 'token', path: '/', sameSite: 'Lax' },
    ]);
  });

  it('are refused with a token that was planted together with its cookie', async () => {
    const cookies = { ...Object.fromEntries(browser.cookies), token: 'planted' };
    expect((await write({ 'x-token': 'planted' }, cookies)).statusCode).toBe(403);
  });

  it('are refused by their origin', async () => {
    const token = browser.cookies.get('token') ?? '';
    for (const [origin, status] of [
      ['https://evil.example', 403],
      ['null', 403],
      ['http://localhost:80', 201],
      ['http://localhost', 201],
    ] as const) {
      expect([origin, (await write({ 'x-token': token, origin, host: 'localhost' })).statusCode]).toEqual([
        origin,
        status,
      ]);
    }
    expect((await write({ 'x-token': token, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('are refused at the login too', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { loginId: 'a', password: 'b' },
    });
    expect(response.json()).toMatchObject({ code: 'csrf.invalid' });
  });
});

describe('behind https', () => {
  it('cookies are secure, and only the public origin may write', async () => {
    const secure = await buildTestApp({ PUBLIC_ORIGIN: 'https://haisha.example.jp' });
    try {
      const cookie = (await secure.app.inject('/api/csrf')).cookies[0];
      expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', secure: true });
      const other = createBrowser(secure);
      const answers = [];
      for (const origin of ['https://haisha.example.jp', 'http://haisha.example.jp']) {
        const payload = { loginId: 'nobody', password: 'x' };
        answers.push((await other.post('/api/session', payload, { headers: { origin } })).statusCode);
      }
      expect(answers).toEqual([401, 403]);
    } finally {
      await secure.close();
    }
  });
});
