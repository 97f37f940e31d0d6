import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp } from '@haisha/http/create-http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { settings } from '../test/settings.ts';
import { createAuthorize } from './authorize.ts';

type SeenRequest = {
  url: string | undefined;
  method: string | undefined;
  type: string | undefined;
  token: unknown;
  body: string;
};

/** The real HTTP client against a real server. */
async function startServer({ givesCookie = true } = {}) {
  const requests: SeenRequest[] = [];
  let cookies = '';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part;
    });
    request.on('end', () => {
      const { url, method, headers } = request;
      requests.push({ url, method, type: headers['content-type'], token: headers['x-xsrf-token'], body });
      if (url === '/api/csrf' && givesCookie) cookies = 'XSRF-TOKEN=token';
      response.end(JSON.stringify({ auth: 'haisha:signature' }));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const warn = vi.fn();
  const http = createHttp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: '/api/csrf' },
    log: { warn },
    cookies: () => cookies,
  });
  return { requests, warn, authorize: createAuthorize(http, settings()) };
}

it('posts socket and channel as JSON, with the token of a cookie fetched first', async () => {
  const { requests, authorize } = await startServer();
  expect(await authorize.channel('1.2', 'private-vehicle')).toEqual({ auth: 'haisha:signature' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/csrf', 'POST /broadcasting/auth']);
  expect(requests[1]).toMatchObject({ type: 'application/json', token: 'token' });
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({ socket_id: '1.2', channel_name: 'private-vehicle' });
});

it('posts the socket to the other endpoint to identify the user', async () => {
  const { requests, authorize } = await startServer();
  await authorize.user('1.2');
  expect(requests[1]).toMatchObject({ url: '/broadcasting/user-auth', body: '{"socket_id":"1.2"}' });
});

it('warns when the cookie does not arrive, and asks without the header', async () => {
  const { requests, warn, authorize } = await startServer({ givesCookie: false });
  await authorize.channel('1.2', 'private-vehicle');
  expect(warn.mock.calls.flat().join(' ')).toContain('the header X-XSRF-TOKEN cannot be set');
  expect(requests[1]?.token).toBeUndefined();
});
