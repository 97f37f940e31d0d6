import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, logInAs } from '../../../test/browser.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { probe, probeRoutes } from '../../../test/probe-routes.ts';
import { clearIdempotencyKeys } from './run-once.ts';

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await buildTestApp({}, { further: [probeRoutes] });
  browser = await logInAs(test, ['admin']);
});
afterAll(() => test.close());

function note(text: string, key?: string, sender = browser) {
  return sender.post('/api/probe/notes', { text }, key ? { headers: { 'idempotency-key': key } } : {});
}

describe('the idempotency key', () => {
  it('gives the stored answer for the same request, without running it again', async () => {
    const first = await note('a', 'key-1');
    const runs = probe.runs;
    const second = await note('a', 'key-1');
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(probe.runs).toBe(runs);
  });

  it('refuses another request under the same key', async () => {
    await note('a', 'key-2');
    expect((await note('b', 'key-2')).json()).toMatchObject({ status: 422, code: 'idempotency.mismatch' });
  });

  it('lets one of several at once run, and the others have its answer', async () => {
    const runs = probe.runs;
    const answers = await Promise.all(Array.from({ length: 4 }, () => note('a', 'key-3')));
    expect(probe.runs).toBe(runs + 1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is free again when the command failed', async () => {
    expect((await note('fails', 'key-4')).statusCode).toBe(500);
    expect((await note('fine', 'key-4')).statusCode).toBe(201);
  });

  it('belongs to one user', async () => {
    await note('a', 'key-5');
    const other = await logInAs(test, ['viewer']);
    const runs = probe.runs;
    expect((await note('b', 'key-5', other)).statusCode).toBe(201);
    expect(probe.runs).toBe(runs + 1);
  });

  it('is forgotten after a day, with its answer', async () => {
    await note('a', 'key-6');
    await note('a', 'key-7');
    await test.pool.query("update idempotency_keys set created_at = now() - interval '25 hours' where key = 'key-6'");
    await clearIdempotencyKeys(test.db);
    const { rows } = await test.pool.query("select key from idempotency_keys where key in ('key-6', 'key-7')");
    expect(rows).toEqual([{ key: 'key-7' }]);
  });

  it('may be left out, and may not be endless', async () => {
    const runs = probe.runs;
    await note('a');
    await note('a');
    expect(probe.runs).toBe(runs + 2);
    expect((await note('a', 'k'.repeat(200))).statusCode).toBe(400);
  });
});
