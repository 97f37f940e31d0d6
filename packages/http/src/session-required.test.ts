import { expect, test, vi } from 'vitest';
import { json, problem, startApi } from '../test/api-server.ts';

function guarded(isLoggedIn: () => boolean) {
  return (response: Parameters<typeof json>[0], { url }: { url: string }) =>
    isLoggedIn() ? json(response, 200, { url }) : problem(response, 401, 'session.required');
}

test('shares one login between calls refused at the same time and repeats them after it', async () => {
  let loggedIn = false;
  const onSessionRequired = vi.fn(async () => {
    await vi.waitFor(() => expect(api.received).toHaveLength(3));
    loggedIn = true;
    return true;
  });
  const api = await startApi(
    guarded(() => loggedIn),
    { onSessionRequired },
  );
  const answers = await Promise.all([
    api.http.get('/departments'),
    api.http.get('/vehicles'),
    api.http.put('/vehicles/1', { note: 'typed for an hour' }),
  ]);
  expect(answers).toEqual([{ url: '/api/departments' }, { url: '/api/vehicles' }, { url: '/api/vehicles/1' }]);
  expect(onSessionRequired).toHaveBeenCalledTimes(1);
  const writes = api.received.filter(({ method }) => method === 'PUT');
  expect(writes.map(({ body }) => body)).toEqual(Array(2).fill({ note: 'typed for an hour' }));
});

test('repeats a call without asking when a login has happened since it was refused', async () => {
  let loggedIn = false;
  let refuseLate = () => {};
  const onSessionRequired = vi.fn(async () => {
    loggedIn = true;
    setTimeout(refuseLate);
    return true;
  });
  const api = await startApi(
    (response, { url }) => {
      if (loggedIn) return json(response, 200, {});
      const refuse = () => problem(response, 401, 'session.required');
      if (url.endsWith('/slow')) refuseLate = refuse;
      else refuse();
    },
    { onSessionRequired },
  );
  await Promise.all([api.http.get('/fast'), api.http.get('/slow')]);
  expect(onSessionRequired).toHaveBeenCalledTimes(1);
});

test('reports the refusal when the user does not log in', async () => {
  const onSessionRequired = vi.fn(async () => false);
  const api = await startApi(
    guarded(() => false),
    { onSessionRequired },
  );
  await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'session.required' });
  expect(api.received).toHaveLength(1);
});

test('asks only once when the session is refused again right after the login', async () => {
  const onSessionRequired = vi.fn(async () => true);
  const api = await startApi(
    guarded(() => false),
    { onSessionRequired },
  );
  await expect(api.http.get('/vehicles')).rejects.toMatchObject({ code: 'session.required' });
  expect(onSessionRequired).toHaveBeenCalledTimes(1);
  expect(api.received).toHaveLength(2);
});

test('does not ask for a login after wrong credentials or when the call says so', async () => {
  const onSessionRequired = vi.fn(async () => true);
  const api = await startApi(
    (response, { method }) => problem(response, 401, method === 'POST' ? 'credentials.invalid' : 'session.required'),
    { onSessionRequired },
  );
  await expect(api.http.post('/session', {})).rejects.toMatchObject({ code: 'credentials.invalid' });
  await expect(api.http.delete('/session', { whenSignedOut: 'fail' })).rejects.toMatchObject({ status: 401 });
  expect(onSessionRequired).not.toHaveBeenCalled();
});

test('lets a write renew its token and log in, each once', async () => {
  const steps = ['csrf.invalid', 'session.required'];
  const api = await startApi(
    (response) => {
      const code = steps.shift();
      return code ? problem(response, code === 'csrf.invalid' ? 403 : 401, code) : json(response, 201, {});
    },
    { onSessionRequired: async () => true },
  );
  await expect(api.http.post('/vehicles', {})).resolves.toEqual({});
  expect(api.received).toHaveLength(3);
});
