import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceApi } from '../test/fake-builds.ts';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { newestRevision, readLatest } from './revisions.ts';
import { status } from './status.ts';
import { switchArea } from './switch-area.ts';

let test: TestStore;
beforeEach(() => {
  test = newTestStore();
});
afterEach(() => test.remove());

describe('the status of a store', () => {
  it('is empty before anything is published', async () => {
    const nothing = { live: null, api: null, parts: [], problems: [], published: {} };
    expect(await status(join(test.path, 'nothing'))).toEqual(nothing);
  });

  it('counts what is published before anything is live', async () => {
    await test.publishShell('a');
    await test.publishArea('1');
    await test.publishArea('2');
    expect(await status(test.store)).toEqual({
      live: null,
      api: '2026.11.0',
      parts: [],
      problems: [],
      published: { masters: 2, shell: 1 },
    });
  });

  it('names each part with its version, its revision, its switch and what a rollback would restore', async () => {
    const shell = await test.deployShell('a');
    const first = await test.deployArea('1');
    const second = await test.deployArea('2');
    await switchArea(test.store, 'masters', false, by);
    const { live, parts, problems } = await status(test.store);
    expect(live).toEqual(await readLatest(test.store));
    expect(parts).toEqual([
      { name: 'shell', version: shell, since: 1, enabled: true, rollbackTo: null },
      { name: 'masters', version: second, since: 3, enabled: false, rollbackTo: first },
    ]);
    expect(problems).toEqual([]);
  });

  it('tells of a revision that a process left before it was live', async () => {
    await test.deployShell('a');
    const revision = await newestRevision(test.store);
    const next = { ...revision, revision: 2, parent: 1 };
    writeFileSync(join(test.store, 'builds/revisions/000002.json'), JSON.stringify(next));
    expect((await status(test.store)).problems).toEqual([
      'revision 2 was written and is not live yet; the next flip puts it live',
    ]);
  });

  it('mends the newest revision where its file is damaged, so that nothing stands in the way of a rollback', async () => {
    await test.deployShell('a');
    writeFileSync(join(test.store, 'builds/revisions/000001.json'), '{"revision":');
    expect(await status(test.store)).toMatchObject({ live: { revision: 1 }, problems: [] });
    expect((await newestRevision(test.store))?.revision).toBe(1);
  });

  it('tells of an API that no longer fits', async () => {
    await test.deployShell('a');
    announceApi(test.store, '2025.1.0');
    const { api, problems } = await status(test.store);
    expect(api).toBe('2025.1.0');
    expect(problems).toEqual(['shell requires API >=2026.11, and the API is 2025.1.0']);
  });
});
