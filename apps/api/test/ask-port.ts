import { request } from 'node:http';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';

/** Asks a port as `inject` asks an app, each time by a connection of its own. */
export function askPort(port: number): { inject: (asked: InjectOptions | string) => Promise<Response> } {
  return { inject: (asked) => ask(port, typeof asked === 'string' ? { url: asked } : asked) };
}

function ask(port: number, { method = 'GET', url, headers, cookies = {}, payload }: InjectOptions): Promise<Response> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const isRaw = payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload);
  const body = isRaw ? payload : JSON.stringify(payload);
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path: encodeURI(decodeURI(String(url))),
      agent: false,
      headers: {
        ...headers,
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        ...(!isRaw && { 'content-type': 'application/json' }),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      } as Record<string, string>,
    });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const rawPayload = Buffer.concat(await response.toArray());
      const text = rawPayload.toString();
      const answer = {
        statusCode: response.statusCode ?? 0,
        headers: response.headers,
        rawPayload,
        body: text,
        json: () => JSON.parse(text),
        cookies: (response.headers['set-cookie'] ?? []).map(readCookie),
      };
      // What `inject` tells besides, nobody asks for.
      resolve(answer as Response);
    });
    asked.end(body);
  });
}

function readCookie(text: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
  return { name, value: decodeURIComponent(value) };
}
