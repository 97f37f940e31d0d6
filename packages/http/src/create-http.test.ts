import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, problem, startApi } from '../test/api-server.ts';

const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const notRetried = [400, 401, 403, 404, 410, 413, 422, 501, 505];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('reading', () => {
  test('returns the JSON of the answer and writes the query', async () => {
    const api = await startApi((response) => json(response, 200, { total: 1 }));
    const query = { q: '大宮', page: 2, archived: undefined, status: ['active', 'resting'], note: '' };
    await expect(api.http.get('/vehicles', { query })).resolves.toEqual({ total: 1 });
    expect(api.received[0]?.url).toBe(
      `/api/vehicles?q=${encodeURIComponent('大宮')}&page=2&status=active&status=resting`,
    );
  });

  test('sends no CSRF header and fetches no token', async () => {
    const api = await startApi((response) => json(response, 200, {}));
    await api.http.get('/vehicles');
    expect(api.received[0]?.headers['x-xsrf-token']).toBeUndefined();
    expect(api.csrfCalls).toHaveLength(0);
  });

  test.each(retried)('repeats a read exactly once on %i', async (status) => {
    const api = await startApi((response) => problem(response, status, 'unavailable'));
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ status });
    expect(api.received).toHaveLength(2);
  });

  test.each(notRetried)('does not repeat a read on %i', async (status) => {
    const api = await startApi((response) => problem(response, status, 'internal'));
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ status });
    expect(api.received).toHaveLength(1);
  });

  test('repeats a HEAD and returns the answer of the second attempt', async () => {
    const api = await startApi((response, _request, count) => response.writeHead(count === 1 ? 503 : 200).end());
    await expect(api.http.head('/vehicles')).resolves.toBeUndefined();
    expect(api.received.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
  });

  test('waits as long as Retry-After says before it repeats', async () => {
    const api = await startApi((response, _request, count) =>
      count === 1 ? json(response, 503, {}, { 'Retry-After': '1' }) : json(response, 200, {}),
    );
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    await api.http.get('/vehicles');
    expect(pauses).toHaveBeenCalledWith(expect.any(Function), 1000);
  });

  test('waits at most three seconds, however long Retry-After is', async () => {
    const api = await startApi((response, _request, count) =>
      count === 1 ? json(response, 503, {}, { 'Retry-After': '600' }) : json(response, 200, {}),
    );
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    await api.http.get('/vehicles');
    expect(pauses).toHaveBeenCalledWith(expect.any(Function), 3000);
  });
});

describe('writing', () => {
  test.each(retried)('does not repeat a write on %i', async (status) => {
    const api = await startApi((response) => problem(response, status, 'unavailable'));
    await expect(api.http.post('/vehicles', {})).rejects.toMatchObject({ status });
    expect(api.received).toHaveLength(1);
  });

  test.each(['post', 'put', 'patch'] as const)('sends JSON with %s', async (method) => {
    const api = await startApi((response) => json(response, 200, { id: '1' }));
    await expect(api.http[method]('/vehicles', { code: '0012' })).resolves.toEqual({ id: '1' });
    expect(api.received[0]).toMatchObject({ method: method.toUpperCase(), body: { code: '0012' } });
    expect(api.received[0]?.headers['content-type']).toBe('application/json');
  });

  test('sends no content type without a body and accepts an empty answer', async () => {
    const api = await startApi((response) => response.writeHead(204).end());
    await expect(api.http.delete('/session')).resolves.toBeUndefined();
    expect(api.received[0]?.headers['content-type']).toBeUndefined();
  });
});

