import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeAreaFacts, writeArea, writeBuild, writeShell } from '../test/fake-builds.ts';
import { newTestStore, type TestStore } from '../test/test-store.ts';
import { readLatest, readRevisions } from './revisions.ts';
import { verify } from './verify.ts';

type Result = { code: number | null; out: string; error: string };

let test: TestStore;
beforeEach(() => {
  test = newTestStore();
});
afterEach(() => test.remove());

const call = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, RELEASE_STORE: test.store },
  });

function release(...args: string[]): Promise<Result> {
  const child = call(...args);
  const result: Result = { code: null, out: '', error: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    result.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    result.error += chunk.toString();
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ ...result, code })));
}

describe('an operator', () => {
  it('publishes, activates, rolls back, reads the status and prunes', async () => {
    const commands = [
      ['publish', 'shell', '--from', writeShell(join(test.path, 'shell'), 'a'), '--activate', '--by', 'tanaka'],
      ['publish', 'masters', '--from', writeArea(join(test.path, '1'), '1'), '--activate'],
      ['publish', 'masters', '--from', writeArea(join(test.path, '2'), '2'), '--activate', '--reason', 'new list'],
      ['rollback', 'masters', '--reason', 'list stays empty', '--by', 'suzuki'],
      ['disable', 'masters'],
      ['enable', 'masters'],
      ['rollback', '--to-revision', '3', '--reason', 'it was right'],
      ['status'],
      ['history', '--limit', '4'],
      ['diff', '2', '3'],
      ['verify'],
      ['prune', '--dry-run'],
    ];
    const results: Result[] = [];
    for (const command of commands) {
      const result = await release(...command);
      expect([command, result.code, result.error]).toEqual([command, 0, '']);
      results.push(result);
    }
    const history = results[8]?.out ?? '';
    expect(history).toMatch(/revision 7 .* rollback of 3 by .*: it was right\n/);
    expect(history).toMatch(/revision 4 .* rollback of 2 by suzuki: list stays empty\n {2}masters \S+ → \S+\n/);
    expect(results[10]?.out).toContain('3 versions, 7 revisions: all as published');
    expect(await readLatest(test.store)).toMatchObject({ revision: 7, from: 3 });
  });

  it('learns that publishing alone activates nothing, and what activation would refuse', async () => {
    const { out, code } = await release('publish', 'masters', '--from', writeArea(test.dist, 'a'));
    expect(code).toBe(0);
    expect(out).toMatch(
      /is published\nIt is not live\. .*activate masters 1\.0\.0\+\S+\n.*refused:\n {2}no shell is live yet/,
    );
    await test.deployShell('a');
    const requires = { platform: '^9.0.0', api: '*', shared: {} };
    const far = await release('publish', 'masters', '--from', writeArea(test.dist, 'far', { requires }), '--json');
    expect(JSON.parse(far.out)).toMatchObject({
      name: 'masters',
      reused: false,
      live: false,
      problems: ['masters requires platform ^9.0.0, and the shell provides 1.2.0'],
    });
  });

  it.each([
    [['--help'], 0, /rollback <name> .*\n[\s\S]*--reason/],
    [[], 0, /npm run release -- <command>/],
    [['rollback', '--help'], 0, /Example: npm run release -- rollback masters --reason/],
    [['rolback', 'masters'], 2, /There is no command rolback\. Commands: .*rollback/],
    [['status', '--from', 'x'], 2, /status has no option --from/],
    [['status', '--wrong'], 2, /--wrong/],
    [['activate', 'masters'], 2, /Name the version of masters/],
    [['activate'], 2, /Name an area, or shell/],
    [['rollback', '--reason', 'x'], 2, /Name one area/],
    [['rollback', 'masters', '--to-revision', '1', '--reason', 'x'], 2, /name no area/],
    [['diff', 'two', '1'], 2, /takes a whole number, not "two"/],
    [['prune', '--days', '3'], 2, /at least 30/],
    [['rollback', 'masters'], 3, /needs a reason/],
    [['diff', '1', '2'], 3, /no revision 1/],
    [['publish', 'masters', '--from', '/nowhere'], 3, /holds no build/],
    [['disable', 'masters'], 3, /Live areas: none/],
    [['status', '--store', '/dev/null'], 1, /^The release store \/dev\/null cannot be used \(ENOTDIR\)\. .*\n$/],
  ])('who types %j gets exit code %i and one sentence', async (args, code, text) => {
    const result = await release(...args);
    expect([result.code, result.out + result.error]).toEqual([code, expect.stringMatching(text)]);
    expect(result.error).not.toMatch(/\n {4}at /);
  });

  it('learns in one sentence that the store cannot be written, and what to do', async () => {
    // There nobody may make a folder, not even root.
    const store = '/sys/haisha-store';
    const { code, error } = await release('publish', 'shell', '--from', writeShell(test.dist, 'a'), '--store', store);
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^The release store \/sys\/haisha-store cannot be used \(E\w+\)\. Make it a folder .*\n$/),
    ]);
  });

  it('gets one JSON document when asked, also for a failure', async () => {
    expect(JSON.parse((await release('status', '--json')).out)).toMatchObject({ live: null, api: '2026.11.0' });
    const { code, out } = await release('rollback', 'masters', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([3, { error: { code: 'reason.missing' } }]);
  });

  it('learns about damage from the exit code too', async () => {
    await test.deployShell('a');
    const { store } = test;
    const [version = ''] = readdirSync(join(store, 'releases/shell'));
    writeBuild(join(store, 'releases/shell', version), {}, {});
    const { code, out } = await release('verify');
    expect([code, out]).toEqual([1, expect.stringContaining('1 versions, 1 revisions: ')]);
  });
});

