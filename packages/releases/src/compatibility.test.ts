import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceApi } from '../test/fake-builds.ts';
import { newTestStore, type TestStore } from '../test/test-store.ts';
import { announcedApi, partProblems, partProblemText } from './compatibility.ts';
import type { Incompatibility } from './create-check.ts';
import { readLatest } from './revisions.ts';

let test: TestStore;
beforeEach(() => {
  test = newTestStore();
});
afterEach(() => test.remove());

describe('the API in front of a store', () => {
  it('is the one that announced itself', async () => {
    announceApi(test.store, '2026.12.1');
    expect(await announcedApi(test.store)).toEqual({ version: '2026.12.1' });
  });

  it.each(['{', 'null', '"2026.11.0"', '7', '{}', '{"version":7}', '[]'])(
    'is unknown where it says %s',
    async (text) => {
      writeFileSync(join(test.store, 'builds/api.json'), text);
      expect(await announcedApi(test.store)).toBeNull();
    },
  );

  it('is unknown where none ever announced itself', async () => {
    expect(await announcedApi(join(test.path, 'nothing'))).toBeNull();
  });
});

describe('the problems of a state', () => {
  const api = { version: '2026.11.0' };

  it('are none while nothing is live, or while everything fits', async () => {
    expect(await partProblems(test.store, null, api)).toEqual([]);
    await test.deployShell('a');
    await test.deployArea('1');
    expect(await partProblems(test.store, await readLatest(test.store), api)).toEqual([]);
  });

  it('are those of the shell and of every enabled area, each under its name', async () => {
    await test.deployShell('a');
    await test.deployArea('1');
    await test.deployArea('1', { name: 'dispatch' });
    const live = await readLatest(test.store);
    if (live?.areas.dispatch) live.areas.dispatch.enabled = false;
    const problems = await partProblems(test.store, live, { version: '2025.1.0' });
    expect(problems.map(partProblemText)).toEqual([
      'shell requires API >=2026.11, and the API is 2025.1.0',
      'masters requires API >=2026.11, and the API is 2025.1.0',
    ]);
  });

  it('tell of a shell whose facts are gone', async () => {
    const shell = await test.deployShell('a');
    await test.deployArea('1');
    const live = await readLatest(test.store);
    writeFileSync(join(test.store, 'releases/shell', shell, 'area.json'), '{}');
    expect((await partProblems(test.store, live, api)).map(partProblemText)).toEqual([
      'shell: it is not known what the live shell provides',
      'masters: it is not known what the live shell provides',
    ]);
  });
});

it.each<[Incompatibility, string]>([
  [{ code: 'shell.unknown', params: {} }, 'masters: it is not known what the live shell provides'],
  [{ code: 'requirements.unknown', params: {} }, 'masters: it is not known what it requires'],
  [
    { code: 'api.unknown', params: { required: '>=2' } },
    'masters requires API >=2, and no API has announced its version in builds/api.json',
  ],
  [
    { code: 'api.mismatch', params: { required: '>=2', provided: '1.0.0' } },
    'masters requires API >=2, and the API is 1.0.0',
  ],
  [
    { code: 'platform.mismatch', params: { required: '^2', provided: '1.0.0' } },
    'masters requires platform ^2, and the shell provides 1.0.0',
  ],
  [
    { code: 'shared.missing', params: { name: 'react', required: '^19' } },
    'masters requires react ^19, which the shell does not provide',
  ],
  [
    { code: 'shared.mismatch', params: { name: 'react', required: '^19', provided: '18.0.0' } },
    'masters requires react ^19, and the shell provides 18.0.0',
  ],
])('tells an operator of %j', (incompatibility, sentence) => {
  expect(partProblemText({ name: 'masters', incompatibility })).toBe(sentence);
});
