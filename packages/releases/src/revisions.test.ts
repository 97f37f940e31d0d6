import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { activate } from './activate.ts';
import { readLatest, readLive, settleLatest } from './revisions.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

let test: TestStore;
let area: string;
beforeEach(async () => {
  test = newTestStore();
  await test.deployShell('a');
  area = await test.deployArea('1');
});
afterEach(() => test.remove());

const latest = () => join(test.store, 'builds/latest.json');
const revision = (number: number) => join(test.store, `builds/revisions/00000${number}.json`);
const textOf = (path: string) => readFileSync(path, 'utf8');
const cut = (path: string) => writeFileSync(path, textOf(path).slice(0, 40));

const change = (facts: object) =>
  writeFileSync(latest(), JSON.stringify({ ...JSON.parse(textOf(latest())), ...facts }));

const damages: [string, string, () => void][] = [
  ['missing', 'is missing', () => rmSync(latest())],
  ['empty', 'is damaged', () => writeFileSync(latest(), '')],
  ['cut', 'is damaged', () => cut(latest())],
  ['zeros after a power failure', 'is damaged', () => writeFileSync(latest(), Buffer.alloc(textOf(latest()).length))],
  ['another document', 'is damaged', () => writeFileSync(latest(), '{"version":"2026.11.0"}')],
  ['of a number that nobody gave', 'names revision 9, which does not exist', () => change({ revision: 9 })],
  ['of a number below the first', 'names revision 0, which does not exist', () => change({ revision: 0 })],
  ['of a number below all', 'names revision -1, which does not exist', () => change({ revision: -1 })],
  ['of the number of another revision', 'does not say what revision 1 says', () => change({ revision: 1 })],
  ['of another content than its revision', 'does not say what revision 2 says', () => change({ areas: {} })],
];

describe('a pointer that is', () => {
  it.each(damages)('%s is read from the newest revision, and written anew', async (_, what, damage) => {
    damage();
    const newest = textOf(revision(2));
    const fault = `builds/latest.json ${what}; it was written anew from revision 2.`;
    expect(await readLive(test.store)).toMatchObject({ text: newest, pointer: { revision: 2 }, fault });
    expect(textOf(latest())).toBe(newest);
    expect(await readLive(test.store)).toMatchObject({ text: newest, fault: null });
  });

  it.each(damages)('%s is told by the status and no obstacle to a flip', async (_, what, damage) => {
    damage();
    expect(await status(test.store)).toMatchObject({
      live: { revision: 2 },
      problems: [`builds/latest.json ${what}; it was written anew from revision 2.`],
    });
    expect((await status(test.store)).problems).toEqual([]);
    damage();
    const version = await test.publishArea('2');
    expect((await activate(test.store, [{ name: 'masters', version }], by)).live.revision).toBe(3);
    expect(await readLatest(test.store)).toMatchObject({ revision: 3, areas: { masters: { version } } });
  });

  it('damaged like the newest revision is read from the one before', async () => {
    for (const path of [latest(), revision(2)]) cut(path);
    expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 1 }, fault: expect.any(String) });
    expect(textOf(latest())).toBe(textOf(revision(1)));
  });

  it.each(damages)('%s is read from the newest revision also where nothing can be written', async (_, what, damage) => {
    damage();
    const found = () => (existsSync(latest()) ? textOf(latest()) : undefined);
    const before = found();
    rmSync(join(test.store, 'incoming'), { recursive: true });
    writeFileSync(join(test.store, 'incoming'), '');
    const fault = `builds/latest.json ${what}; it cannot be written anew, and revision 2 is served. Run verify.`;
    for (let time = 0; time < 2; time += 1) {
      expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 2 }, fault });
      expect((await status(test.store)).problems).toEqual([fault]);
    }
    expect(found()).toBe(before);
  });
});

describe('a folder in place of', () => {
  const replaceByFolder = (path: string) => {
    rmSync(path);
    mkdirSync(path);
  };
  const remedy = 'Remove the folder and run the command again: the file is then written anew.';
  const sentence = `builds/latest.json of the store is a folder where a file belongs. ${remedy}`;

  it('the pointer is told with the remedy, while the newest revision is served', async () => {
    replaceByFolder(latest());
    const fault = 'builds/latest.json is a folder; it cannot be written anew, and revision 2 is served. Run verify.';
    expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 2 }, fault });
    expect(await status(test.store)).toMatchObject({ live: { revision: 2 }, problems: [fault] });
    expect((await verify(test.store)).findings).toEqual([sentence]);
    const version = await test.publishArea('2');
    const flip = () => activate(test.store, [{ name: 'masters', version }], by);
    await expect(flip()).rejects.toThrow(sentence);
    rmSync(latest(), { recursive: true });
    expect((await flip()).live.revision).toBe(3);
  });

  it('a revision is no revision: the one before it is served, and a flip says how to mend it', async () => {
    replaceByFolder(revision(2));
    rmSync(latest());
    expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 1 } });
    const told = 'builds/revisions/000002.json of the store is a folder where a file belongs. Run verify, and mend it';
    await expect(test.deployArea('2')).rejects.toThrow(told);
    expect((await verify(test.store)).findings).toContainEqual(expect.stringContaining(told));
  });
});

describe('a whole pointer is left alone', () => {
  it('when the file of its revision is damaged, as its only copy', async () => {
    cut(revision(2));
    const before = textOf(latest());
    await settleLatest(test.store);
    expect(textOf(latest())).toBe(before);
    expect((await readLive(test.store))?.pointer.areas.masters?.version).toBe(area);
  });

  it('when newer commands wrote it, of which this code knows only the beginning', async () => {
    const text = JSON.stringify({ ...JSON.parse(textOf(latest())), revision: 3, kind: 'promote', parent: 'b' });
    for (const path of [revision(3), latest()]) writeFileSync(path, text);
    expect(await readLive(test.store)).toMatchObject({ text, fault: null });
    expect(textOf(latest())).toBe(text);
  });

  it('when it is all that is left, and that is told', async () => {
    for (const number of [1, 2]) rmSync(revision(number));
    const text = textOf(latest());
    const fault =
      'builds/latest.json names revision 2, which does not exist, and no revision is whole. Mend the release store from a copy.';
    expect(await readLive(test.store)).toMatchObject({ text, fault });
    expect((await status(test.store)).problems).toContain(fault);
    expect(textOf(latest())).toBe(text);
  });
});

it('nothing is live where no revision is whole', async () => {
  for (const path of [latest(), revision(1), revision(2)]) cut(path);
  expect(await readLive(test.store)).toBeUndefined();
  rmSync(latest());
  expect(await readLatest(test.store)).toBeNull();
});
