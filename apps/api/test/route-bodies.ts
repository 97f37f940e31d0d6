import { randomUUID } from 'node:crypto';
import { correctionId, emptyReport, wholeReport } from './daily-reports.ts';
import { commandBodies } from './deliveries.ts';
import { companyHolidayBody } from './dispatch-rows.ts';
import { testPassword } from './factories.ts';
import { hoursRuleBody } from './hours-rules.ts';
import { importFile } from './import-row.ts';
import { leaveBody } from './leave-rows.ts';
import { commentBody, noteBody } from './notes.ts';
import { pdfFile, pixelFile } from './pictures.ts';
import { rollCallBody } from './roll-calls.ts';
import { entryBody, type Rows, savedViewBody } from './route-rows.ts';
import { type Route, takesForm } from './routes.ts';
import { rowKinds } from './row-kind.ts';
import { runBodies, runCommandBody } from './run-bodies.ts';
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
  'POST /api/shared-destinations/:id/reads': ({ rows }) => ({ ids: [rows.notes.note.id] }),
  'POST /api/shared-destinations/:id/notes': ({ rows }) => noteBody({ visibility: rows.notes.note.visibility }),
  'POST /api/shared-destinations/:id/comments': ({ rows }) =>
    commentBody({ visibility: rows.notes.comment.visibility }),
  'PUT /api/access-codes/:id': ({ rows }) => ({ alarmCode: '9999', version: rows.notes.accessCodes.version }),
  'PUT /api/imports/:id/reading': () => ({ version: 1, encoding: 'utf8' }),
  'PUT /api/imports/:id/mapping': () => ({ version: 1, mapping: ['code', 'name'] }),
  'PUT /api/imports/:id/rows/:number': () => ({ cells: [{ column: 1, text: '4t' }] }),
  'POST /api/imports/:id/replacements': () => ({ column: 1, text: '四トン', by: '4t' }),
  'POST /api/imports/:id/decisions': () => ({ decision: 'skip', numbers: [2] }),
  'POST /api/imports/:id/apply': () => ({ mode: 'validOnly' }),
  'POST /api/saved-views': () => ({ ...savedViewBody, list: 'vehicle' }),
  'PUT /api/list-defaults/own': () => ({ list: 'vehicle', opensWith: 'plain' }),
  'PUT /api/list-defaults/role': () => ({ list: 'vehicle', role: 'viewer', viewId: null }),
  'PUT /api/drivers/:id/record': ({ rows }) => ({ hasTowing: true, version: rows.driverParts.record }),
  'PUT /api/drivers/:id/work-schedule': ({ rows }) => ({
    schedules: [{ validFrom: '2026-04-01', per: 'week', days: 3, weeklyHours: 18 }],
    version: rows.driverParts.schedule,
  }),
  'PUT /api/drivers/:id/pay': ({ rows }) => ({ payType: 'daily', baseAmountYen: 9000, version: rows.driverParts.pay }),
  'POST /api/vehicles/:id/status': ({ rows }) => ({ ...rows.entities.vehicle, status: 'retired', from: '2026-11-21' }),
  'POST /api/vehicles/:id/entries': () => entryBody,
  'POST /api/deliveries/batch': ({ rows }) => ({ lines: [deliveryLine(rows), deliveryLine(rows)] }),
  'POST /api/deliveries/generation/preview': ({ rows }) => generationBody(rows),
  'POST /api/deliveries/generation': ({ rows }) => generationBody(rows),
  'PUT /api/check-levels/:rule': () => ({
    ...{ revision: 0, level: 'red', number: 20, validFrom: '2026-12-01', reason: '試験' },
  }),
  'PUT /api/roll-call-hours/:id': () => ({
    ...{ revision: 0, fromMinutes: 0, toMinutes: 1440, validFrom: '2026-12-01', reason: '試験' },
  }),
  'PUT /api/time-records/:driverId/:date': () => ({ punches: [], seen: [], reason: 'forgotten', reasonText: null }),
  'POST /api/time-records/:driverId/:date/changes': () => ({
    ...{ punches: [{ id: null, kind: 'clockIn', minutes: 300 }], seen: [], reason: 'forgotten', reasonText: null },
  }),
  'POST /api/time-records/:driverId/:date/events': () => ({
    ...{ kind: 'breakdown', fromMinutes: 600, toMinutes: 660, note: null },
  }),
  'POST /api/unforeseeable-events/:id/remove': () => ({ reason: '別の日だった' }),
  'POST /api/time-changes/:id/refuse': () => ({ reason: '運行記録と合わない' }),
  'PUT /api/time-change-rule': () => ({ revision: 0, alonePastDays: 14, correctionsWait: true, reason: '試験' }),
  'POST /api/labour-months/:departmentId/:date/reopen': () => ({ reason: '退勤の記録漏れ' }),
  'POST /api/kiosk-devices': ({ rows }) => ({ departmentId: rows.entities.department.id, name: '玄関' }),
  'POST /api/kiosk/register': () => ({ code: 'x' }),
  'POST /api/kiosk/punches': () => ({
    ...{ id: randomUUID(), code: 'X-0', kind: 'clockIn', at: '2026-11-20T00:00:00.000Z' },
  }),
  'PUT /api/punch-files/:id/columns': () => ({ columns: ['code', 'date', 'clockIn'] }),
  'PUT /api/punch-files/:id/driver': ({ rows }) => ({ code: 'C1', driverId: rows.entities.driver.id }),
  'POST /api/punch-files/:id/apply': () => ({ newPunches: 1 }),
  'POST /api/punch-files/:id/undo': () => ({ punches: 1, reason: '別の月のファイル' }),
  'POST /api/punches': () => ({ id: randomUUID(), kind: 'clockIn', at: '2026-11-20T00:00:00.000Z' }),
  'POST /api/roll-calls': ({ rows }) => rollCallBody(rows.entities.driver.id),
  'POST /api/departure-board/:driverId/:date/notes': () => ({ id: randomUUID(), text: '電話済' }),
  'POST /api/departure-board/:driverId/:date/absence': () => ({ note: null }),
  'POST /api/departure-alerts/:id/acknowledge': () => ({ reason: '点呼は電話で済ませた' }),
  'POST /api/labour-agreements': ({ rows }) => ({
    ...{ revision: 0, departmentId: rows.entities.department.id, from: '2027-04-01', to: '2028-03-31' },
    ...{ months: [7, 12], isLongYear: true, hasOvertimeClause: true, reason: '試験' },
  }),
  'POST /api/hours-rules': () => hoursRuleBody,
  'POST /api/leaves': ({ rows }) => ({ driverId: rows.entities.driver.id, ...leaveBody() }),
  'POST /api/leaves/request': () => leaveBody(),
  'PUT /api/daily-reports/:runId': () => ({ version: 0, command: 'save', content: emptyReport }),
  'POST /api/daily-reports/:runId/correction': () => ({ version: 1, content: wholeReport, reason: '数字の再確認' }),
  'POST /api/daily-reports/:runId/correction/approve': () => ({ correctionId }),
  'POST /api/daily-reports/:runId/correction/refuse': () => ({ correctionId, reason: '数字の再確認' }),
  'POST /api/daily-reports/:runId/correction/withdraw': () => ({ correctionId }),
  'POST /api/daily-reports/:runId/send-back': () => ({ version: 1, reason: '数字の再確認' }),
  'POST /api/daily-reports/approvals': ({ rows }) => ({ reports: [{ runId: rows.runs.run.id, version: 0 }] }),
  'POST /api/company-holidays': () => companyHolidayBody,
  'POST /api/deliveries/:id/files/:fileId/remove': () => ({ reason: '撮り直し' }),
  ...runBodies,
};

