import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { isSameAppSecret } from './is-same-app-secret.ts';
import { readAppSecret } from './read-app-secret.ts';
import { open, seal } from './seal.ts';

const folder = mkdtempSync(join(tmpdir(), 'haisha-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = 'a secret of at least thirty-two characters';

describe('a sealed value', () => {
  it('opens with its secret and for what it was sealed', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', secret, 'totp 1');
    expect(sealed).toMatch(/^v1\.[\w-]+$/);
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(open(sealed, secret, 'totp 1')).toBe('JBSWY3DPEHPK3PXP');
    expect(seal('JBSWY3DPEHPK3PXP', secret, 'totp 1')).not.toBe(sealed);
  });

  it.each([
    ['another secret', (sealed: string) => open(sealed, `${secret}!`, 'totp 1')],
    ['another person', (sealed: string) => open(sealed, secret, 'totp 2')],
    ['a changed letter', (sealed: string) => open(`${sealed.slice(0, -2)}AA`, secret, 'totp 1')],
    ['half of it', (sealed: string) => open(sealed.slice(0, 20), secret, 'totp 1')],
    ['no version', (sealed: string) => open(sealed.slice(3), secret, 'totp 1')],
    ['nothing', () => open('', secret, 'totp 1')],
  ])('stays shut for %s', (_name, tryIt) => {
    expect(tryIt(seal('JBSWY3DPEHPK3PXP', secret, 'totp 1'))).toBeNull();
  });
});

describe('the secret of the installation', () => {
  it('is the setting where there is one', () => {
    expect(readAppSecret({ APP_SECRET: secret, DATA_DIR: folder })).toBe(secret);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is otherwise made once, in a file that only its owner reads', () => {
    const made = readAppSecret({ APP_SECRET: undefined, DATA_DIR: join(folder, 'new') });
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(readAppSecret({ APP_SECRET: undefined, DATA_DIR: join(folder, 'new') })).toBe(made);
    const file = join(folder, 'new/app-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(made);
    expect(readdirSync(join(folder, 'new'))).toEqual(['app-secret']);
  });

  it('is the one the installation began with, or the start says so', async () => {
    const database = await createTestDatabase();
    const isSame = (APP_SECRET: string) => isSameAppSecret(database.db, { APP_SECRET, DATA_DIR: folder });
    expect([await isSame(secret), await isSame(secret), await isSame(`${secret}!`)]).toEqual([true, true, false]);
    await database.close();
  });
});
