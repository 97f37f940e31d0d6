import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { probeRoutes } from '../../../test/probe-routes.ts';

let test: TestApp;
let browser: Browser;
const log: string[] = [];

beforeAll(async () => {
  const settings = { BODY_LIMIT_BYTES: '2048', STATEMENT_TIMEOUT_MS: '10000', LOG_LEVEL: 'info' };
  test = await buildTestApp(settings, { further: [probeRoutes], logTo: { write: (line) => log.push(line) } });
  browser = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

describe('problems', () => {
  it('name the field that does not fit, and a field that nobody knows', async () => {
    const response = await browser.post('/api/probe/notes', { text: 'a', colour: 'red' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      title: 'Bad Request',
      code: 'validation.failed',
      requestId: response.headers['x-request-id'],
      errors: [{ path: 'colour', code: 'unknownField' }],
    });
    expect((await browser.post('/api/probe/notes', {})).json().errors).toEqual([{ path: 'text', code: 'required' }]);
  });

  it('refuse what is no JSON, and bodies of other kinds', async () => {
    for (const [type, payload] of [
      ['application/json', '{"text":'],
      ['application/json', ''],
      ['text/plain', '{"text":"a"}'],
    ] as const) {
      const headers = { 'content-type': type, [test.env.CSRF_HEADER]: browser.cookies.get(test.env.CSRF_COOKIE) ?? '' };
      const response = await browser.send({ method: 'POST', url: '/api/probe/notes', payload, headers });
      expect([type, response.statusCode, response.json().code]).toEqual([type, 400, 'validation.failed']);
    }
  });

  it('refuse a body over the limit', async () => {
    const response = await browser.post('/api/probe/notes', { text: 'x'.repeat(3000) });
    expect(response.json()).toMatchObject({ status: 413, code: 'body.too_large' });
  });

  it('tell an unknown address under /api, whatever the caller accepts', async () => {
    const response = await browser.send({ method: 'GET', url: '/api/nowhere', headers: { accept: 'text/html' } });
    expect(response.json()).toMatchObject({ status: 404, code: 'route.not_found' });
  });

  it('turn a unique constraint into the field that is taken', async () => {
    const response = await browser.post('/api/probe/users/1', {});
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'value.taken',
      errors: [{ path: 'loginId', code: 'taken' }],
    });
  });

  it('hide an answer that breaks its contract, and what the contract does not name', async () => {
    const response = await browser.get('/api/probe/misfit');
    expect(response.json()).toMatchObject({ status: 500, code: 'internal', detail: 'Internal Server Error' });
    expect((await browser.get('/api/probe/surplus')).json()).toEqual({ text: 'seen' });
  });

  it('take a request ID from outside only when it looks like one', async () => {
    const ask = (id: string) => test.app.inject({ url: '/api/csrf', headers: { 'x-request-id': id } });
    expect((await ask('trace-12345678')).headers['x-request-id']).toBe('trace-12345678');
    expect((await ask('<script>alert(1)</script>')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log', () => {
  it('tells route, status and request of each answer, and no personal data', async () => {
    log.length = 0;
    await browser.get('/api/session?q=%E5%B1%B1%E7%94%B0');
    await browser.post('/api/probe/users/1', {});
    await browser.post('/api/session', { loginId: 'tanaka@example.jp', password: 'secret-word' });
    const failed = await browser.post('/api/probe/notes', { text: 'fails' });
    expect(failed.statusCode).toBe(500);
    const text = log.join('');
    expect(JSON.parse(log[0] ?? '{}')).toMatchObject({
      msg: 'answered',
      method: 'GET',
      route: '/api/session',
      status: 200,
      requestId: expect.any(String),
      ms: expect.any(Number),
    });
    expect(text).not.toMatch(/example\.jp|secret-word|%E5|山田 花子|127\.0\.0\.1|haisha-session/);
  });
});

describe('limits', () => {
  it('answer 429 with the time to wait', async () => {
    const limited = await buildTestApp({ RATE_LIMIT_PER_MINUTE: '3' });
    try {
      const statuses: number[] = [];
      for (let number = 0; number < 4; number++) statuses.push((await limited.app.inject('/api/csrf')).statusCode);
      expect(statuses).toEqual([204, 204, 204, 429]);
      const response = await limited.app.inject('/api/session');
      expect(response.json()).toMatchObject({ code: 'throttled', retryAfterSeconds: expect.any(Number) });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.app.inject('/health/live')).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('end a statement that takes too long', async () => {
    const response = await browser.get('/api/probe/slow');
    expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' });
  });
});
