import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../test/build-test-app.ts';

const upgrade = [
  ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await buildTestApp({ TRUST_PROXY: '127.0.0.1' });
  await test.app.realtime.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** The first line of what comes back for bytes that no library would send; empty when the server hangs up. */
async function answerTo(bytes: Buffer | string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setTimeout(5_000, () => socket.destroy());
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece.toString('latin1');
    socket.end();
  });
  socket.end(bytes);
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

const request = (target: string, headers: string[] = []) =>
  Buffer.from([`GET ${target} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'), 'latin1');

const targets = [
  ...[
    '//',
    '///',
    '//[',
    '//a b',
    '/\\',
    '*',
    'x',
    'http://[',
    'http://',
    '/app/%',
    '/app/%zz?%',
    '/%',
    '/?%',
    '/api/%00',
  ],
  ...['/api//', '/api/vehicles/%ff', '/releases/%2e%2e/%2e%2e/etc/passwd', '/releases//..//..', '/builds/%5c..%5cx'],
  ...[
    '//evil.example/',
    '/api/docs//evil.example',
    `/${'a'.repeat(5000)}`,
    '/api/docs/..%2f..',
    '/app/\xff',
    '/\xe3\x81',
  ],
];

describe('an address that is none', () => {
  it.each(targets)('breaks nothing: %j', async (target) => {
    for (const headers of [
      [],
      ['Accept: text/html'],
      upgrade,
      [...upgrade, 'Origin: http://[', 'X-Forwarded-Host: ['],
    ]) {
      expect(await answerTo(request(target, headers))).not.toMatch(/ 50[0-24-9] /);
    }
    expect(await answerTo(request('/health/live'))).toBe('HTTP/1.1 200 OK');
  });

  it('opens no socket', async () => {
    expect(await answerTo(request('//', upgrade))).toBe('HTTP/1.1 101 Switching Protocols');
    expect(test.app.realtime.builtin?.hub.sockets.size).toBe(0);
  });
});

it('bytes that are no request break nothing', async () => {
  const line = fc.string({ unit: fc.nat(0xff).map((byte) => String.fromCharCode(byte)), maxLength: 40 });
  const odd = fc.oneof(
    fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
    fc.tuple(line, fc.array(line, { maxLength: 3 })).map(([target, headers]) => request(`/${target}`, headers)),
    fc
      .tuple(line, fc.array(line, { maxLength: 2 }))
      .map(([target, headers]) => request(target, [...upgrade, ...headers])),
  );
  const noFault = fc.asyncProperty(odd, async (bytes) => {
    expect(await answerTo(bytes)).not.toMatch(/ 50[0-24-9] /);
  });
  await fc.assert(noFault, { seed: 20_261_121, numRuns: 200 });
  expect(await answerTo(request('/health/live'))).toBe('HTTP/1.1 200 OK');
});