function deliveryLine({ entities }: Rows): Fields {
  return rowKinds.find(({ name }) => name === 'delivery')?.body(entities) ?? {};
}

function generationBody({ entities: { department } }: Rows): Fields {
  return { departmentId: department.id, from: '2026-11-21', to: '2026-11-22' };
}

function bulkBody(url: string, row: Fields): Fields {
  const { field, value } = rowKinds.find(({ resource }) => url.startsWith(`/api/${resource}/bulk/`))?.change(row) ?? {};
  return { field, rows: [{ ...row, value }] };
}

type RowOf = [under: string, row: (rows: Rows) => Fields];

const rowOf: RowOf[] = [
  ['/api/users/', ({ user }) => user],
  ['/api/vehicles/:id/entries/', ({ entry }) => entry],
  ['/api/shared-destinations/:id/notes/', ({ notes }) => notes.note],
  ['/api/shared-destinations/:id/comments/', ({ notes }) => notes.comment],
  ['/api/saved-views/', ({ savedView }) => savedView],
  ['/api/leaves/', ({ leave }) => ({ version: leave.version, reason: '人員が足りない' })],
  ['/api/company-holidays/', ({ dispatch }) => dispatch.companyHoliday],
  ['/api/retention-rules/', ({ retentionRule }) => retentionRule],
  ...rowKinds.map(({ resource, name }): RowOf => [`/api/${resource}/`, ({ entities }) => ({ ...entities[name] })]),
];

