import { expect, test } from 'vitest';
import { json, problem, startApi } from '../test/api-server.ts';

test('sends the decoded cookie in the header of a write', async () => {
  const api = await startApi((response) => json(response, 200, {}));
  await api.http.post('/vehicles', {});
  expect(api.received[0]?.headers['x-xsrf-token']).toBe('first=');
  expect(api.csrfCalls).toHaveLength(0);
});

test('fetches a missing cookie first, once for writes at the same time', async () => {
  const api = await startApi((response) => json(response, 200, {}));
  api.loseCsrfCookie(['fetched']);
  await Promise.all([api.http.post('/vehicles', {}), api.http.put('/vehicles/1', {})]);
  expect(api.csrfCalls).toHaveLength(1);
  expect(api.received.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['fetched', 'fetched']);
});

test('warns and sends the write without the header when no cookie arrives', async () => {
  const api = await startApi((response) => json(response, 200, {}));
  api.loseCsrfCookie([]);
  await api.http.post('/vehicles', {});
  expect(api.received[0]?.headers['x-xsrf-token']).toBeUndefined();
  expect(api.warnings).toEqual([['The CSRF cookie XSRF-TOKEN is missing: the header X-XSRF-TOKEN cannot be set']]);
});

test('warns and sends the write when the endpoint cannot be reached', async () => {
  const path = 'http://127.0.0.1:9/csrf';
  const csrf = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path };
  const api = await startApi((response) => json(response, 200, {}), { csrf, cookies: () => '' });
  await api.http.post('/vehicles', {});
  expect(api.warnings[0]?.[0]).toBe(`The CSRF cookie could not be fetched from ${path}`);
  expect(api.received).toHaveLength(1);
});

test('fetches a new token and repeats the write once when the token is refused', async () => {
  const api = await startApi((response, _request, count) =>
    count === 1 ? problem(response, 403, 'csrf.invalid') : json(response, 201, { id: '1' }),
  );
  await expect(api.http.post('/vehicles', {})).resolves.toEqual({ id: '1' });
  expect(api.received.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['first=', 'second']);
});

test('ends the call when the token is refused twice', async () => {
  const api = await startApi((response) => problem(response, 403, 'csrf.invalid'));
  await expect(api.http.post('/vehicles', {})).rejects.toMatchObject({ code: 'csrf.invalid' });
  expect(api.received).toHaveLength(2);
  expect(api.csrfCalls).toHaveLength(1);
});

test('takes the names of cookie and header and the path of the endpoint from the settings', async () => {
  const csrf = { cookie: 'a', header: 'X-A', path: '/api/csrf' };
  const api = await startApi((response) => json(response, 200, {}), { csrf, cookies: () => 'b=2; a=%E0%A4; c=3' });
  await api.http.post('/vehicles', {});
  expect(api.received[0]?.headers['x-a']).toBe('%E0%A4');
});
