import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { envSchema, readEnv } from './env.ts';

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
    ['METRICS_TOKEN', 'short'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'https://mail.example.jp'],
    ['S3_ENDPOINT', 's3://files'],
    ['S3_BUCKET', 'Files'],
    ['WORKER_THREADS', '-1'],
    ['OIDC_ISSUER', 'ftp://id.example.jp'],
    ['OIDC_SCOPES', 'profile email'],
    ['OIDC_ROLE_MAP', 'office=boss'],
    ['OIDC_ROLE_MAP', '=admin'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`A setting is wrong. ${name}: `));
  });

  it.each([
    [{ SMTP_URL: 'smtp://localhost', PUBLIC_ORIGIN: 'http://localhost' }, 'MAIL_FROM: SMTP_URL wants it'],
    [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.jp' }, 'PUBLIC_ORIGIN: SMTP_URL wants it'],
    [{ OIDC_ISSUER: 'https://id.example.jp', OIDC_CLIENT_ID: 'x' }, 'PUBLIC_ORIGIN: OIDC_ISSUER wants it'],
    [{ OIDC_ISSUER: 'https://id.example.jp', PUBLIC_ORIGIN: 'http://localhost' }, 'OIDC_CLIENT_ID: OIDC_ISSUER wants'],
    [{ OIDC_ISSUER: 'http://id.example.jp', OIDC_CLIENT_ID: 'x', PUBLIC_ORIGIN: 'http://localhost' }, 'OIDC_ISSUER: h'],
    [
      { S3_ENDPOINT: 'https://s3.example.jp' },
      'S3_BUCKET: S3_ENDPOINT wants it; S3_ACCESS_KEY_ID: S3_ENDPOINT wants it',
    ],
    [{ OIDC_CREATE_USERS: 'yes' }, 'OIDC_ROLE_CLAIM: OIDC_CREATE_USERS wants it'],
    [{ MAIL_FROM: 'a@example.jp\r\nBcc: b@example.jp' }, 'MAIL_FROM: '],
  ])('%j want each other', (given, sentence) => {
    expect(() => readEnv(given)).toThrow(`A setting is wrong. ${sentence}`);
  });

  it('all stand in the README with their descriptions', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replaceAll(/ +/g, ' ');
    for (const [name, schema] of Object.entries(envSchema.shape)) {
      expect(schema.description, name).toBeTruthy();
      expect(readme).toContain(`| \`${name}\` |`);
      expect(readme).toContain(`| ${schema.description} |`);
    }
  });
});
