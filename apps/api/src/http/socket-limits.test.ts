import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { appKey, openSocket } from '../../test/realtime.ts';
import type { Module } from '../module.ts';
import { socketLimits } from './socket-limits.ts';

const patienceMs = 300;
const longMs = 4 * patienceMs;
const stepMs = 30;

/** An answer that takes longer than a socket may take to ask. */
const slowAnswer: Module = (app) => {
  app.get('/probe/slow-answer', { config: { access: 'public' } }, async (_request, reply) =>
    reply.type('text/plain').send(Readable.from(slowly('0123456789'.repeat(4)))),
  );
};

let test: TestApp;
let port: number;
const opened: Socket[] = [];
beforeAll(async () => {
  test = await buildTestApp({ PUSHER_KEY: appKey }, { patienceMs, further: [slowAnswer] });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  await test.app.realtime.start();
  port = (test.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});
afterAll(() => test.close());

async function* slowly(text: string): AsyncGenerator<string> {
  for (const character of text) {
    yield character;
    await delay(stepMs);
  }
}

function open(): { socket: Socket; heard: () => string; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece.toString();
  });
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  return { socket, heard: () => heard, closed };
}

async function sendSlowly(socket: Socket, text: string): Promise<void> {
  for await (const character of slowly(text)) if (socket.writable) socket.write(character);
}

describe('a socket that asks nothing', () => {
  it('is ended after half a minute, to the second', () => {
    expect(socketLimits()).toMatchObject({ http: { headersTimeout: 30_000, connectionsCheckingInterval: 1_000 } });
  });

  it('is ended, though it is silent', async () => {
    await open().closed;
  });

  it('is ended, though it sends a byte of a head now and then', async () => {
    const { socket, closed, heard } = open();
    void sendSlowly(socket, `GET /health/live HTTP/1.1\r\nX-Long: ${'x'.repeat(100)}`);
    await closed;
    expect(heard()).not.toContain(' 200 ');
  });

  it('is ended, though it has asked something before', async () => {
    const { socket, closed, heard } = open();
    socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    void sendSlowly(socket, `GET /health/live HTTP/1.1\r\nX-Long: ${'x'.repeat(100)}`);
    await closed;
    expect(heard()).toContain(' 200 ');
  });
});

describe('a socket that is used stays,', () => {
  it('while it sends a long body', async () => {
    const { socket, heard, closed } = open();
    const body = JSON.stringify({ loginId: 'nobody', password: 'x'.repeat(longMs / stepMs) });
    const csrf = ['Cookie: XSRF-TOKEN=a', 'X-XSRF-TOKEN: a'];
    const head = ['Host: localhost', 'Connection: close', 'Content-Type: application/json', ...csrf];
    socket.write(`POST /api/session HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n`);
    await sendSlowly(socket, body);
    await closed;
    expect(heard()).toContain('credentials.invalid');
  });

  it('while it receives a long answer', async () => {
    const { socket, heard, closed } = open();
    socket.write('GET /api/probe/slow-answer HTTP/1.0\r\nHost: localhost\r\n\r\n');
    await closed;
    expect(heard().replaceAll(/\D/g, '')).toContain('0123456789'.repeat(4));
  });

  it('while it is there for live updates', async () => {
    const live = openSocket({ port });
    await live.next('pusher:connection_established');
    expect(await Promise.race([live.closed, delay(longMs, 'still open')])).toBe('still open');
    live.socket.terminate();
  });
});