export function rightBody({ name, url }: Route, about: About): Fields {
  const body = bodies[name];
  if (body) return body(about);
  const created = rowKinds.find(({ resource }) => name === `POST /api/${resource}`);
  if (created) return created.body(about.rows.entities);
  const [, row] = rowOf.find(([under]) => url.startsWith(under)) ?? [];
  const fields = row?.(about.rows) ?? {};
  if (url.startsWith('/api/deliveries/:id/')) return { ...fields, ...commandBodies[url.split('/').at(-1) ?? ''] };
  if (url.startsWith('/api/allocations/:id/')) return runCommandBody(url, about.rows);
  return url.includes('/bulk/') ? bulkBody(url, fields) : fields;
}

/** What a question cannot do without. */
export function rightQuery({ name, url }: Route, { entities }: Rows): string {
  if (url.endsWith('/export')) return 'format=csv';
  if (url.startsWith('/api/allocations/day')) return `date=2026-11-26&departmentId=${randomUUID()}`;
  if (url === '/api/departure-board') return `date=2026-11-26&departmentId=${entities.department.id}`;
  if (url === '/api/daily-reports') return `date=2026-11-26&departmentId=${entities.department.id}`;
  if (url === '/api/roll-calls/book') return `departmentId=${entities.department.id}&from=2026-11-01&to=2026-11-30`;
  if (['/api/time-records/day', '/api/time-records/centre-month'].includes(url))
    return `date=2026-11-26&departmentId=${entities.department.id}`;
  if (url === '/api/time-records/month') return `date=2026-11-26&driverId=${entities.driver.id}`;
  const ofDepartment = `departmentId=${entities.department.id}`;
  if (url === '/api/compliance/driver') return `date=2026-11-26&driverId=${entities.driver.id}`;
  if (url === '/api/compliance/candidates') return `start=2026-11-26T17:00:00Z&minutes=600&${ofDepartment}`;
  if (url.startsWith('/api/compliance')) return `date=2026-11-26&${ofDepartment}`;
  if (url === '/api/kiosk/driver') return 'code=X-0';
  if (url === '/api/leaves') return 'from=2026-11-01&to=2026-11-30';
  if (url.startsWith('/api/leaves/register')) return 'date=2026-11-26';
  if (url === '/api/company-holidays') return 'from=2026-11-01';
  if (url === '/api/allocations/transport-register') return 'from=2026-11-01&to=2026-11-30';
  return name === 'GET /api/saved-views' ? 'list=vehicle' : '';
}

/** A file goes as a form, everything else as JSON. */
export function bodyOf(route: Route, fields: Fields): { headers?: Record<string, string>; payload?: string | Buffer } {
  if (route.method === 'GET') return {};
  if (route.url.startsWith('/api/roll-calls/readings')) {
    return formOf({ filename: 'a.csv', content: '社員番号,測定日時,測定値\r\nD1,2026/11/20 4:00,0.00' });
  }
  if (/\/(imports|punch-files\/:id\/content)$/.test(route.url))
    return formOf({ filename: 'a.csv', content: importFile });
  if (/\/(?:photo|:side)$/.test(route.url)) return formOf({ filename: 'a.png', content: pixelFile });
  if (takesForm(route)) return formOf({ filename: 'a.pdf', content: pdfFile });
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fields) };
}
