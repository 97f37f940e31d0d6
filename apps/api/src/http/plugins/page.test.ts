import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { publishPage, shellVersion, writeInStore } from '../../../test/publish-page.ts';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const identity = {
  PUBLIC_ORIGIN: 'http://localhost',
  SMTP_URL: 'smtp://name:geheim@mail.example.jp',
  MAIL_FROM: 'a@example.jp',
  OIDC_ISSUER: 'https://id.example.jp',
  OIDC_CLIENT_ID: 'haisha',
  OIDC_CLIENT_SECRET: 'geheim',
  OIDC_PROVIDER_NAME: '社内アカウント',
};
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({
    LOCALE_COOKIE: '</script>'.replaceAll(/\W/g, '-'),
    HTTP_TIMEOUT_MS: '9000',
    MAP_SERVICE: 'yahoo',
    ...identity,
  });
});
afterAll(() => test.close());

const write = (path: string, content: string | Buffer) => writeInStore(test.env.RELEASE_STORE, path, content);
const publishShell = () => publishPage(test.env.RELEASE_STORE);

describe('the page', () => {
  it('says in both languages that nothing is published yet', async () => {
    rmSync(join(test.env.RELEASE_STORE, 'builds'), { recursive: true, force: true });
    const response = await test.app.inject({ url: '/', headers: html });
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toMatch(/準備ができていません[\s\S]*Not ready yet/);
  });

  it('is the index.html of the live shell with the public settings in it, at every address of the app', async () => {
    publishShell();
    for (const url of ['/', '/login', '/en/vehicles/edit/12?tab=1', '/vehicle-allocation/edit/_id']) {
      const response = await test.app.inject({ url, headers: html });
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      const [, settings = ''] = /id="haisha-settings">(.*?)<\/script>/.exec(response.body) ?? [];
      expect(JSON.parse(settings)).toMatchObject({
        csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: '/api/csrf' },
        httpTimeoutMs: 9000,
        singleSignOn: { providerName: '社内アカウント' },
        mail: true,
        fileLimits: { imageBytes: 20_971_520, documentBytes: 20_971_520 },
        mapService: 'yahoo',
      });
      expect(response.body).not.toMatch(/geheim|id\.example\.jp|smtp/);
    }
  });

  it('is never the answer for a file, an interface or a write', async () => {
    publishShell();
    for (const [method, url] of [
      ['GET', '/assets/main.js'],
      ['GET', '/releases/masters/1/chunk.js'],
      ['GET', '/releases/masters'],
      ['GET', '/builds/nothing.json'],
      ['GET', '/api/nothing'],
      ['POST', '/vehicles'],
    ] as const) {
      const response = await test.app.inject({ method, url, headers: html });
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 404, 'no-store']);
    }
  });

  it.each([{}, { accept: '*/*' }, { accept: 'text/*' }, { accept: 'application/xml, text/html' }])(
    'opens for whoever takes anything, as programs without a browser do, and interfaces stay what they are: %j',
    async (headers) => {
      publishShell();
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers: answered } = await test.app.inject({ method, url: '/', headers });
        expect([statusCode, answered['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      }
      for (const url of ['/api/nothing', '/releases/nothing', '/builds/nothing', '/main.js', '/api/%E0%A4%A']) {
        const { statusCode, headers: answered } = await test.app.inject({ url, headers });
        expect([url, statusCode]).toEqual([url, 404]);
        expect(answered['content-type']).toBe('application/problem+json; charset=utf-8');
      }
    },
  );

  it.each(['application/json', 'application/json, text/plain, */*', 'image/avif,image/*,*/*;q=0.8'])(
    'is not the answer to whoever would rather have something else: %s',
    async (accept) => {
      const response = await test.app.inject({ url: '/vehicles', headers: { accept } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'route.not_found' });
    },
  );

  it.each(['/vehicles/edit/%E0%A4%A', '/%', '/ja/%zz/x?tab=%'])(
    'opens at an address that cannot be decoded, with all that protects it: %s',
    async (url) => {
      publishShell();
      for (const headers of [html, {}]) {
        const response = await test.app.inject({ url, headers });
        expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
        expect(response.body).toContain('id="haisha-settings"');
        expect(response.headers['content-security-policy']).toContain("script-src 'self';");
      }
      const other = await test.app.inject({ url, headers: { accept: 'application/json' } });
      expect([other.statusCode, other.json().code]).toEqual([404, 'route.not_found']);
    },
  );

  it('opens while the database is away, and while the pointer is garbage says so', async () => {
    for (const file of ['latest.json', 'revisions/000001.json']) write(`builds/${file}`, '{"shell":');
    expect((await test.app.inject({ url: '/', headers: html })).statusCode).toBe(503);
    publishShell();
    const away = await buildTestApp({ RELEASE_STORE: test.env.RELEASE_STORE }, { isReady: () => false });
    try {
      expect((await away.app.inject({ url: '/', headers: html })).statusCode).toBe(200);
      expect((await away.app.inject('/api/session')).json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect((await away.app.inject('/health/ready')).json()).toMatchObject({ status: 'starting' });
      expect((await away.app.inject('/health/live')).statusCode).toBe(200);
    } finally {
      await away.close();
    }
  });
});

describe('the release store', () => {
  it('is immutable for what was published and asked anew for what points at it', async () => {
    publishShell();
    write('releases/masters/1.0.0/remoteEntry.js', 'void 0;');
    const entry = await test.app.inject('/releases/masters/1.0.0/remoteEntry.js');
    expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(entry.headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    const pointer = await test.app.inject('/builds/latest.json?t=1');
    expect(pointer.headers['cache-control']).toBe('no-cache');
    expect(pointer.json()).toMatchObject({ revision: 1 });
    const cached = await test.app.inject({
      url: '/builds/latest.json',
      headers: { 'if-none-match': String(pointer.headers.etag) },
    });
    expect(cached.statusCode).toBe(304);
  });

  it('sends the compressed sibling to who can read it', async () => {
    const script = 'console.log("配車");'.repeat(50);
    write('releases/masters/1.0.0/main.js', script);
    write('releases/masters/1.0.0/main.js.br', brotliCompressSync(script));
    const url = '/releases/masters/1.0.0/main.js';
    const small = await test.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    const plain = await test.app.inject(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  it('gives nothing outside of it', async () => {
    write('secret.txt', 'secret');
    for (const url of ['/releases/../secret.txt', '/releases/%2e%2e/secret.txt', '/builds/..%2fsecret.txt']) {
      const response = await test.app.inject(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('secret\n');
    }
  });
});

describe('every answer', () => {
  it('carries the strict policy: scripts of this origin only, framed by nobody', async () => {
    publishShell();
    for (const url of ['/', '/api/session', '/builds/latest.json', '/api/nothing', '/api/docs/']) {
      const { headers } = await test.app.inject({ url, headers: html });
      const policy = String(headers['content-security-policy']);
      expect([url, policy]).toEqual([url, expect.stringContaining("script-src 'self';")]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
  });
});

describe('compression', () => {
  it('makes the pointer smaller on its way to those who can read it', async () => {
    const versions = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`area${index}`, { version: shellVersion }]),
    );
    const pointer = JSON.stringify({ revision: 1, shell: { version: shellVersion }, areas: versions });
    for (const file of ['latest.json', 'revisions/000001.json']) write(`builds/${file}`, pointer);
    const plain = await test.app.inject('/builds/latest.json');
    const packed = await test.app.inject({ url: '/builds/latest.json', headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});
