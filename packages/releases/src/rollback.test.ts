import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceApi } from '../test/fake-builds.ts';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { activate } from './activate.ts';
import { readLatest, readRevisions } from './revisions.ts';
import { type RollbackTarget, rollback } from './rollback.ts';
import { status } from './status.ts';
import { switchArea } from './switch-area.ts';

const bad = { by: 'tanaka', reason: '一覧が空になる' };
let test: TestStore;
beforeEach(async () => {
  test = newTestStore();
  await test.deployShell('a');
});
afterEach(() => test.remove());

async function liveVersion(): Promise<string | undefined> {
  return (await readLatest(test.store))?.areas.masters?.version;
}

async function deployAreas(...texts: string[]): Promise<string[]> {
  const versions: string[] = [];
  for (const text of texts) versions.push(await test.deployArea(text));
  return versions;
}

const back = (target: RollbackTarget = { name: 'masters' }) => rollback(test.store, target, bad);

describe('rollback', () => {
  it('restores what was live before, as a new revision that names its source', async () => {
    const [first, second] = await deployAreas('1', '2');
    const { live, changes } = await back();
    expect(changes).toEqual([{ name: 'masters', from: second, to: first }]);
    expect(live).toMatchObject({ revision: 4, parent: 3, kind: 'rollback', from: 2, ...bad });
    expect(await readLatest(test.store)).toEqual(live);
    expect(await readRevisions(test.store)).toHaveLength(4);
  });

  it('goes one step further each time, never to a version it left, and stops at the first', async () => {
    const [first, second] = await deployAreas('1', '2', '3');
    await back();
    expect(await liveVersion()).toBe(second);
    await back();
    expect(await liveVersion()).toBe(first);
    await expect(back()).rejects.toThrow('No earlier version of masters is left');
    expect(await liveVersion()).toBe(first);
  });

  it('goes back to the good version after a bad fix, not to the first bad one', async () => {
    const [good] = await deployAreas('good', 'bad');
    await back();
    await deployAreas('bad fix');
    await back();
    expect(await liveVersion()).toBe(good);
  });

  it('does not return by a detour to a version that was rolled back', async () => {
    const [first, second] = await deployAreas('1', '2');
    await activate(test.store, [{ name: 'masters', version: first ?? '' }], by);
    await back();
    expect(await liveVersion()).toBe(second);
    await expect(back()).rejects.toThrow('No earlier version');
  });

  it('may return to a version that was activated on purpose after it was rolled back', async () => {
    const [, second] = await deployAreas('1', '2');
    await back();
    await activate(test.store, [{ name: 'masters', version: second ?? '' }], by);
    await deployAreas('3');
    await back();
    expect(await liveVersion()).toBe(second);
  });

  it('leaves the page no bad version to fall back to', async () => {
    const [first, second, third] = await deployAreas('1', '2', '3');
    const { live } = await back();
    expect(live.areas.masters?.previous?.version).toBe(first);
    const named = await back({ name: 'masters', to: third });
    expect(named.live.areas.masters?.previous).toBeNull();
    expect(second).not.toBe(third);
  });

  it('goes to a named version that was live once', async () => {
    const [first] = await deployAreas('1', '2', '3');
    const { live } = await back({ name: 'masters', to: first });
    expect(live).toMatchObject({ from: 2, areas: { masters: { version: first, since: 2, previous: null } } });
    const version = await test.publishArea('refuses a named version that was never live');
    await expect(back({ name: 'masters', to: version })).rejects.toThrow('was never live');
  });

  it('rolls the shell back like an area', async () => {
    const before = (await readLatest(test.store))?.shell.version;
    await test.deployShell('b');
    await deployAreas('1');
    const { live } = await back({ name: 'shell' });
    expect(live).toMatchObject({ shell: { version: before, previous: null, since: 1 }, from: 1 });
    expect(live.areas.masters).toBeDefined();
  });

  it('leaves other areas and the switch of this one unchanged', async () => {
    const [first] = await deployAreas('1', '2');
    await test.deployArea('1', { name: 'dispatch' });
    await switchArea(test.store, 'masters', false, by);
    const before = await readLatest(test.store);
    const { live } = await back();
    expect(live.areas.dispatch).toEqual(before?.areas.dispatch);
    expect(live.areas.masters).toMatchObject({ version: first, enabled: false });
  });

  it('restores the whole state of one revision', async () => {
    await deployAreas('1');
    const then = await readLatest(test.store);
    await deployAreas('2');
    await test.deployShell('b');
    await test.deployArea('1', { name: 'dispatch' });
    const { live } = await back({ toRevision: 2 });
    expect(live).toMatchObject({ shell: then?.shell, areas: then?.areas, from: 2, revision: 6 });
    expect(Object.keys(live.areas)).toEqual(['masters']);
  });

  it('shows beforehand where it would lead', async () => {
    const [first] = await deployAreas('1', '2');
    expect((await status(test.store)).parts).toMatchObject([
      { name: 'shell', rollbackTo: null },
      { name: 'masters', rollbackTo: first },
    ]);
  });
});

describe('a rollback is refused', () => {
  it('without a reason', async () => {
    await deployAreas('1', '2');
    await expect(rollback(test.store, { name: 'masters' }, { by: 'tanaka', reason: ' ' })).rejects.toThrow('--reason');
  });

  it('for a name that is not live, and to a revision that never existed', async () => {
    await expect(back()).rejects.toThrow('masters is not live');
    await expect(back({ toRevision: 9 })).rejects.toThrow('no revision 9');
  });

  it('when the earlier version does not fit what is live now', async () => {
    const requires = { platform: '^1.0.0', api: '<2026.12', shared: {} };
    await test.deployArea('1', { requires });
    await test.deployArea('2');
    announceApi(test.store, '2026.12.0');
    await expect(back()).rejects.toThrow('masters requires API <2026.12, and the API is 2026.12.0');
  });

  it('when the files of the earlier version are gone', async () => {
    const [first, second] = await deployAreas('1', '2');
    rmSync(join(test.store, 'releases/masters', first ?? ''), { recursive: true });
    await expect(back()).rejects.toThrow(`no masters ${first} in the store`);
    expect(await liveVersion()).toBe(second);
  });
});
