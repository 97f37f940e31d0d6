import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp } from '@haisha/http/create-http';
import { onTestFinished } from 'vitest';

type Received = { method: string; path: string; query: URLSearchParams; body: unknown };
export type Answer = { status?: number; body?: unknown };
/** Answers by `METHOD /path`; every other request gets 404. */
export type Routes = Readonly<Record<string, (received: Received, count: number) => Answer | Promise<Answer>>>;

/** Starts a real server on a free port of the loopback host and a client for it; both end with the test. */
export async function startFakeApi(routes: Routes) {
  const received: Received[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part;
    });
    request.on('end', async () => {
      if (request.method === 'OPTIONS') return send(response, { status: 204 });
      const url = new URL(request.url ?? '/', 'http://api');
      const one = {
        method: request.method ?? '',
        path: url.pathname.replace(/^\/api/, ''),
        query: url.searchParams,
        body: request.headers['content-type'] === 'application/json' ? JSON.parse(text) : undefined,
      };
      received.push(one);
      const key = `${one.method} ${one.path}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      send(response, (await routes[key]?.(one, count)) ?? problem(404, 'route.not_found'));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const http = createHttp({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: '/api/csrf' },
    log: { warn: () => undefined },
    cookies: () => 'XSRF-TOKEN=token',
  });
  return { http, received, writes: () => received.filter(({ method }) => method !== 'GET') };
}

/** A problem document. */
export function problem(status: number, code: string, more: Record<string, unknown> = {}): Answer {
  return { status, body: { type: `about:${code}`, title: code, status, code, requestId: 'r1', ...more } };
}

/** Test pages have another origin, and the browser asks for that permission before it sends a form in parts. */
function send(response: ServerResponse, { status = 200, body }: Answer): void {
  response.writeHead(status, {
    'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
    'Access-Control-Allow-Origin': globalThis.location.origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'x-xsrf-token, content-type, idempotency-key, accept',
  });
  response.end(JSON.stringify(body));
}
