import type { RealtimeSettings } from '@haisha/validation/settings';
import { expect, it } from 'vitest';
import { settings } from '../test/settings.ts';
import { type PageAddress, socketAddress } from './socket-address.ts';

const words = 'Pusher requires a secure connection (schema: "https")';
const secure = pageAt('https://haisha.example.jp');
const laptop = pageAt('http://localhost:3000');
const office = pageAt('http://192.168.0.20:3000');

it('defaults to the host of the page', () => {
  expect(socketAddress(settings(), secure)).toEqual({ secure: true, host: 'haisha.example.jp', port: 443 });
  expect(socketAddress(settings(), pageAt('https://haisha.example.jp:8443')).port).toBe(8443);
});

it.each<[string, Partial<RealtimeSettings>, PageAddress]>([
  ['a page from another machine without TLS', {}, office],
  ['a scheme set to http on such a page', { scheme: 'http' }, office],
  ['a scheme set to http on a secure page', { scheme: 'http' }, secure],
  ['another server without TLS, even on the loopback host', { scheme: 'http', host: '127.0.0.1' }, laptop],
  ['another server whose scheme is that of a page without TLS', { host: 'ws.example.jp' }, laptop],
])('refuses %s', (_name, changes, page) => {
  expect(() => socketAddress(settings(changes), page)).toThrow(new Error(words));
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.8.9.1:3000', 'http://[::1]:3000'])(
  'uses the built-in server without TLS on %s',
  (page) => {
    expect(socketAddress(settings(), pageAt(page))).toMatchObject({ secure: false, port: 3000 });
  },
);

it.each(['http://localhost.example.jp', 'http://127.0.0.1.example.jp', 'http://10.0.0.1'])(
  'does not treat %s as the loopback host',
  (page) => {
    expect(() => socketAddress(settings(), pageAt(page))).toThrow(words);
  },
);

it('goes to another server at its own port', () => {
  const hosted = settings({ scheme: 'https', host: 'ws-ap3.pusher.com' });
  expect(socketAddress(hosted, laptop)).toEqual({ secure: true, host: 'ws-ap3.pusher.com', port: 443 });
  expect(socketAddress({ ...hosted, port: 6001 }, laptop).port).toBe(6001);
});

function pageAt(url: string): PageAddress {
  const { protocol, hostname, port } = new URL(url);
  return { protocol, hostname, port };
}
