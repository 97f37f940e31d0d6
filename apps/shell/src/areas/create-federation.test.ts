import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { describe, expect, it, vi } from 'vitest';
import { liveArea } from '../../test/pointers.ts';
import { createFederation } from './create-federation.ts';

const platform = '1.8.0';

function start(apiVersion: string | null = '2026.11.0') {
  const registerRemotes = vi.fn();
  const loadRemote = vi.fn(async () => ({ default: 'area' }));
  let plugin: ModuleFederationRuntimePlugin | undefined;
  const create = vi.fn((options: { plugins?: ModuleFederationRuntimePlugin[] }) => {
    plugin = options.plugins?.[0];
    return { registerRemotes, loadRemote };
  });
  const federation = createFederation({
    apiVersion: async () => apiVersion,
    create: create as unknown as NonNullable<Parameters<typeof createFederation>[0]['create']>,
  });
  const script = (url: string) => {
    const made = plugin?.createScript?.({ url } as Parameters<NonNullable<typeof plugin.createScript>>[0]);
    if (!made || !('script' in made) || !made.script) throw new Error('There is no script');
    const { src, integrity, crossOrigin } = made.script;
    return { src, integrity, crossOrigin, timeout: made.timeout };
  };
  return { federation, registerRemotes, loadRemote, script };
}

describe('a build of an area', () => {
  it('has its integrity and a time-out', async () => {
    const { federation, registerRemotes, loadRemote, script } = start();
    const area = liveArea();
    await federation.load('notes', area);
    const entry = `${window.location.origin}/${area.entry}`;
    expect(registerRemotes).toHaveBeenCalledWith([{ name: 'haisha_notes', entry, type: 'global' }], { force: true });
    expect(loadRemote).toHaveBeenCalledWith('haisha_notes/area');
    expect(script(entry)).toEqual({ src: entry, integrity: 'sha384-live', crossOrigin: 'anonymous', timeout: 8_000 });
  });

  it('is requested from another address the second time, with the same integrity', async () => {
    const { federation, registerRemotes, script } = start();
    await federation.load('notes', liveArea());
    await federation.load('notes', liveArea());
    const [[{ entry }]] = registerRemotes.mock.calls.at(-1) as [[{ entry: string }]];
    expect(entry).toMatch(/remoteEntry\.js\?retry=1$/);
    expect(script(entry).integrity).toBe('sha384-live');
  });
});

it('offers each entry a runtime into which no other one writes', () => {
  start();
  const { haishaContainerRuntime: make } = globalThis as unknown as {
    haishaContainerRuntime: () => { bundlerRuntimeOptions: object; bundlerRuntime: { S: object; init: unknown } };
  };
  const [one, other] = [make(), make()];
  expect(one.bundlerRuntime.init).toBeTypeOf('function');
  expect(one.bundlerRuntimeOptions).not.toBe(other.bundlerRuntimeOptions);
  expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
});

describe('what keeps an area from running', () => {
  const needs = (requires: object) =>
    liveArea({ requires: { platform: `^${platform}`, api: '*', shared: {}, ...requires } });

  it.each([
    ['nothing', needs({}), '2026.11.0', []],
    [
      'a newer platform',
      needs({ platform: '^99.0.0' }),
      '2026.11.0',
      [`platform.mismatch, required ^99.0.0, provided ${platform}`],
    ],
    ['an older API', needs({ api: '>=2027.1' }), '2026.11.0', ['api.mismatch, required >=2027.1, provided 2026.11.0']],
    ['an unknown API', needs({}), null, ['api.unknown, required *']],
    [
      'a module that this shell does not provide',
      needs({ shared: { vue: '^3.0.0' } }),
      '2026.11.0',
      ['shared.missing, name vue, required ^3.0.0'],
    ],
  ])('%s', async (_, area, api, expected) => {
    expect(await start(api).federation.problems(area)).toEqual(expected);
  });
});
