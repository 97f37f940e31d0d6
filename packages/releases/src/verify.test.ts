import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTestStore, type TestStore } from '../test/test-store.ts';
import { integrityOf } from './file-hash.ts';
import { verify } from './verify.ts';

let test: TestStore;
let masters: string;
let shell: string;
beforeEach(async () => {
  test = newTestStore();
  shell = await test.deployShell('a'.repeat(600));
  await test.deployArea('1');
  masters = await test.deployArea('2');
});
afterEach(() => test.remove());

const file = (...path: string[]) => join(test.store, ...path);
const area = (...path: string[]) => file('releases/masters', masters, ...path);
const replaceIn = (path: string, from: string, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

describe('verify', () => {
  it('finds nothing wrong with an unchanged store, wherever it was copied', async () => {
    expect(await verify(test.store)).toEqual({ versions: 3, revisions: 3, findings: [] });
    const copy = join(test.path, 'copy');
    cpSync(test.store, copy, { recursive: true });
    expect((await verify(copy)).findings).toEqual([]);
  });

  it('finds nothing wrong with an empty store', async () => {
    expect(await verify(join(test.path, 'nothing'))).toEqual({ versions: 0, revisions: 0, findings: [] });
  });

  it.each<[string, () => void, RegExp]>([
    ['a changed byte', () => appendFileSync(area('remoteEntry.js'), ' '), /remoteEntry\.js was changed/],
    ['a missing file', () => rmSync(area('static/js/routes.js')), /static\/js\/routes\.js is missing/],
    ['an added file', () => writeFileSync(area('static/js/extra.js'), ''), /static\/js\/extra\.js was added/],
    [
      'a compressed sibling that says something else',
      () => writeFileSync(area('remoteEntry.js.br'), brotliCompressSync('steal()')),
      /remoteEntry\.js\.br was changed/,
    ],
    ['a compressed sibling that is broken', () => writeFileSync(area('remoteEntry.js.gz'), 'x'), /js\.gz was changed/],
    [
      'a changed file whose hash was changed with it',
      () => {
        const before = integrityOf(readFileSync(area('static/js/routes.js')));
        appendFileSync(area('static/js/routes.js'), 'steal();');
        replaceIn(area('area.json'), before, integrityOf(readFileSync(area('static/js/routes.js'))));
      },
      /area\.json was changed/,
    ],
    ['changed facts', () => replaceIn(area('area.json'), '^1.0.0', '*'), /area\.json was changed/],
    ['facts that are gone', () => rmSync(area('area.json')), /area\.json is missing or not readable/],
    [
      'a changed page of the shell',
      () => replaceIn(file('releases/shell', shell, 'index.html'), '<link', '<script src="/x.js"></script><link'),
      /index\.html was changed/,
    ],
    ['a folder that is no version', () => mkdirSync(file('releases/masters/latest')), /masters\/latest is no version/],
    [
      'a pointer edited by hand',
      () => replaceIn(file('builds/latest.json'), '"reason": ""', '"reason": "x"'),
      /latest\.json is not what the newest revision \(3\) says/,
    ],
    ['a pointer that is gone', () => rmSync(file('builds/latest.json')), /latest\.json is not what/],
    ['a hole in the history', () => rmSync(file('builds/revisions/000002.json')), /000003\.json does not follow/],
    [
      'a revision that is no JSON',
      () => writeFileSync(file('builds/revisions/000001.json'), '{'),
      /000001\.json .* not JSON/,
    ],
    [
      'a revision under the number of another',
      () => cpSync(file('builds/revisions/000001.json'), file('builds/revisions/000002.json')),
      /000002\.json calls itself another number/,
    ],
    [
      'another hash in the newest revision',
      () => replaceIn(file('builds/revisions/000003.json'), '"integrity": "sha384-', '"integrity": "sha384-A'),
      /pointer names another entry or hash/,
    ],
  ])('finds %s', async (_, tamper, finding) => {
    tamper();
    expect((await verify(test.store)).findings.join('\n')).toMatch(finding);
  });

  it('reports when what is live or one step back is gone', async () => {
    rmSync(file('releases/masters'), { recursive: true });
    const { findings } = await verify(test.store);
    expect(findings.filter((line) => line.includes('is live or one step back'))).toHaveLength(2);
  });
});
