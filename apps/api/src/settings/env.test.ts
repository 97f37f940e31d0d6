import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { envSchema, misspeltSettings, readEnv } from './env.ts';

describe('settings', () => {
  it('have a default each', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('.data'),
      RELEASE_STORE: resolve('.data/store'),
      DEMO: true,
      CSRF_COOKIE: 'XSRF-TOKEN',
    });
    expect(readEnv({ DATA_DIR: '/data', DATABASE_URL: '' })).toMatchObject({ RELEASE_STORE: '/data/store' });
  });

  it('fill a database of their own only when asked', () => {
    const DATABASE_URL = 'postgres://localhost/haisha';
    expect(readEnv({ DATABASE_URL }).DEMO).toBe(false);
    expect(readEnv({ DATABASE_URL, DEMO: 'true' }).DEMO).toBe(true);
    expect(readEnv({ DEMO: 'no' }).DEMO).toBe(false);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGIN', 'haisha.example.jp'],
    ['TRUST_PROXY', 'proxy.example.jp'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['METRICS_TOKEN', 'short'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'https://mail.example.jp'],
    ['S3_ENDPOINT', 's3://files'],
    ['S3_BUCKET', 'Files'],
    ['WORKER_THREADS', '-1'],
    ['MAP_SERVICE', 'bing'],
    ['OIDC_ISSUER', 'ftp://id.example.jp'],
    ['OIDC_SCOPES', 'profile email'],
    ['OIDC_ROLE_MAP', 'office=boss'],
    ['OIDC_ROLE_MAP', '=admin'],
  ])('%s=%s stops the start with a sentence that says what it must be', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Settings are wrong:\n- ${name}: must `));
  });

  it('say in words what each must be and is, all at once, and where to read more', () => {
    const wrong = { PORT: 'http', DEMO: 'perhaps', COOKIE_SECURE: 'maybe', MAIL_FROM: 'a\nb', SMTP_URL: 'smtp://mail' };
    expect(() => readEnv(wrong)).toThrow(`Settings are wrong:
- PORT: must be a whole number from 0 to 65535; it is "http"
- DEMO: must be true or false; it is "perhaps"
- COOKIE_SECURE: must be one of auto, true, false; it is "maybe"
- MAIL_FROM: must be one line; it is "a\\nb"
- PUBLIC_ORIGIN: must be set as well, because SMTP_URL is
All settings are explained in apps/api/README.md`);
  });

  it('never show a secret, even a wrong one', () => {
    const address = 'mysql://haisha:geheim@db/haisha';
    const fault = 'DATABASE_URL: must be an address that begins with postgres:// or postgresql://\n';
    expect(() => readEnv({ DATABASE_URL: address, APP_SECRET: 'geheim' })).toThrow(fault);
    expect(() => readEnv({ DATABASE_URL: address, APP_SECRET: 'geheim' })).not.toThrow('geheim');
  });

  it('have words of their own for whatever they are not', () => {
    const odd = ['-1', '1.5', '9'.repeat(20), 'ä b', 'a\r\nb', 'http:', 'x'.repeat(2000)];
    for (const [name, schema] of Object.entries(envSchema.shape)) {
      const said = odd.flatMap((value) => schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);
      expect(said, name).toEqual(said.map(() => expect.stringMatching(/^must /)));
    }
  });

  it.each([
    ['SESION_IDLE_MINUTES', 'SESSION_IDLE_MINUTES'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['PUBLIC_ORIGINS', 'PUBLIC_ORIGIN'],
  ])('%s is told apart from %s', (name, meant) => {
    expect(misspeltSettings({ [name]: '1', PORT: '1' })).toBe(
      `${name} is no setting and changes nothing; ${meant} was probably meant.\n`,
    );
  });

  it('take no notice of what other programs are set by', () => {
    const foreign = [
      'HOME',
      'HOSTNAME',
      'PWD',
      'TERM',
      'TZ',
      'LANG',
      'PATH',
      'NODE_ENV',
      'PGHOST',
      'TEST_DATABASE_URL',
    ];
    expect(misspeltSettings(Object.fromEntries(foreign.map((name) => [name, '1'])))).toBe('');
  });

  it.each([
    [
      { SMTP_URL: 'smtp://localhost', PUBLIC_ORIGIN: 'http://localhost' },
      'MAIL_FROM: must be set as well, because SMTP_URL is',
    ],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.jp' },
      'PUBLIC_ORIGIN: must be set as well, because SMTP_URL is',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.jp', OIDC_CLIENT_ID: 'x' },
      'PUBLIC_ORIGIN: must be set as well, because OIDC_ISSUER is',
    ],
    [
      { OIDC_ISSUER: 'https://id.example.jp', PUBLIC_ORIGIN: 'http://localhost' },
      'OIDC_CLIENT_ID: must be set as well',
    ],
    [
      { OIDC_ISSUER: 'http://id.example.jp', OIDC_CLIENT_ID: 'x', PUBLIC_ORIGIN: 'http://localhost' },
      'OIDC_ISSUER: must begin with https',
    ],
    [
      { S3_ENDPOINT: 'https://s3.example.jp' },
      'S3_BUCKET: must be set as well, because S3_ENDPOINT is\n- S3_ACCESS_KEY_ID: must be set as well',
    ],
    [{ OIDC_CREATE_USERS: 'yes' }, 'OIDC_ROLE_CLAIM: must be set as well, because OIDC_CREATE_USERS is'],
    [{ MAIL_FROM: 'a@example.jp\r\nBcc: b@example.jp' }, 'MAIL_FROM: '],
  ])('%j want each other', (given, sentence) => {
    expect(() => readEnv(given)).toThrow(`Settings are wrong:\n- ${sentence}`);
  });

  it('all stand in the README with their descriptions', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');
    for (const [name, schema] of Object.entries(envSchema.shape)) {
      expect(schema.description, name).toBeTruthy();
      expect(readme).toContain(`| \`${name}\` |`);
      expect(readme).toContain(`| ${schema.description} |`);
    }
  });
});
