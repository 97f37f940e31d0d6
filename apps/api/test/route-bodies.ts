import { randomUUID } from 'node:crypto';
import { testPassword } from './factories.ts';
import { departmentBody, vehicleBody, vehicleTypeBody } from './masters.ts';
import { pdfFile } from './pictures.ts';
import { entryBody, type Rows } from './route-rows.ts';
import { type Route, takesForm } from './routes.ts';
import { formOf } from './upload.ts';
import { goodPassword, userBody } from './users.ts';

/** Who asks, about which rows, and with which secrets; without these a body is right in form alone. */
export type About = {
  rows: Rows;
  userId: string;
  loginId: string;
  recoveryCode?: string;
  totpCode?: string;
  /** Of a link. */
  token?: string;
  /** Of a departure to single sign-on. */
  state?: string;
};

type Fields = Record<string, unknown>;

/** Bodies that would be taken; what is not here is about a row and sends it back as it is. */
const bodies: Record<string, (about: About) => Fields> = {
  'POST /api/session': ({ loginId }) => ({ loginId, password: testPassword }),
  'POST /api/session/second-factor': () => ({ code: '123456' }),
  'POST /api/links/look': ({ token = 'x' }) => ({ token }),
  'POST /api/links/redeem': ({ token = 'x' }) => ({ token, password: goodPassword }),
  'POST /api/links/first-administrator': () => ({
    token: 'x',
    password: goodPassword,
    loginId: 'chief@example.jp',
    name: '大石 蔵',
    kana: 'オオイシ クラ',
    language: 'ja',
  }),
  'POST /api/password-resets': ({ loginId }) => ({ loginId }),
  'POST /api/single-sign-on': () => ({ returnTo: '/vehicles' }),
  'POST /api/single-sign-on/return': ({ state = '2' }) => ({ query: `code=1&state=${state}` }),
  'PUT /api/account': () => ({ theme: 'dark' }),
  'PUT /api/account/password': () => ({ presentPassword: testPassword, newPassword: goodPassword }),
  'POST /api/account/totp': () => ({ presentPassword: testPassword }),
  'POST /api/account/totp/confirm': ({ totpCode = '123456' }) => ({ code: totpCode }),
  'POST /api/account/totp/recovery-codes': () => ({ presentPassword: testPassword }),
  'POST /api/account/totp/end': ({ recoveryCode = '' }) => ({ presentPassword: testPassword, code: recoveryCode }),
  'POST /api/users': () => userBody(),
  'POST /api/notifications/read': () => ({ all: true }),
  'POST /api/system/test/echo': () => ({ token: randomUUID() }),
  'POST /api/realtime/timeline': () => ({ session: 1, bundle: 1, lib: 'js', version: '8.6.0', timeline: [] }),
  'POST /broadcasting/auth': ({ userId }) => ({ socket_id: '1.1', channel_name: `private-user.${userId}` }),
  'POST /broadcasting/user-auth': () => ({ socket_id: '1.1' }),
  'POST /apps/:appId/events': () => ({ name: 'news', data: '{}', channel: 'news' }),
  'POST /apps/:appId/batch_events': () => ({ batch: [{ name: 'news', data: '{}', channel: 'news' }] }),
  'POST /api/departments': () => departmentBody(),
  'POST /api/vehicle-types': () => vehicleTypeBody(),
  'POST /api/vehicles': ({ rows }) =>
    vehicleBody({ departmentId: rows.department.id, vehicleTypeId: rows.vehicleType.id }),
  'POST /api/vehicles/:id/status': ({ rows }) => ({ ...rows.vehicle, status: 'retired', from: '2026-11-21' }),
  'POST /api/vehicles/:id/entries': () => entryBody,
};

const rowOf: [under: string, row: (rows: Rows) => Fields][] = [
  ['/api/users/', ({ user }) => user],
  ['/api/departments/', ({ department }) => department],
  ['/api/vehicle-types/', ({ vehicleType }) => vehicleType],
  ['/api/vehicles/:id/entries/', ({ entry }) => entry],
  ['/api/vehicles/', ({ vehicle }) => vehicle],
  ['/api/retention-rules/', ({ retentionRule }) => retentionRule],
];

export function rightBody({ name, url }: Route, about: About): Fields {
  const body = bodies[name];
  if (body) return body(about);
  const [, row] = rowOf.find(([under]) => url.startsWith(under)) ?? [];
  return row?.(about.rows) ?? {};
}

/** A file goes as a form, everything else as JSON. */
export function bodyOf(route: Route, fields: Fields): { headers?: Record<string, string>; payload?: string | Buffer } {
  if (route.method === 'GET') return {};
  if (takesForm(route)) return formOf({ filename: 'a.pdf', content: pdfFile });
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) };
}
