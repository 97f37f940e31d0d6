import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceApi } from '../test/fake-builds.ts';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { activate } from './activate.ts';
import type { AreaJson } from './area-json.ts';
import { isPointer, type Pointer } from './pointer.ts';
import { FlipConflict, ReleaseRefusal } from './release-error.ts';
import { appendRevision, newestRevision, readLatest, readRevisions, settleLatest } from './revisions.ts';
import { status } from './status.ts';
import { switchArea } from './switch-area.ts';
import { verify } from './verify.ts';

let test: TestStore;
beforeEach(() => {
  test = newTestStore();
});
afterEach(() => test.remove());

async function live(): Promise<Pointer> {
  const pointer = await readLatest(test.store);
  if (!pointer) throw new Error('nothing is live');
  return pointer;
}

const areaOf = (pointer: Pointer) => pointer.areas.masters;
const json = (version: string) =>
  JSON.parse(readFileSync(join(test.store, 'releases/masters', version, 'area.json'), 'utf8')) as AreaJson;

describe('activate', () => {
  it('writes a whole revision and the same pointer', async () => {
    const shell = await test.deployShell('a');
    const first = await test.deployArea('a');
    const second = await test.publishArea('b');
    const now = new Date('2026-11-21T01:02:03Z');
    const request = { by: 'suzuki', reason: '一覧の改善', now };
    const { changes } = await activate(test.store, [{ name: 'masters', version: second }], request);
    expect(changes).toEqual([{ name: 'masters', from: first, to: second }]);
    const pointer = await live();
    expect(isPointer(pointer)).toBe(true);
    const { provides, requires } = json(second);
    expect(pointer).toEqual({
      revision: 3,
      parent: 2,
      at: now.toISOString(),
      by: 'suzuki',
      reason: '一覧の改善',
      kind: 'deploy',
      shell: { version: shell, previous: null, since: 1 },
      areas: {
        masters: {
          version: second,
          entry: `releases/masters/${second}/remoteEntry.js`,
          integrity: json(second).files['remoteEntry.js'],
          since: 3,
          previous: {
            version: first,
            entry: `releases/masters/${first}/remoteEntry.js`,
            integrity: json(first).files['remoteEntry.js'],
          },
          enabled: true,
          requires,
          provides,
        },
      },
      checked: [`shell ${shell}`, `masters ${second}`, 'api 2026.11.0'],
    });
    expect(readFileSync(join(test.store, 'builds/latest.json'), 'utf8')).toBe(
      readFileSync(join(test.store, 'builds/revisions/000003.json'), 'utf8'),
    );
  });

  it('makes no revision for what is already live', async () => {
    const shell = await test.deployShell('a');
    const { changes, live: pointer } = await activate(test.store, [{ name: 'shell', version: shell }], by);
    expect([changes, pointer.revision, (await readRevisions(test.store)).length]).toEqual([[], 1, 1]);
  });

  it('activates a shell and an area in one step when neither fits without the other', async () => {
    await test.deployShell('1');
    await test.deployArea('1');
    const shell = await test.publishShell('2', { provides: { platform: '2.0.0', shared: { react: '19.3.1' } } });
    const requires = { platform: '^2.0.0', api: '>=2026.11', shared: { react: '^19.0.0' } };
    const masters = await test.publishArea('2', { requires });
    await expect(activate(test.store, [{ name: 'shell', version: shell }], by)).rejects.toThrow(
      'masters requires platform',
    );
    await expect(activate(test.store, [{ name: 'masters', version: masters }], by)).rejects.toThrow('platform ^2.0.0');
    const both = [
      { name: 'masters', version: masters },
      { name: 'shell', version: shell },
    ];
    expect((await activate(test.store, both, by)).live).toMatchObject({ revision: 3, shell: { version: shell } });
  });
});

describe('a flip refuses, and changes nothing,', () => {
  const required = { platform: '^1.0.0', api: '>=2026.11', shared: { react: '^19.0.0' } };
  it.each([
    [
      'an older platform than required',
      { ...required, platform: '^1.3.0' },
      'platform ^1.3.0, and the shell provides 1.2.0',
    ],
    ['another React', { ...required, shared: { react: '^20.0.0' } }, 'react ^20.0.0, and the shell provides 19.3.1'],
    ['a module the shell lacks', { ...required, shared: { vue: '*' } }, 'vue *, which the shell does not provide'],
    ['an older API than required', { ...required, api: '>=2027.1' }, 'API >=2027.1, and the API is 2026.11.0'],
    ['an unreadable range', { ...required, api: 'new' }, 'API new, and the API is 2026.11.0'],
  ])('%s', async (_, requires, reason) => {
    await test.deployShell('a');
    const first = await test.deployArea('a');
    const version = await test.publishArea('b', { requires });
    const refusal = await activate(test.store, [{ name: 'masters', version }], by).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ReleaseRefusal);
    expect(refusal).toMatchObject({ code: 'incompatible', findings: [`masters requires ${reason}`] });
    expect(areaOf(await live())?.version).toBe(first);
    expect(await readRevisions(test.store)).toHaveLength(2);
  });

  it('when the API is unknown, unless it is named', async () => {
    rmSync(join(test.store, 'builds/api.json'));
    const version = await test.publishShell('a');
    await expect(activate(test.store, [{ name: 'shell', version }], by)).rejects.toThrow('no API has announced');
    const { live: pointer } = await activate(test.store, [{ name: 'shell', version }], {
      ...by,
      api: { version: '2026.12.1' },
    });
    expect(pointer.checked).toContain('api 2026.12.1');
  });

  it('an area while no shell is live', async () => {
    const version = await test.publishArea('a');
    await expect(activate(test.store, [{ name: 'masters', version }], by)).rejects.toThrow('No shell is live yet');
  });

  it('a missing version, and names the versions that exist', async () => {
    const version = await test.publishArea('a');
    const missing = { name: 'masters', version: '9.9.9+0000000-000000000000' };
    await expect(activate(test.store, [missing], by)).rejects.toThrow(version);
    await expect(activate(test.store, [{ name: 'nobody', version }], by)).rejects.toThrow('Nothing of that name');
  });

  it('a version with changed files', async () => {
    await test.deployShell('a');
    const version = await test.publishArea('a');
    appendFileSync(join(test.store, 'releases/masters', version, 'static/js/routes.js'), 'steal();');
    await expect(activate(test.store, [{ name: 'masters', version }], by)).rejects.toThrow('routes.js was changed');
  });

  it('a decision based on a revision that is no longer the newest', async () => {
    await test.deployShell('a');
    await test.deployArea('a');
    const version = await test.publishArea('b');
    const late = activate(test.store, [{ name: 'masters', version }], { ...by, expect: 1 });
    await expect(late).rejects.toThrow(/Revision 2 by tanaka: masters – → 1\.0\.0/);
    expect((await activate(test.store, [{ name: 'masters', version }], { ...by, expect: 2 })).live.revision).toBe(3);
  });
});

