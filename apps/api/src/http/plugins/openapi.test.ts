import { problemSchema } from '@haisha/validation/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { noContent } from './contracts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('the description of the interface', () => {
  it('is OpenAPI 3.1 with every route under /api', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/session', '/api/sessions', '/api/system/test']),
    );
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
    expect(document.paths['/api/session'].post.requestBody.content).toHaveProperty('application/json');
  });

  it('holds what every entity takes and gives, and the problem it may answer with', async () => {
    const { paths } = (await test.app.inject('/api/openapi.json')).json();
    const described = Object.keys(paths).filter((path) => /departments|vehicle/.test(path));
    const served = test.app.routeTable.map(({ url }) => url.replaceAll(/:(\w+)/g, '{$1}'));
    expect(described.sort()).toEqual([...new Set(served.filter((path) => /departments|vehicle/.test(path)))].sort());
    for (const path of described) {
      for (const [method, operation] of Object.entries<{ responses: object; requestBody?: object }>(paths[path])) {
        const about = `${method} ${path}`;
        expect([about, Object.keys(operation.responses).includes('4XX')]).toEqual([about, true]);
        // A file is named by its address alone.
        const takesBody = method !== 'get' && !path.includes('/files/{fileId}');
        expect([about, operation.requestBody !== undefined]).toEqual([about, takesBody]);
      }
    }
  });

  it('says of every route that it may refuse by a problem, and alike that it has nothing to say', () => {
    const routes = test.app.routeTable.filter(
      ({ url, schema }) => /^\/(api|apps|broadcasting)\//.test(url) && !schema?.hide,
    );
    expect(routes.length).toBeGreaterThan(100);
    for (const { method, url, schema } of routes) {
      const { '4xx': refusal, 204: done } = (schema?.response ?? {}) as Record<string, unknown>;
      expect([method, url, refusal]).toEqual([method, url, problemSchema]);
      expect([method, url, done ?? noContent]).toEqual([method, url, noContent]);
    }
  });

  it('has a reading page that needs no script of its own in the page', async () => {
    const response = await test.app.inject('/api/docs/');
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/<script(?![^>]*\bsrc=)/);
    for (const [, source = ''] of response.body.matchAll(/<script src="([^"]+)"/g)) {
      const script = await test.app.inject(new URL(source, 'http://localhost/api/docs/').pathname);
      expect([source, script.statusCode]).toEqual([source, 200]);
    }
  });

  it('has the same page at the address without a slash, for everybody and under the same policy', async () => {
    for (const url of ['/api/docs', '/api/docs?from=mail']) {
      const response = await test.app.inject(url);
      expect([response.statusCode, response.headers.location]).toEqual([302, '/api/docs/']);
      const page = await test.app.inject('/api/docs/');
      expect(response.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
    }
  });
});
