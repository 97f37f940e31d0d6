import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeAreaFacts, fakeShellFacts, writeArea, writeBuild, writeShell } from '../test/fake-builds.ts';
import { newTestStore, type TestStore } from '../test/test-store.ts';
import { areaJsonSchema, isVersion } from './area-json.ts';
import { integrityOf } from './file-hash.ts';
import { publish } from './publish.ts';

let test: TestStore;
beforeEach(() => {
  test = newTestStore();
});
afterEach(() => test.remove());

const released = (...path: string[]) => join(test.store, 'releases', ...path);
const publishFrom = (from: string, name?: string) => publish(test.store, { from, name, by: 'tanaka' });

describe('publish', () => {
  it('names a version by its number, its commit and its content, and lists the hash of every file', async () => {
    const now = new Date('2026-11-21T00:00:00Z');
    const { build, reused } = await publish(test.store, { from: writeArea(test.dist, 'a'), by: 'tanaka', now });
    expect(reused).toBe(false);
    expect(isVersion(build.version)).toBe(true);
    const folder = released('masters', build.version);
    const written = areaJsonSchema.parse(JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')));
    expect(written).toEqual(build);
    expect(written).toMatchObject({ publishedBy: 'tanaka', publishedAt: now.toISOString(), git: null });
    expect(written.files).toEqual({
      'remoteEntry.js': integrityOf(readFileSync(join(folder, 'remoteEntry.js'))),
      'static/js/routes.js': integrityOf(readFileSync(join(folder, 'static/js/routes.js'))),
    });
  });

  it('reads the commit of a build made in a repository', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', test.path, '-c', 'user.name=a', '-c', 'user.email=a', ...args]);
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'first');
    const { build } = await publishFrom(writeArea(test.dist, 'in a repository'));
    expect(build.git).toMatch(/^[0-9a-f]{40}$/);
    expect(build.version).toContain(`+${build.git?.slice(0, 7)}-`);
  });

  it('writes compressed siblings of text files only', async () => {
    const script = 'console.log("配車");\n'.repeat(100);
    const font = Buffer.alloc(2000, 7);
    const files = { 'remoteEntry.js': script, 'short.js': '1;', 'font.woff2': font };
    const { build } = await publishFrom(writeBuild(test.dist, fakeAreaFacts(), files));
    const folder = released('masters', build.version);
    expect(readdirSync(folder).sort()).toEqual(
      ['area.json', 'font.woff2', 'remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz', 'short.js'].sort(),
    );
    expect(brotliDecompressSync(readFileSync(join(folder, 'remoteEntry.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'remoteEntry.js.gz'))).toString()).toBe(script);
  });

  it('writes the address of the version into the page of a shell', async () => {
    const { build } = await publishFrom(writeShell(test.dist, 'a'));
    const page = readFileSync(released('shell', build.version, 'index.html'), 'utf8');
    expect(page).not.toContain('__release__');
    expect(page).toContain(`src="/releases/shell/${build.version}/static/js/index.js"`);
    expect(build.files['index.html']).toBe(integrityOf(Buffer.from(page)));
  });

  it('writes equal content once, whatever its time and commit', async () => {
    const first = await publishFrom(writeArea(test.dist, 'same'));
    const again = writeArea(join(test.path, 'elsewhere'), 'same');
    utimesSync(join(again, 'area.json'), new Date(0), new Date(0));
    expect(await publishFrom(again)).toEqual({ build: first.build, reused: true });
    expect(readdirSync(released('masters'))).toEqual([first.build.version]);
  });

  it.each([
    ['a changed file', 'other', {}],
    ['changed facts', 'same', { requires: { platform: '^1.1.0', api: '*', shared: {} } }],
  ])('makes a version of its own for %s', async (_, text, facts) => {
    const first = await publishFrom(writeArea(test.dist, 'same'));
    const second = await publishFrom(writeArea(test.dist, text, facts));
    expect(second.build.version).not.toBe(first.build.version);
    expect(readdirSync(released('masters'))).toHaveLength(2);
  });

  it('writes a version once when two processes publish it at the same time', async () => {
    const from = writeArea(test.dist, 'same');
    const results = await Promise.all(Array.from({ length: 6 }, () => publishFrom(from)));
    expect(new Set(results.map(({ build }) => build.version)).size).toBe(1);
    expect(results.filter(({ reused }) => !reused)).toHaveLength(1);
    expect(readdirSync(join(test.store, 'incoming'))).toEqual([]);
  });

  it('activates nothing', async () => {
    await publishFrom(writeShell(test.dist, 'a'));
    expect(existsSync(join(test.store, 'builds/latest.json'))).toBe(false);
  });

  it('removes the leftovers of a publish that died, not those of one that runs', async () => {
    for (const name of ['dead', 'running']) mkdirSync(join(test.store, 'incoming', name), { recursive: true });
    utimesSync(join(test.store, 'incoming', 'dead'), new Date(0), new Date(0));
    await publishFrom(writeArea(test.dist, 'a'));
    expect(readdirSync(join(test.store, 'incoming'))).toEqual(['running']);
  });
});

describe('publish refuses', () => {
  const page = { 'index.html': '<script src="/__release__/a.js"></script>' };
  it.each([
    ['a build of another name', fakeAreaFacts({ name: 'dispatch' }), { 'remoteEntry.js': '1' }, 'not of masters'],
    ['a build without its entry', fakeAreaFacts(), { 'other.js': '1' }, 'lacks remoteEntry.js'],
    ['facts that say too little', { kind: 'area', name: 'masters' }, { 'remoteEntry.js': '1' }, 'semver: '],
    [
      'an area that calls itself shell',
      fakeAreaFacts({ name: 'shell' }),
      { 'remoteEntry.js': '1' },
      'cannot be named shell',
    ],
    ['a name that leads out of the store', { ...fakeAreaFacts(), name: '../x' }, { 'remoteEntry.js': '1' }, 'name: '],
    ['a page without a place for its address', fakeShellFacts(), { 'index.html': '<p>' }, '/__release__/'],
    ['a shell without a page', { ...fakeShellFacts(), entry: 'start.html' }, page, 'lacks start.html'],
  ])('%s', async (_, facts, files, message) => {
    const from = writeBuild(test.dist, facts, files);
    const name = message === 'not of masters' ? 'masters' : undefined;
    await expect(publishFrom(from, name)).rejects.toThrow(message);
    expect(existsSync(released())).toBe(false);
  });

  it('a folder that is missing, is empty, or holds no JSON', async () => {
    await expect(publishFrom(join(test.path, 'nowhere'))).rejects.toThrow('holds no build. Build first');
    mkdirSync(test.dist);
    await expect(publishFrom(test.dist)).rejects.toThrow('holds no area.json');
    writeFileSync(join(test.dist, 'area.json'), '{');
    await expect(publishFrom(test.dist)).rejects.toThrow('is not JSON');
  });

  it('a link, whose target may change tomorrow', async () => {
    writeArea(test.dist, 'a');
    symlinkSync('/etc/hostname', join(test.dist, 'linked.txt'));
    await expect(publishFrom(test.dist)).rejects.toThrow('neither a file nor a folder');
  });
});
