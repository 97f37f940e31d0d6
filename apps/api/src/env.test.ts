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

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_ORIGIN', 'haisha.example.jp'],
    ['METRICS_TOKEN', 'short'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`A setting is wrong. ${name}: `));
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