describe('an area that does not fit the live state', () => {
  it('stops a flip of that area only', async () => {
    await test.deployShell('a');
    const old = { platform: '^1.0.0', api: '<2027', shared: {} };
    const dispatch = await test.deployArea('a', { name: 'dispatch', requires: old });
    announceApi(test.store, '2027.1.0');
    await test.deployArea('a', { requires: { ...old, api: '>=2026.11' } });
    await test.deployShell('b');
    const worse = await test.publishArea('b', { name: 'dispatch', requires: old });
    await expect(activate(test.store, [{ name: 'dispatch', version: worse }], by)).rejects.toThrow('API <2027');
    expect((await live()).areas.dispatch?.version).toBe(dispatch);
  });

  it('can be disabled, and not enabled again', async () => {
    await test.deployShell('a');
    const version = await test.deployArea('a');
    announceApi(test.store, '2026.10.0');
    await switchArea(test.store, 'masters', false, by);
    expect(areaOf(await live())).toMatchObject({ enabled: false, version, since: 2 });
    await expect(switchArea(test.store, 'masters', true, by)).rejects.toThrow('masters requires API');
    announceApi(test.store, '2026.11.0');
    expect((await switchArea(test.store, 'masters', true, by)).live).toMatchObject({ revision: 4, kind: 'enable' });
  });

  it('can be disabled when its files are damaged, whatever the API is', async () => {
    await test.deployShell('a');
    const version = await test.deployArea('a');
    rmSync(join(test.store, 'releases/masters', version), { recursive: true });
    rmSync(join(test.store, 'builds/api.json'));
    expect((await switchArea(test.store, 'masters', false, by)).live.areas.masters?.enabled).toBe(false);
    announceApi(test.store, '2026.11.0');
    await expect(switchArea(test.store, 'masters', true, by)).rejects.toThrow(`no masters ${version} in the store`);
  });

  it('names the areas that can be switched', async () => {
    await test.deployShell('a');
    await test.deployArea('a');
    await expect(switchArea(test.store, 'mastres', false, by)).rejects.toThrow('Live areas: masters.');
    await expect(switchArea(test.store, 'shell', false, by)).rejects.toThrow('No area shell is live');
  });
});

describe('two flips at once', () => {
  it('never both win on one revision, and the pointer ends on the newest', async () => {
    await test.deployShell('a');
    const versions: string[] = [];
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) versions.push(await test.publishArea(text));
    const flips = versions.map((version) => activate(test.store, [{ name: 'masters', version }], { ...by, expect: 1 }));
    const results = await Promise.allSettled(flips);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = areaOf(await live())?.version;
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect(result.reason).toBeInstanceOf(FlipConflict);
      expect(String(result.reason)).toContain(`masters – → ${winner}`);
    }
    expect(await verify(test.store)).toMatchObject({ revisions: 2, findings: [] });
  });

  it('finish the flip of a process that died between revision and pointer', async () => {
    await test.deployShell('a');
    await test.deployArea('a');
    const newest = await newestRevision(test.store);
    if (!newest) throw new Error('nothing is live');
    await appendRevision(test.store, { ...newest, revision: 3, parent: 2, reason: 'died' });
    expect((await live()).revision).toBe(2);
    expect((await verify(test.store)).findings).toEqual([expect.stringContaining('latest.json is not what')]);
    expect((await status(test.store)).problems).toEqual([expect.stringMatching(/^revision 3 .* not live yet/)]);
    expect(await appendRevision(test.store, { ...newest, revision: 3, reason: 'too late' })).toBe(false);
    await settleLatest(test.store);
    expect(await live()).toMatchObject({ revision: 3, reason: 'died' });
    expect((await verify(test.store)).findings).toEqual([]);
  });

  it('mend the newest revision from the pointer, which is a copy of it', async () => {
    await test.deployShell('a');
    const text = readFileSync(join(test.store, 'builds/latest.json'), 'utf8');
    writeFileSync(join(test.store, 'builds/revisions/000001.json'), '{"revision":');
    await test.deployArea('a');
    expect(readFileSync(join(test.store, 'builds/revisions/000001.json'), 'utf8')).toBe(text);
    expect(await verify(test.store)).toMatchObject({ revisions: 2, findings: [] });
  });

  it('report a history that cannot be read', async () => {
    await test.deployShell('a');
    for (const file of ['builds/revisions/000001.json', 'builds/latest.json'])
      writeFileSync(join(test.store, file), '{"revision":');
    await expect(test.deployArea('a')).rejects.toThrow('000001.json of the store is not JSON');
  });
});
