import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { publishPage, shellVersion, writeInStore } from '../../../test/publish-page.ts';

const html = { accept: 'text/html' };
const integrity = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const version = '1.0.0+abc1234-0123456789ac';
const title = { ja: '車両', en: 'Vehicle' };
const routes = ['/vehicles', '/vehicles/edit/_id', '/vehicles/edit/:id'].map((path) => ({
  path,
  title,
  permission: 'vehicle.read',
}));
const requires = { platform: '^1.0.0', api: '>=2026.11', shared: {} };
const provides = { routes, navigation: [], permissions: [], messages: [] };
const published = {
  git: null,
  builtAt: '2026-11-25T00:00:00.000Z',
  publishedAt: '2026-11-25T00:00:00.000Z',
  publishedBy: 'test',
  sizes: { entryGzip: 1, firstRouteGzip: 1 },
  files: {},
};
const needs = (...parts: string[]) =>
  Object.fromEntries(parts.map((part) => [part, [{ file: `${part.replaceAll(/\W/g, '')}.js`, integrity }]]));

const preloaded = /<link rel="preload"[^>]+href="\/releases\/([^"]+)"/g;
const sentFor = /<link rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)"/g;

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
  const store = test.env.RELEASE_STORE;
  publishPage(store);
  writeInStore(
    store,
    `releases/shell/${shellVersion}/index.html`,
    '<!doctype html><head><script type="application/json" id="haisha-settings">{}</script></head>',
  );
  const shell = {
    ...published,
    kind: 'shell',
    name: 'shell',
    semver: '1.0.0',
    version: shellVersion,
    entry: 'index.html',
    requires: { api: '>=2026.11' },
    provides: { platform: '1.0.0', shared: {} },
    needs: needs('door', 'desk', 'areas', 'texts-ja', 'texts-en', 'area-texts-ja', 'area-texts-en'),
  };
  const masters = {
    ...published,
    kind: 'area',
    name: 'masters',
    semver: '1.0.0',
    version,
    entry: 'remoteEntry.js',
    requires,
    provides,
    needs: needs('/vehicles', '/vehicles/edit/:id'),
    reads: { '/vehicles': ['/vehicles?page=1&sort=code', '/saved-views?list=vehicle'] },
  };
  writeInStore(store, `releases/shell/${shellVersion}/area.json`, JSON.stringify(shell));
  writeInStore(store, `releases/masters/${version}/area.json`, JSON.stringify(masters));
  const live = {
    revision: 1,
    parent: null,
    at: '2026-11-25T00:00:00.000Z',
    by: 'test',
    reason: '</script><script>',
    kind: 'deploy',
    checked: [],
    shell: { version: shellVersion, previous: null, since: 1 },
    areas: {
      masters: {
        version,
        entry: `releases/masters/${version}/remoteEntry.js`,
        integrity: 'sha384-x',
        since: 1,
        previous: null,
        enabled: true,
        requires,
        provides,
      },
    },
  };
  for (const file of ['revisions/000001.json', 'latest.json'])
    writeInStore(store, `builds/${file}`, JSON.stringify(live));
});
afterAll(() => test.close());

async function open(url: string, browser: Browser = createBrowser(test)) {
  const response = await browser.send({ method: 'GET', url, headers: html });
  const [, start = 'null'] = /id="haisha-start">(.*?)<\/script>/.exec(response.body) ?? [];
  const files = [...response.body.matchAll(preloaded)].map(([, file]) => file?.replace(/^(\w+)\/[^/]+\//, '$1 '));
  const reads = [...response.body.matchAll(sentFor)].map(([, address]) => address);
  return { response, start: JSON.parse(start), files, reads };
}

describe('the document', () => {
  it('holds the pointer, the version of the API and no session for who is not logged in', async () => {
    const { response, start, files } = await open('/vehicles');
    expect(start).toMatchObject({ pointer: { revision: 1 }, apiVersion: expect.any(String), session: null });
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(files).toEqual(['shell textsja.js', 'shell door.js']);
  });

  it('comes in brotli to those alone who take it', async () => {
    const answerFor = (encodings: string) =>
      test.app.inject({ url: '/vehicles', headers: { ...html, 'accept-encoding': encodings } });
    const [pressed, plain] = [await answerFor('gzip, deflate, br'), await answerFor('identity')];
    expect([pressed.headers['content-encoding'], pressed.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(plain.body);
  });

  it('holds the session of who is logged in, and is then kept by nobody', async () => {
    const browser = await logInAs(test, ['viewer']);
    const { response, start } = await open('/vehicles', browser);
    expect(start.session).toMatchObject({ user: { roles: ['viewer'] } });
    expect(start.session).toEqual((await browser.get('/api/session')).json().session);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/', ['shell textsja.js', 'shell desk.js']],
    ['/en/jobs', ['shell textsen.js', 'shell desk.js']],
    ['/login', ['shell textsja.js', 'shell door.js']],
    [
      '/en/vehicles?page=2',
      [
        'shell textsen.js',
        'shell desk.js',
        'shell areas.js',
        'shell areatextsen.js',
        'masters remoteEntry.js',
        'masters vehicles.js',
      ],
    ],
    ['/vehicles/edit/12', expect.arrayContaining(['masters vehicleseditid.js'])],
    // The literal address is a page of its own, of which this build states nothing.
    ['/vehicles/edit/_id', expect.not.arrayContaining(['masters vehicleseditid.js'])],
    ['/vehicles/edit/12/more', ['shell textsja.js', 'shell desk.js']],
  ])('names the files that %s needs', async (url, expected) => {
    const browser = await logInAs(test, ['viewer']);
    expect((await open(url, browser)).files).toEqual(expected);
  });

  it.each([
    ['/vehicles', ['/api/vehicles?page=1&amp;sort=code', '/api/saved-views?list=vehicle']],
    ['/en/vehicles', ['/api/vehicles?page=1&amp;sort=code', '/api/saved-views?list=vehicle']],
    ['/vehicles?page=2', []],
    ['/vehicles/edit/12', []],
  ])('sends at once for what %s reads first', async (url, expected) => {
    expect((await open(url, await logInAs(test, ['viewer']))).reads).toEqual(expected);
    expect((await open(url)).reads).toEqual([]);
  });

  it('lets no text of a revision end the element that holds it', async () => {
    const { response, start } = await open('/');
    expect(start.pointer.reason).toBe('</script><script>');
    expect(response.body.match(/<script/g)).toHaveLength(2);
  });
});
