import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { activate } from './activate.ts';
import { prune } from './prune.ts';
import { readLatest } from './revisions.ts';
import { rollback } from './rollback.ts';
import { verify } from './verify.ts';

const day = 86_400_000;
const now = new Date('2027-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const names = (removed: { version: string }[]) => removed.map(({ version }) => version);
let test: TestStore;
beforeEach(async () => {
  test = newTestStore();
  const version = await test.publishShell('a');
  await activate(test.store, [{ name: 'shell', version }], { ...by, now: daysAgo(400) });
});
afterEach(() => test.remove());

async function publishAged(count: number, ageOf: (index: number) => number): Promise<string[]> {
  const versions: string[] = [];
  for (let index = 0; index < count; index += 1) {
    versions.push(await test.publishArea(`${index}`, {}, daysAgo(ageOf(index))));
  }
  return versions;
}

const activateAt = (version: string | undefined, days: number) =>
  activate(test.store, [{ name: 'masters', version: version ?? '' }], { ...by, now: daysAgo(days) });

describe('prune', () => {
  it('removes versions that are both old and deep, and keeps 30 days and 20 versions', async () => {
    const versions = await publishAged(25, (index) => 100 - index);
    const { removed, kept } = await prune(test.store, { now });
    expect(names(removed).sort()).toEqual(versions.slice(0, 5).sort());
    expect(kept).toBe(21);
    expect(readdirSync(join(test.store, 'releases/masters')).sort()).toEqual(versions.slice(5).sort());
  });

  it('keeps more than 20 versions when they are young', async () => {
    await publishAged(25, (index) => 29 - index);
    expect((await prune(test.store, { now })).removed).toEqual([]);
  });

  it('never removes what is live, one step back, or one step back after a rollback, however old', async () => {
    const versions = await publishAged(8, (index) => 300 - index);
    for (const [index, version] of versions.slice(0, 4).entries()) await activateAt(version, 290 - index);
    await rollback(test.store, { name: 'masters' }, { ...by, reason: 'bad', now: daysAgo(280) });
    const { removed } = await prune(test.store, { now, depth: 1 });
    const live = (await readLatest(test.store))?.areas.masters;
    expect([live?.version, live?.previous?.version]).toEqual([versions[2], versions[1]]);
    expect(names(removed).sort()).toEqual(versions.slice(3, 7).sort());
    expect((await verify(test.store)).findings).toEqual([]);
    await rollback(test.store, { name: 'masters' }, { ...by, reason: 'worse' });
    expect((await readLatest(test.store))?.areas.masters?.version).toBe(versions[1]);
  });

  it('keeps what was live within the days: a tab may still show it', async () => {
    const versions = await publishAged(6, (index) => 300 - index);
    await activateAt(versions[0], 200);
    await activateAt(versions[1], 100);
    await activateAt(versions[2], 29);
    for (const [index, version] of versions.slice(3, 5).entries()) await activateAt(version, 3 - index);
    const { removed } = await prune(test.store, { now, depth: 1 });
    expect(names(removed)).toEqual([]);
  });

  it('removes nothing in a dry run', async () => {
    const versions = await publishAged(22, () => 100);
    const { removed } = await prune(test.store, { now, dryRun: true });
    expect(removed).toHaveLength(2);
    expect(readdirSync(join(test.store, 'releases/masters'))).toHaveLength(versions.length);
  });

  it('keeps a version whose age it cannot read', async () => {
    const versions = await publishAged(22, () => 100);
    for (const version of versions) rmSync(join(test.store, 'releases/masters', version, 'area.json'));
    expect((await prune(test.store, { now })).removed).toEqual([]);
  });

  it('removes nothing from an empty store', async () => {
    expect(await prune(join(test.path, 'nothing'))).toEqual({ removed: [], kept: 0 });
  });
});
