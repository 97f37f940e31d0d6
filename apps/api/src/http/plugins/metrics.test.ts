import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

describe('metrics', () => {
  it('count answers by route and the connections of the pool', async () => {
    test = await buildTestApp();
    await test.app.inject('/api/session');
    const { body } = await test.app.inject('/metrics');
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/session",status="200"\} 1/);
    expect(body).toMatch(/database_connections\{state="idle"\} \d/);
    expect(body).toContain('process_resident_memory_bytes');
  });

  it('are read from this machine only, and not through a proxy on it', async () => {
    test = await buildTestApp();
    const ask = (remoteAddress: string, headers = {}) => test.app.inject({ url: '/metrics', remoteAddress, headers });
    expect((await ask('127.0.0.1')).statusCode).toBe(200);
    expect((await ask('203.0.113.7')).statusCode).toBe(403);
    expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(403);
  });

  it('need the token where one is set', async () => {
    test = await buildTestApp({ METRICS_TOKEN: 'a-token-of-sixteen' });
    const ask = (authorization: string) => test.app.inject({ url: '/metrics', headers: { authorization } });
    expect((await test.app.inject('/metrics')).statusCode).toBe(403);
    expect((await ask('Bearer another')).statusCode).toBe(403);
    expect((await ask('Bearer a-token-of-sixteen')).statusCode).toBe(200);
  });
});
