import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createHttp, type HttpOptions } from '../src/create-http.ts';

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: unknown };
export type RequestHandler = (response: ServerResponse, received: Received, count: number) => void;

/** Starts a real server on a free port of the loopback host and a client for it; both end with the test. */
export async function startApi(answer: RequestHandler, options: Partial<HttpOptions> = {}) {
  const received: Received[] = [];
  const csrfCalls: Received[] = [];
  const warnings: unknown[][] = [];
  const jar = new Map([['XSRF-TOKEN', 'first%3D']]);
  let csrfTokens = ['second'];

  const listener: RequestListener = (request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: text === '' ? undefined : JSON.parse(text) };
      if (url === '/api/csrf') {
        csrfCalls.push(one);
        const token = csrfTokens.shift();
        if (token !== undefined) jar.set('XSRF-TOKEN', token);
        response.writeHead(204).end();
        return;
      }
      received.push(one);
      answer(response, one, received.length);
    });
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const http = createHttp({
    baseUrl: `${origin}/api`,
    csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: '/api/csrf' },
    log: { warn: (...details: unknown[]) => warnings.push(details) },
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    ...options,
  });
  return {
    http,
    server,
    origin,
    received,
    csrfCalls,
    warnings,
    /** Removes the cookie; the csrf endpoint then returns these tokens, one a call. */
    loseCsrfCookie(tokens: string[]) {
      jar.delete('XSRF-TOKEN');
      csrfTokens = tokens;
    },
  };
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'Content-Type': type, ...headers }).end(JSON.stringify(body));
}

/** Answers with a problem document. */
export function problem(
  response: ServerResponse,
  status: number,
  code: string,
  more: Record<string, unknown> = {},
): void {
  json(response, status, { type: `about:${code}`, title: code, status, code, requestId: 'r1', ...more });
}
