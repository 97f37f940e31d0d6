import { join } from 'node:path';
import { activate } from '@haisha/releases/activate';
import { newestRevision, readRevisions } from '@haisha/releases/revisions';
import { rollback } from '@haisha/releases/rollback';
import { newFolder, writeArea, writeShell } from '@haisha/releases/test/fake-builds';
import { verify } from '@haisha/releases/verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishLocalBuilds } from './publish-local-builds.ts';

let folder: ReturnType<typeof newFolder>;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => folder.remove());

const api = { version: '2026.11.0' };
const dist = (name: string) => join(folder.path, name);
const publishAll = (...folders: string[]) => publishLocalBuilds(folder.store, { folders, by: 'tanaka', api });
const liveMasters = async () => (await newestRevision(folder.store))?.areas.masters?.version;

describe('the local builds', () => {
  it('go live together on the first start, before any API has announced itself', async () => {
    const news = await publishAll(writeArea(dist('masters'), '1'), writeShell(dist('shell'), '1'));
    expect(news).toEqual([expect.stringMatching(/^Live as revision 1: shell – → \S+, masters – → \S+$/)]);
    expect(await newestRevision(folder.store)).toMatchObject({ revision: 1, by: 'tanaka', reason: 'npm start' });
  });

  it('change nothing on a second start, and only what is new after a change', async () => {
    const shell = writeShell(dist('shell'), '1');
    await publishAll(shell, writeArea(dist('masters'), '1'));
    expect(await publishAll(shell, dist('masters'))).toEqual([]);
    expect(await readRevisions(folder.store)).toHaveLength(1);
    const news = await publishAll(shell, writeArea(dist('masters'), '2'));
    expect(news).toEqual([expect.stringMatching(/^Live as revision 2: masters \S+ → \S+$/)]);
  });

  it("leave an operator's rollback alone, and say how to undo it", async () => {
    const shell = writeShell(dist('shell'), '1');
    await publishAll(shell, writeArea(dist('masters'), '1'));
    const first = await liveMasters();
    await publishAll(shell, writeArea(dist('masters'), '2'));
    const second = await liveMasters();
    await rollback(folder.store, { name: 'masters' }, { by: 'suzuki', reason: 'bad', api });
    const news = await publishAll(shell, dist('masters'));
    expect(news).toEqual([expect.stringContaining(`npm run release -- activate masters ${second}`)]);
    expect(await liveMasters()).toBe(first);
  });

  it('go live on the next start when the first died between publishing and activating', async () => {
    const folders = [writeShell(dist('shell'), '1'), writeArea(dist('masters'), '1')];
    const requires = { platform: '^9.0.0', api: '*', shared: {} };
    await publishAll(folders[0] ?? '', writeArea(dist('masters'), '1', { requires }));
    expect(await newestRevision(folder.store)).toBeNull();
    writeArea(dist('masters'), '1');
    await publishAll(...folders);
    expect(await newestRevision(folder.store)).toMatchObject({ revision: 1 });
  });

  it('are reported when they do not fit, and the live versions stay', async () => {
    const shell = writeShell(dist('shell'), '1');
    await publishAll(shell, writeArea(dist('masters'), '1'));
    const before = await liveMasters();
    const requires = { platform: '^1.0.0', api: '>=2027', shared: {} };
    const [news] = await publishAll(shell, writeArea(dist('masters'), '2', { requires }));
    expect(news).toContain('masters requires API >=2027, and the API is 2026.11.0');
    expect(await liveMasters()).toBe(before);
  });

  it('say in one sentence that the store cannot be written', async () => {
    const builds = { folders: [writeShell(dist('shell'), '1')], by: 'tanaka', api };
    // There nobody may make a folder, not even root.
    await expect(publishLocalBuilds('/sys/haisha-store', builds)).rejects.toThrow(
      /^The release store \/sys\/haisha-store cannot be used \(E\w+\)\. Make it a folder/,
    );
  });

  it('win against flips of others by reading again', async () => {
    const shell = writeShell(dist('shell'), '1');
    await publishAll(shell, writeArea(dist('masters'), '1'));
    const others = ['2', '3', '4'].map((text) => writeArea(dist(`masters-${text}`), text));
    await Promise.all(others.map((other) => publishAll(shell, other)));
    const revisions = await readRevisions(folder.store);
    expect(revisions).toHaveLength(4);
    expect((await verify(folder.store)).findings).toEqual([]);
    const live = { name: 'masters', version: (await liveMasters()) ?? '' };
    expect((await activate(folder.store, [live], { by: 'x', reason: '', api })).changes).toEqual([]);
  });
});