describe('a failure', () => {
  test('carries the status, the code and the whole problem', async () => {
    const api = await startApi((response) =>
      problem(response, 409, 'value.taken', { errors: [{ path: 'code', code: 'taken' }] }),
    );
    await expect(api.http.post('/vehicles', {})).rejects.toMatchObject({
      name: 'ProblemError',
      status: 409,
      code: 'value.taken',
      problem: { requestId: 'r1', errors: [{ path: 'code', code: 'taken' }] },
    });
  });

  test.each([
    [401, 'session.required'],
    [403, 'permission.denied'],
    [404, 'route.not_found'],
    [413, 'body.too_large'],
    [418, 'internal'],
    [429, 'throttled'],
    [500, 'internal'],
    [502, 'unavailable'],
    [504, 'unavailable'],
    [507, 'storage.full'],
  ])('takes the code from the status when a proxy answers %i with a page', async (status, code) => {
    const api = await startApi((response) =>
      response.writeHead(status, { 'Content-Type': 'text/html', 'Retry-After': '0' }).end('<h1>Sorry</h1>'),
    );
    await expect(api.http.post('/vehicles', {})).rejects.toMatchObject({ status, code });
  });

  test('is reported when a page with status 200 comes instead of JSON', async () => {
    const api = await startApi((response) => response.writeHead(200).end('<h1>Log in to the WiFi</h1>'));
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'unavailable', status: 200 });
  });

  test('says when to come back, in seconds or as a date', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const api = await startApi((response, _request, count) =>
      json(response, 429, {}, { 'Retry-After': count === 1 ? '7' : inAMinute }),
    );
    await expect(api.http.post('/session')).rejects.toMatchObject({ problem: { retryAfterSeconds: 7 } });
    await expect(api.http.post('/session')).rejects.toSatisfy((error) => {
      const seconds = (error as { problem: { retryAfterSeconds: number } }).problem.retryAfterSeconds;
      return seconds >= 58 && seconds <= 60;
    });
  });

  test('of a dropped connection is a network problem and is not repeated', async () => {
    const api = await startApi((response) => response.destroy());
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(api.received).toHaveLength(1);
  });

  test('of a connection that breaks in the middle of the answer is a network problem', async () => {
    const api = await startApi((response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"items":', () => response.destroy());
    });
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'network' });
  });
});

describe('time-out and abort', () => {
  test('ends a call that takes longer than the client allows with code timeout', async () => {
    const api = await startApi(() => undefined, { timeoutMs: 100 });
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'timeout', status: 0 });
    expect(api.received).toHaveLength(1);
  });

  test('lets a call have its own time-out, or none', async () => {
    const api = await startApi((response) => void setTimeout(() => json(response, 200, {}), 150), { timeoutMs: 50 });
    await expect(api.http.get('/export', { timeoutMs: 0 })).resolves.toEqual({});
    await expect(api.http.get('/export', { timeoutMs: 60 })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('applies the time-out to an answer that stops half way', async () => {
    const api = await startApi((response) => void response.writeHead(200).write('{'), { timeoutMs: 100 });
    await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'timeout' });
  });

  test('rejects an aborted call with the AbortError of its caller', async () => {
    const caller = new AbortController();
    const api = await startApi(() => caller.abort());
    await expect(api.http.get('/vehicles', { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('ends the wait for a repetition when the call is aborted', async () => {
    const caller = new AbortController();
    const api = await startApi((response) => json(response, 503, {}, { 'Retry-After': '3' }));
    const started = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const call = api.http.get('/vehicles', { signal: caller.signal });
    const pause = await vi.waitUntil(
      () => started.mock.results[started.mock.calls.findIndex(([, ms]) => ms === 3000)]?.value,
    );
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(cleared.mock.calls.flat()).toContain(pause);
    expect(api.received).toHaveLength(1);
  });
});

test('sends a form with a file as the browser writes it', async () => {
  const sent: RequestInit[] = [];
  const fetch = async (_input: unknown, init: RequestInit = {}) => {
    sent.push(init);
    return Response.json({});
  };
  const api = await startApi((response) => json(response, 200, {}), { fetch: fetch as typeof globalThis.fetch });
  const form = new FormData();
  form.append('file', new Blob(['x']), 'a.pdf');
  await api.http.post('/files', form);
  expect(sent.at(-1)?.body).toBe(form);
  expect(sent.at(-1)?.headers).not.toHaveProperty('Content-Type');
});
