import { describe, expect, it } from 'vitest';
import { ReleaseRefusal } from './release-error.ts';
import { StoreProblem, storeProblem } from './store-problem.ts';

const store = '/var/lib/haisha/store';
const systemError = (code: string, places: { path?: string; dest?: string; syscall?: string } = {}) =>
  Object.assign(new Error(`${code}: no`), { code, ...places });

describe('a fault of the file system', () => {
  it.each(['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST'])(
    'that forbids writing names the store and the remedy: %s',
    (code) => {
      const problem = storeProblem(
        store,
        systemError(code, { path: `${store}/incoming/1`, dest: `${store}/builds/1` }),
      );
      expect(problem).toBeInstanceOf(StoreProblem);
      expect(String(problem)).toBe(
        `StoreProblem: The release store ${store} cannot be used (${code}). Make it a folder that this account may read and write, or set RELEASE_STORE to one.`,
      );
    },
  );

  it('that makes no folder within another names them as well, as read-only ones say that the outer one is missing', () => {
    const path = `${store}/incoming/1`;
    expect(storeProblem(store, systemError('ENOENT', { path, syscall: 'mkdir' }))).toBeInstanceOf(StoreProblem);
  });

  it.each(['ENOSPC', 'EDQUOT'])('for lack of room names the store and the remedy, also without a path: %s', (code) => {
    expect(storeProblem(store, systemError(code))).toMatchObject({
      message: `The release store ${store} cannot be used (${code}). Make room on its disk.`,
    });
  });
});

it.each<[string, unknown]>([
  ['of another folder', systemError('EACCES', { path: '/builds/masters/area.json' })],
  ['of a folder beside it', systemError('EACCES', { path: `${store}-2/builds` })],
  ['of another kind', systemError('EISDIR', { path: store })],
  ['of a file that is missing', systemError('ENOENT', { path: `${store}/builds/1`, syscall: 'open' })],
  ['with a code of our own', new ReleaseRefusal('reason.missing', 'x')],
  ['that is none', 'x'],
])('an error %s stays as it is', (_, error) => {
  expect(storeProblem(store, error)).toBe(error);
});
