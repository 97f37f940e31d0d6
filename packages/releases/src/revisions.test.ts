import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { activate } from './activate.ts';
import { readLatest, readLive, settleLatest } from './revisions.ts';
import { status } from './status.ts';

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

const damages: [string, () => void][] = [
  ['missing', () => rmSync(latest())],
  ['empty', () => writeFileSync(latest(), '')],
  ['cut', () => cut(latest())],
  ['zeros after a power failure', () => writeFileSync(latest(), Buffer.alloc(textOf(latest()).length))],
  ['another document', () => writeFileSync(latest(), '{"version":"2026.11.0"}')],
];

describe('a pointer that is', () => {
  it.each(damages)('%s is read from the newest revision, and written anew', async (_, damage) => {
    damage();
    const newest = textOf(revision(2));
    expect(await readLive(test.store)).toMatchObject({ text: newest, pointer: { revision: 2 }, isRebuilt: true });
    expect(textOf(latest())).toBe(newest);
    expect(await readLive(test.store)).toMatchObject({ text: newest, isRebuilt: false });
  });

  it.each(damages)('%s is no obstacle to the status or to a flip', async (_, damage) => {
    damage();
    expect(await status(test.store)).toMatchObject({ live: { revision: 2 }, problems: [] });
    damage();
    const version = await test.publishArea('2');
    expect((await activate(test.store, [{ name: 'masters', version }], by)).live.revision).toBe(3);
    expect(await readLatest(test.store)).toMatchObject({ revision: 3, areas: { masters: { version } } });
  });

  it('damaged like the newest revision is read from the one before', async () => {
    for (const path of [latest(), revision(2)]) cut(path);
    expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 1 }, isRebuilt: true });
    expect(textOf(latest())).toBe(textOf(revision(1)));
  });

  it('damaged is read from the newest revision also where nothing can be written', async () => {
    cut(latest());
    const before = textOf(latest());
    rmSync(join(test.store, 'incoming'), { recursive: true });
    writeFileSync(join(test.store, 'incoming'), '');
    expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 2 }, isRebuilt: true });
    expect(textOf(latest())).toBe(before);
  });

  it('a folder is read from the newest revision', async () => {
    rmSync(latest());
    mkdirSync(latest());
    expect(await readLive(test.store)).toMatchObject({ pointer: { revision: 2 }, isRebuilt: true });
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
    writeFileSync(latest(), text);
    expect(await readLive(test.store)).toMatchObject({ text, isRebuilt: false });
    expect(textOf(latest())).toBe(text);
  });
});

it('nothing is live where no revision is whole', async () => {
  for (const path of [latest(), revision(1), revision(2)]) cut(path);
  expect(await readLive(test.store)).toBeUndefined();
  rmSync(latest());
  expect(await readLatest(test.store)).toBeNull();
});
