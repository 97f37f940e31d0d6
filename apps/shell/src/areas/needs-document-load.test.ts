import { describe, expect, it } from 'vitest';
import { liveArea, pointerWith } from '../../test/pointers.ts';
import type { LoadedArea } from './area-loader.ts';
import { mayTakeRelease } from './may-take-release.ts';
import { isOutdated, needsDocumentLoad, runningShellVersion } from './needs-document-load.ts';

const shell = pointerWith().shell.version;
const module = {
  manifest: { name: 'notes', routes: [], navigation: [], permissions: [], messages: [] },
  routes: [],
  messages: {},
};
const loaded = (version: string): LoadedArea => ({ name: 'notes', version, liveVersion: version, module });
const live = liveArea().version;

describe('the next navigation', () => {
  it.each([
    ['all is as live', { shell, areas: [loaded(live)] }, pointerWith(), false],
    ['the pointer is unknown', { shell, areas: [loaded(live)] }, null, false],
    ['the area was never loaded', { shell, areas: [] }, pointerWith({ notes: liveArea({ version: 'new' }) }), false],
    [
      'the area has a new version',
      { shell, areas: [loaded(live)] },
      pointerWith({ notes: liveArea({ version: 'new' }) }),
      true,
    ],
    [
      'the area was disabled',
      { shell, areas: [loaded(live)] },
      pointerWith({ notes: liveArea({ enabled: false }) }),
      true,
    ],
    ['the area was removed', { shell, areas: [loaded(live)] }, pointerWith({}), true],
    ['the shell has a new version', { shell: 'old', areas: [] }, pointerWith(), true],
    ['the shell is under development', { shell: null, areas: [] }, pointerWith(), false],
  ])('when %s', (_, running, pointer, expected) => {
    expect(needsDocumentLoad(pointer, running, 'notes')).toBe(expected);
  });

  it('does not depend on the versions of other areas', () => {
    const pointer = pointerWith({ notes: liveArea({ version: 'new' }) });
    expect(needsDocumentLoad(pointer, { shell, areas: [loaded(live)] }, undefined)).toBe(false);
  });
});

it('announces another version, not a disabled area', () => {
  const running = { shell, areas: [loaded(live)] };
  expect(isOutdated(pointerWith(), running)).toBe(false);
  expect(isOutdated(pointerWith({ notes: liveArea({ version: 'new' }) }), running)).toBe(true);
  expect(isOutdated(pointerWith({ notes: liveArea({ version: 'new', enabled: false }) }), running)).toBe(false);
});

it('reads the version of the shell from the address of its script', () => {
  const page = new DOMParser().parseFromString(
    '<script src="/releases/shell/1.0.0+a-b/static/js/index.js"></script>',
    'text/html',
  );
  expect(runningShellVersion(page)).toBe('1.0.0+a-b');
  expect(runningShellVersion(document.implementation.createHTMLDocument())).toBeNull();
});

it('loads the document once for a revision: an outdated cache would return the same page for ever', () => {
  expect(mayTakeRelease(7, () => 50_000)).toBe(true);
  expect(mayTakeRelease(7, () => 59_999)).toBe(false);
  expect(mayTakeRelease(8, () => 59_999)).toBe(true);
  expect(mayTakeRelease(8, () => 70_000)).toBe(true);
});
