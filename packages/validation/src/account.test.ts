import { describe, expect, test } from 'vitest';
import { refusals } from '../test/refusals.ts';
import {
  accountSchema,
  accountUpdateSchema,
  firstAdministratorSchema,
  linkRedemptionSchema,
  linkSchema,
  passwordChangeSchema,
  permissionTableSchema,
  singleSignOnAnswerSchema,
  singleSignOnStartSchema,
  totpSecretSchema,
} from './account.ts';
import { loginAnswerSchema, ownSessionListSchema } from './session.ts';
import { loginId, sentLinkSchema } from './user.ts';

const id = '018f3c5e-7a10-7c3e-9a51-2f6f1f0c0001';
const instant = '2026-11-21T09:00:00.000Z';
const password = 'mizu-kuruma-sora-7';

test.each([
  [
    'the own account',
    accountSchema,
    {
      loginId: 'a@example.jp',
      name: '佐藤',
      kana: 'サトウ',
      phone: null,
      roles: ['viewer'],
      lastLoginAt: null,
      departmentScope: 'all',
      departmentNames: [],
      departmentNamesEn: [],
      language: 'ja',
      theme: 'dark',
      hasPassword: true,
      hasSingleSignOn: false,
      totp: { since: instant, recoveryCodesLeft: 9 },
    },
  ],
  ['a second step', loginAnswerSchema, { session: null, secondFactor: { endsAt: instant } }],
  ['a sign-on', singleSignOnAnswerSchema, { session: null, secondFactor: null, returnTo: '/' }],
  ['a link', linkSchema, { purpose: 'firstAdministrator', endsAt: instant, user: null }],
  ['a link that was sent', sentLinkSchema, { endsAt: null, mailedTo: 'a@example.jp', link: null }],
  ['a secret', totpSecretSchema, { secret: 'JBSW', uri: 'otpauth://totp/x', svg: '<svg/>' }],
  [
    'the own sessions',
    ownSessionListSchema,
    {
      items: [
        {
          id,
          isThis: true,
          browser: 'Firefox 145',
          system: null,
          device: 'desktop',
          address: '::1',
          createdAt: instant,
          lastSeenAt: instant,
          endsAt: instant,
        },
      ],
    },
  ],
])('the answer with %s keeps its shape', (_name, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
  expect(refusals(schema, {})).not.toEqual([]);
});

test('the permission table has every role in every row', () => {
  const row = { permission: 'user.read', scopes: { admin: 'all' } };
  expect(refusals(permissionTableSchema, { roles: ['admin'], rows: [row] })).not.toEqual([]);
});

describe('a new password', () => {
  test.each([
    ['', ['newPassword required']],
    ['x'.repeat(11), ['newPassword min']],
    ['x'.repeat(12), []],
    ['ﾊﾟ'.repeat(11), ['newPassword min']],
    ['𠮷'.repeat(12), []],
    ['x'.repeat(200), []],
    ['x'.repeat(201), ['newPassword max']],
    [undefined, ['newPassword required']],
    [123_456_789_012, ['newPassword invalid']],
  ])('%j: %j', (newPassword, expected) => {
    expect(refusals(passwordChangeSchema, { presentPassword: 'x', newPassword })).toEqual(expected);
  });

  test('is never trimmed', () => {
    const input = { token: 'x', password: `  ${password}  ` };
    expect(linkRedemptionSchema.parse(input)).toEqual(input);
  });
});

describe('a login ID', () => {
  test.each([
    ['Sato@Example.JP', 'sato@example.jp'],
    ['ｓａｔｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'sato@example.jp'],
    [' driver-17 ', 'driver-17'],
  ])('%j is %j', (text, read) => {
    expect(loginId().parse(text)).toBe(read);
    expect(loginId().parse(read)).toBe(read);
  });

  test.each([
    ['ab', 'min'],
    ['a b c', 'character'],
    ['佐藤一郎', 'character'],
    ['a@b', 'email'],
    ['a@@example.jp', 'email'],
    [`a@example.jp\r\nBcc:b@example.jp`, 'character'],
    ['x'.repeat(255), 'max'],
    ['', 'required'],
  ])('refuses %j', (text, code) => {
    expect(refusals(loginId(), text)).toEqual([` ${code}`]);
  });
});

test('an account update contains language and theme, each optional', () => {
  expect(accountUpdateSchema.parse({})).toEqual({});
  expect(accountUpdateSchema.parse({ theme: 'system' })).toEqual({ theme: 'system' });
  expect(refusals(accountUpdateSchema, { language: 'fr', roles: [] })).toEqual([
    'language choose',
    'roles unknownField',
  ]);
});

test('the first administrator enters personal data, and no role or scope', () => {
  const person = { loginId: 'chief@example.jp', name: '大石 蔵', kana: 'おおいし くら', language: 'ja' };
  const input = { ...person, token: 'x', password };
  expect(firstAdministratorSchema.parse(input)).toMatchObject({ kana: 'オオイシ クラ' });
  expect(refusals(firstAdministratorSchema, { ...input, roles: ['driver'] })).toEqual(['roles unknownField']);
});

test('a sign-on without a return path leads to the start page', () => {
  expect(singleSignOnStartSchema.parse({})).toEqual({ returnTo: '/' });
});
