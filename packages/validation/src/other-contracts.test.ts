import { describe, expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { duesSchema } from './due.ts';
import { homeSchema } from './home.ts';
import { postalCodeParamsSchema, postalCodeSchema } from './postal-code.ts';
import { problemSchema, problemStatus } from './problem.ts';
import { loginInputSchema, sessionAnswerSchema } from './session.ts';
import { publicSettingsSchema } from './settings.ts';
import { systemDebugSchema, systemTestSchema } from './system.ts';

const id = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';

const session = {
  user: {
    id,
    loginId: 'manager@example.jp',
    name: '佐藤 健',
    roles: ['manager'],
    language: 'ja',
    theme: 'light',
    departmentScope: 'list',
    departmentIds: [id],
    mustChangePassword: false,
  },
  permissions: { 'vehicle.read': 'all', 'department.read': 'department' },
};

describe('the login', () => {
  test('trims the login id, never the password', () => {
    const read = loginInputSchema.parse({ loginId: ' a@example.jp ', password: ' x ' });
    expect(read).toEqual({ loginId: 'a@example.jp', password: ' x ' });
    expect(loginInputSchema.parse(read)).toEqual(read);
  });

  test.each([
    [{ loginId: '' }, ['loginId required']],
    [{ loginId: 'x'.repeat(255) }, ['loginId max']],
    [{ password: '' }, ['password required']],
    [{ password: undefined }, ['password required']],
    [{ password: 'x'.repeat(201) }, ['password max']],
    [{ remember: true }, ['remember unknownField']],
  ])('refuses %j', (change, expected) => {
    expect(refusals(loginInputSchema, { loginId: 'a@example.jp', password: 'x', ...change })).toEqual(expected);
  });
});

test.each([
  ['session', sessionAnswerSchema, { session }],
  ['no session', sessionAnswerSchema, { session: null }],
  [
    'home',
    homeSchema,
    {
      today: '2026-11-21',
      firstSteps: [{ step: 'user', done: false }],
      vehicleCount: 60,
      vehiclesByStatus: [{ status: 'inService', count: 55 }],
      departments: [
        { id, name: '大宮営業所', nameEn: 'Omiya Branch', kind: 'office', vehicleCount: 30, inServiceCount: 28 },
      ],
    },
  ],
  [
    'dues',
    duesSchema,
    {
      items: [
        {
          kind: 'inspection',
          entity: 'vehicle',
          id,
          code: '0012',
          name: '大宮 100 か 12-34',
          nameEn: '大宮 100 か 12-34',
          departmentName: '大宮営業所',
          departmentNameEn: null,
          dueDate: '2026-11-20',
          daysLeft: -1,
          isMissing: false,
        },
      ],
      count: 1,
      isMore: false,
    },
  ],
  [
    'places',
    postalCodeSchema,
    { postalCode: '3300854', places: [{ prefecture: '埼玉県', city: 'さいたま市', town: '' }] },
  ],
  [
    'settings',
    publicSettingsSchema,
    {
      apiBase: '/api',
      csrf: { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN', path: '/api/csrf' },
      localeCookie: { name: 'haisha-locale', secure: false },
      httpTimeoutMs: null,
      singleSignOn: { providerName: null },
      mail: true,
      fileLimits: { imageBytes: 20_971_520, documentBytes: 20_971_520 },
      mapService: 'google',
      realtime: null,
    },
  ],
  ['self-test', systemTestSchema, { checks: [{ name: 'database', ok: true, detail: '', ms: 1.5 }] }],
  [
    'versions',
    systemDebugSchema,
    {
      versions: { api: '1', node: '24', database: '17', revision: null, shell: null, areas: { masters: '1' } },
      permissions: { 'system.debug': 'all' },
      settings: { PORT: '3000' },
    },
  ],
])('the answer with %s keeps its shape', (_name, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
  expect(refusals(schema, {})).not.toEqual([]);
});

test('refuses a session with an unknown role, permission or scope', () => {
  const withUser = (change: object) => ({ session: { ...session, user: { ...session.user, ...change } } });
  expect(refusals(sessionAnswerSchema, withUser({ roles: ['king'] }))).toEqual(['session.user.roles.0 choose']);
  const grants = (permissions: object) => ({ session: { ...session, permissions } });
  expect(refusals(sessionAnswerSchema, grants({ 'vehicle.fly': 'all' }))).not.toEqual([]);
  expect(refusals(sessionAnswerSchema, grants({ 'vehicle.read': 'some' }))).not.toEqual([]);
});

test('reads the postal code of an address as people write it', () => {
  expect(postalCodeParamsSchema.parse({ code: '330-0854' })).toEqual({ code: '3300854' });
  expect(refusals(postalCodeParamsSchema, { code: 'x' })).toEqual(['code postalCode']);
});

test('requires of a problem a known code, the status of an error, and fields with their codes', () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'validation.failed',
    requestId: 'r1',
    errors: [{ path: 'plate.kana', code: 'plate.kana', params: { max: 1, name: 'x' } }],
  };
  expect(problemSchema.parse(problem)).toEqual(problem);
  expect(refusals(problemSchema, { ...problem, code: 'coffee' })).toEqual(['code choose']);
  for (const status of Object.values(problemStatus)) expect(status).toBeGreaterThanOrEqual(400);
});
