import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { by, newTestStore, type TestStore } from '../test/test-store.ts';
import { activate } from './activate.ts';
import { readLatest, readRevision } from './revisions.ts';
import { rollback } from './rollback.ts';
import { switchArea } from './switch-area.ts';

let test: TestStore;
beforeEach(() => {
  test = newTestStore();
});
afterEach(() => test.remove());

const refusalOf = (flip: Promise<unknown>): Promise<unknown> =>
  flip.then(
    () => 'no refusal',
    (error: unknown) => error,
  );
const inStore = (...path: string[]) => join(test.store, ...path);

describe('a late decision is told', () => {
  it('that nothing is live yet', async () => {
    const version = await test.publishShell('a');
    const late = activate(test.store, [{ name: 'shell', version }], { ...by, expect: 1 });
    expect(await refusalOf(late)).toMatchObject({
      message: 'Nothing is live in this store yet; nothing was changed.',
      winner: null,
    });
  });

  it('who was first, what changed since, and why', async () => {
    await test.deployShell('a');
    const first = await test.deployArea('1');
    const version = await test.publishArea('2');
    const { live } = await activate(test.store, [{ name: 'masters', version }], { by: 'suzuki', reason: '改善' });
    const late = switchArea(test.store, 'masters', false, { ...by, expect: 2 });
    expect(await refusalOf(late)).toMatchObject({
      message: `Somebody else was first; nothing was changed. Revision 3 by suzuki: masters ${first} → ${version} (改善).\nLook at it and run the command again.`,
      winner: live,
    });
  });

  it('nothing of a reason that nobody gave', async () => {
    await test.deployShell('a');
    await test.deployArea('1');
    const refusal = await refusalOf(switchArea(test.store, 'masters', false, { ...by, expect: 1 }));
    expect(String(refusal)).toMatch(/Revision 2 by tanaka: masters – → \S+\.\nLook at it/);
  });
});

describe('a refusal has its code and its findings:', () => {
  it('a version that is not published', async () => {
    const known = await test.publishShell('a');
    const version = '9.9.9+0000000-000000000000';
    expect(await refusalOf(activate(test.store, [{ name: 'shell', version }], by))).toMatchObject({
      code: 'version.unknown',
      message: `There is no shell ${version} in the store. Published are:\n  ${known}`,
      findings: [known],
    });
  });

  it('a version whose facts are not readable', async () => {
    const version = await test.publishShell('a');
    writeFileSync(inStore('releases/shell', version, 'area.json'), '{');
    expect(await refusalOf(activate(test.store, [{ name: 'shell', version }], by))).toMatchObject({
      code: 'version.damaged',
      message: `area.json of shell ${version} is not readable.`,
    });
  });

  it('a version with changed files', async () => {
    const version = await test.publishShell('a');
    appendFileSync(inStore('releases/shell', version, 'static/js/index.js'), 'steal();');
    rmSync(inStore('releases/shell', version, 'index.html'));
    expect(await refusalOf(activate(test.store, [{ name: 'shell', version }], by))).toMatchObject({
      code: 'version.damaged',
      message: expect.stringContaining(`shell ${version} is not as it was published; nothing was changed.`),
      findings: ['index.html is missing', 'static/js/index.js was changed'],
    });
  });

  it('an area before any shell', async () => {
    const version = await test.publishArea('1');
    expect(await refusalOf(activate(test.store, [{ name: 'masters', version }], by))).toMatchObject({
      code: 'incompatible',
      message: 'No shell is live yet. Activate one first, or together with this.',
    });
  });

  it('an area that is switched before anything is live', async () => {
    expect(await refusalOf(switchArea(test.store, 'masters', true, by))).toMatchObject({
      code: 'area.unknown',
      message: 'No area masters is live. Live areas: none.',
    });
  });

  it('a rollback, each for what it lacks', async () => {
    const back = (target: Parameters<typeof rollback>[1], reason = 'bad') =>
      refusalOf(rollback(test.store, target, { by: 'tanaka', reason }));
    expect(await back({ name: 'masters' }, ' ')).toMatchObject({
      code: 'reason.missing',
      message: 'A rollback needs a reason: --reason "what went wrong"',
    });
    expect(await back({ name: 'masters' })).toMatchObject({
      code: 'area.unknown',
      message: 'masters is not live, so there is nothing to take back.',
    });
    await test.deployShell('a');
    expect(await back({ name: 'shell' })).toMatchObject({
      code: 'nothing.earlier',
      message: 'No earlier version of shell is left to go back to.',
    });
    expect(await back({ name: 'shell', to: '2' })).toMatchObject({
      code: 'nothing.earlier',
      message: 'shell 2 was never live.',
    });
    expect(await back({ toRevision: 9 })).toMatchObject({
      code: 'revision.unknown',
      message: 'There is no revision 9.',
    });
  });
});

describe('a history that cannot be read', () => {
  it.each([
    ['{', 'is not JSON'],
    ['{}', 'is not a revision'],
  ])('%s says how to mend it', async (text, fault) => {
    await test.deployShell('a');
    for (const file of ['builds/latest.json', 'builds/revisions/000001.json']) writeFileSync(inStore(file), text);
    const said = (file: string) => `${file} of the store ${fault}. Run verify, and mend it from a copy.`;
    await expect(readLatest(test.store)).rejects.toThrow(said('builds/latest.json'));
    await expect(readRevision(test.store, 1)).rejects.toThrow(said('builds/revisions/000001.json'));
  });
});

it('a new shell remembers the one before it', async () => {
  const first = await test.deployShell('a');
  const second = await test.deployShell('b');
  expect((await readLatest(test.store))?.shell).toEqual({ version: second, previous: first, since: 2 });
});
