import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { switchArea } from '@haisha/releases/switch-area';
import { newTestStore, type TestStore } from '@haisha/releases/test/test-store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

const url = '/builds/latest.json';
const html = { accept: 'text/html' };
const log: string[] = [];

let store: TestStore;
let test: TestApp;
beforeAll(async () => {
  store = newTestStore();
  await store.deployShell('a');
  await store.deployArea('1');
  const settings = { RELEASE_STORE: store.store, LOG_LEVEL: 'warn' };
  test = await buildTestApp(settings, { logTo: { write: (line) => log.push(line) } });
  await test.app.realtime.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  store.remove();
});
beforeEach(() => void log.splice(0));

const file = () => join(store.store, 'builds/latest.json');
const flip = (enabled: boolean, reason: string) =>
  switchArea(store.store, 'masters', enabled, { by: 'tanaka', reason });

/** The bytes of one answer, as many as its head promises and no more. */
function read(agent: Agent): Promise<string> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: `${url}?t=1`, agent }, (response) => {
      response.toArray().then((pieces) => resolve(Buffer.concat(pieces).toString()), reject);
    });
    asked.on('error', reject);
  });
}

describe('the pointer', () => {
  it('arrives whole while it is replaced, in every one of many reads', async () => {
    let isFlipping = true;
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const flips = (async () => {
      for (let number = 1; number <= 60; number += 1) await flip(number % 2 === 0, 'x'.repeat((number * 397) % 3000));
      isFlipping = false;
    })();
    const revisions = new Set<number>();
    const reader = async () => {
      while (isFlipping) {
        const text = await read(agent);
        expect(text.endsWith('}\n')).toBe(true);
        revisions.add(JSON.parse(text).revision);
      }
    };
    await Promise.all([flips, ...Array.from({ length: 8 }, reader)]);
    agent.destroy();
    expect(revisions.size).toBeGreaterThan(10);
  });

  it('is asked for anew each time, and sent again only when it has changed', async () => {
    const first = await test.app.inject(url);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'content-length': String(Buffer.byteLength(first.body)),
    });
    const etag = String(first.headers.etag);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const answer = await test.app.inject({ url, headers: { 'if-none-match': known } });
      expect([known, answer.statusCode, answer.body, answer.headers.etag]).toEqual([known, 304, '', etag]);
    }
    await flip((await test.app.inject(url)).json().areas.masters.enabled === false, 'changed');
    const changed = await test.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([changed.statusCode, changed.json().reason]).toEqual([200, 'changed']);
  });

  it('has a head without a body, of the same length', async () => {
    const whole = await test.app.inject(url);
    const head = await test.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control']) {
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });

  it('is sent whole to whoever asks for a part', async () => {
    const response = await test.app.inject({ url, headers: { range: 'bytes=0-9' } });
    expect([response.statusCode, response.body]).toEqual([200, readFileSync(file(), 'utf8')]);
  });

  it.each<[string, () => void]>([
    ['missing', () => rmSync(file())],
    ['cut', () => writeFileSync(file(), readFileSync(file()).subarray(0, 200))],
    ['empty', () => writeFileSync(file(), '')],
    [
      'made up',
      () => writeFileSync(file(), readFileSync(file(), 'utf8').replace(/"revision": \d+/, '"revision": 900')),
    ],
  ])(
    'is served from the newest revision when its file is %s, which is written anew and told once',
    async (_, damage) => {
      const whole = readFileSync(file(), 'utf8');
      const { revision } = JSON.parse(whole);
      damage();
      for (let asked = 0; asked < 2; asked += 1) expect((await test.app.inject(url)).body).toBe(whole);
      expect(readFileSync(file(), 'utf8')).toBe(whole);
      expect(log.filter((line) => line.includes(`; it was written anew from revision ${revision}.`))).toHaveLength(1);
      damage();
      expect((await test.app.inject({ url: '/', headers: html })).statusCode).toBe(200);
      expect(readFileSync(file(), 'utf8')).toBe(whole);
    },
  );
});
