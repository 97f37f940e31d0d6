import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../test/fake-builds.ts';
import { createFile, hasCode, namesIn, readText, removeAbandoned, replaceFile } from './store-files.ts';

let folder: ReturnType<typeof newFolder>;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => folder.remove());

const inStore = (...path: string[]) => join(folder.store, ...path);
const incoming = () => readdirSync(inStore('incoming'));

describe('a new file of the store', () => {
  it('is there with its text and leaves nothing beside it', async () => {
    expect(await createFile(folder.store, 'builds/a.json', 'one')).toBe(true);
    expect(readFileSync(inStore('builds/a.json'), 'utf8')).toBe('one');
    expect(incoming()).toEqual([]);
  });

  it('does not replace one that is there', async () => {
    await createFile(folder.store, 'builds/a.json', 'one');
    expect(await createFile(folder.store, 'builds/a.json', 'two')).toBe(false);
    expect(readFileSync(inStore('builds/a.json'), 'utf8')).toBe('one');
    expect(incoming()).toEqual([]);
  });

  it('fails where no folder can be', async () => {
    mkdirSync(inStore(), { recursive: true });
    writeFileSync(inStore('builds'), '');
    await expect(createFile(folder.store, 'builds/a.json', 'one')).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

it('replaces a file by a whole one', async () => {
  for (const text of ['a longer first text', 'two']) await replaceFile(folder.store, 'builds/a.json', text);
  expect(readFileSync(inStore('builds/a.json'), 'utf8')).toBe('two');
  expect(incoming()).toEqual([]);
});

describe('what is missing', () => {
  it('reads as nothing', async () => {
    expect(await readText(folder.store, 'builds/a.json')).toBeUndefined();
    expect(await namesIn(folder.store, 'builds')).toEqual([]);
  });

  it('is told from what cannot be read', async () => {
    mkdirSync(inStore('builds'), { recursive: true });
    await expect(readText(folder.store, 'builds')).rejects.toMatchObject({
      code: 'EISDIR',
      message: 'builds of the store is a folder where a file belongs. Run verify, and mend it from a copy.',
    });
    writeFileSync(inStore('builds/a.json'), '');
    await expect(namesIn(folder.store, 'builds/a.json')).rejects.toThrow('ENOTDIR');
  });
});

it('removes what was left incomplete for more than an hour, files and folders', async () => {
  const hour = 3_600_000;
  for (const [name, age] of [
    ['old', hour + 60_000],
    ['young', hour - 60_000],
  ] as const) {
    mkdirSync(inStore('incoming', name, 'inner'), { recursive: true });
    const then = new Date(Date.now() - age);
    utimesSync(inStore('incoming', name), then, then);
  }
  await removeAbandoned(folder.store);
  expect(incoming()).toEqual(['young']);
  expect(existsSync(inStore('incoming/young/inner'))).toBe(true);
});

it.each<[string, unknown, boolean]>([
  ['one of the codes', Object.assign(new Error('x'), { code: 'EEXIST' }), true],
  ['another code', Object.assign(new Error('x'), { code: 'EPERM' }), false],
  ['no code', new Error('EEXIST'), false],
  ['no error', { code: 'EEXIST' }, false],
  ['nothing', undefined, false],
])('an error has %s', (_, error, has) => {
  expect(hasCode(error, 'ENOENT', 'EEXIST')).toBe(has);
});