describe('many operators at once', () => {
  it('on one revision: one wins, the others learn who won and with what', async () => {
    await test.deployShell('a');
    const versions: string[] = [];
    for (const text of ['1', '2', '3', '4', '5']) versions.push(await test.publishArea(text));
    const results = await Promise.all(
      versions.map((version, index) => release('activate', 'masters', version, '--expect', '1', '--by', `op${index}`)),
    );
    expect(results.map(({ code }) => code).sort()).toEqual([0, 4, 4, 4, 4]);
    const live = await readLatest(test.store);
    for (const { code, error } of results) {
      if (code !== 4) continue;
      expect(error).toContain(`Revision 2 by ${live?.by}: masters – → ${live?.areas.masters?.version}`);
      expect(error).toContain('run the command again');
    }
    expect((await verify(test.store)).findings).toEqual([]);
  });

  it('without --expect: every revision was reported to somebody, and no others exist', async () => {
    await test.deployShell('a');
    const names = ['masters', 'dispatch', 'attendance'];
    const builds = await Promise.all(
      names.flatMap((name) =>
        ['1', '2', '3'].map((text) => ({ name, from: writeArea(join(test.path, name + text), text, { name }) })),
      ),
    );
    const results = await Promise.all(
      builds.map(({ name, from }) => release('publish', name, '--from', from, '--activate', '--json')),
    );
    const outcomes = results.map(({ code, out }) => {
      expect([0, 4]).toContain(code);
      const { revision, error } = JSON.parse(out) as { revision?: number; error?: { message: string } };
      return revision ?? Number(/^Revision (\d+) went live and was replaced/.exec(error?.message ?? '')?.[1] ?? 1);
    });
    const revisions = (await readRevisions(test.store)).map(({ revision }) => revision);
    expect([...new Set([1, ...outcomes])].sort((a, b) => a - b)).toEqual(revisions);
    expect((await verify(test.store)).findings).toEqual([]);
    expect(readdirSync(join(test.store, 'incoming'))).toEqual([]);
  });
});

describe('a power failure', () => {
  it('in the middle of publishing leaves what was live, and nothing half published', async () => {
    await test.deployShell('a');
    await test.deployArea('1');
    const before = readFileSync(join(test.store, 'builds/latest.json'), 'utf8');
    const files: Record<string, string> = { 'remoteEntry.js': '1' };
    for (let index = 0; index < 300; index += 1) files[`static/js/${index}.js`] = `// ${index}\n`.repeat(20_000);
    const from = writeBuild(join(test.path, 'large'), fakeAreaFacts({ name: 'dispatch' }), files);

    const child = call('publish', 'dispatch', '--from', from, '--activate');
    const closed = new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
    await untilHalfWritten(join(test.store, 'incoming'));
    child.kill('SIGKILL');
    expect(await closed).toBe('SIGKILL');

    expect(existsSync(join(test.store, 'releases/dispatch'))).toBe(false);
    expect(readFileSync(join(test.store, 'builds/latest.json'), 'utf8')).toBe(before);
    expect((await verify(test.store)).findings).toEqual([]);
    expect((await release('publish', 'dispatch', '--from', from, '--activate')).code).toBe(0);
    expect((await verify(test.store)).findings).toEqual([]);
  });

  it('at any moment of a flip leaves the old or the new state, and the next flip works', async () => {
    await test.deployShell('a');
    const versions: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6']) versions.push(await test.publishArea(text));
    for (const [index, version] of versions.entries()) {
      const child = call('activate', 'masters', version);
      const closed = new Promise((resolve) => child.on('close', resolve));
      await delay(120 + index * 25);
      child.kill('SIGKILL');
      await closed;
      expect(await readLatest(test.store)).toBeTruthy();
    }
    expect((await release('activate', 'masters', versions[0] ?? '')).code).toBe(0);
    expect((await readLatest(test.store))?.areas.masters?.version).toBe(versions[0]);
    expect((await verify(test.store)).findings).toEqual([]);
  });
});

async function untilHalfWritten(incoming: string): Promise<void> {
  for (;;) {
    const [name] = existsSync(incoming) ? readdirSync(incoming) : [];
    const written = name === undefined ? '' : join(incoming, name, 'static/js');
    if (existsSync(written) && readdirSync(written).length > 0) return;
    await delay(1);
  }
}
