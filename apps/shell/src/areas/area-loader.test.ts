import { describe, expect, it, vi } from 'vitest';
import { liveArea } from '../../test/pointers.ts';
import { AreaFailure, areaReport, causeOf } from './area-failure.ts';
import { createAreaLoader, type Federation } from './area-loader.ts';

const previous = {
  version: '0.9.0+ccccccc-333333333333',
  entry: 'releases/notes/old/remoteEntry.js',
  integrity: 'sha384-old',
};
const live = liveArea({ previous });
const manifest = { name: 'notes', routes: [], navigation: [], permissions: [], messages: [] };
const area = { default: { manifest, routes: [], messages: {} } };

function loaderOf(load: Federation['load'], problems: string[] = []) {
  const runtime: Federation = { load: vi.fn(load), problems: async () => problems };
  return { runtime, loader: createAreaLoader(async () => runtime) };
}

async function failureOf(work: Promise<unknown>): Promise<AreaFailure> {
  const failure: unknown = await work.catch((cause: unknown) => cause);
  if (failure instanceof AreaFailure) return failure;
  throw new Error('It did not fail as an area does');
}

describe('loading an area', () => {
  it('loads the live version, once for all callers', async () => {
    const { runtime, loader } = loaderOf(async () => area);
    const [one, other] = await Promise.all([loader.load('notes', live), loader.load('notes', live)]);
    expect(one).toBe(other);
    expect(one).toMatchObject({ version: live.version, liveVersion: live.version });
    expect(runtime.load).toHaveBeenCalledTimes(1);
    expect(loader.get('notes')).toBe(one);
  });

  it('tries once more when the first attempt fails', async () => {
    let attempts = 0;
    const { loader } = loaderOf(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('HTTP 500');
      return area;
    });
    expect(await loader.load('notes', live)).toMatchObject({ version: live.version });
  });

  it('falls back to the previous version, and remembers which one was live', async () => {
    const { loader } = loaderOf(async (_name, build) => {
      if (build.version === live.version) throw new Error('HTTP 404');
      return area;
    });
    expect(await loader.load('notes', live)).toMatchObject({ version: previous.version, liveVersion: live.version });
  });

  it('fails with a list of all attempts', async () => {
    const { loader } = loaderOf(() => Promise.reject(new Error('HTTP 404')));
    const failure = await failureOf(loader.load('notes', live));
    expect(failure.kind).toBe('unreachable');
    expect(failure.attempts.map(({ version, what }) => `${version} ${what}`)).toEqual([
      `${live.version} HTTP 404`,
      `${live.version} HTTP 404`,
      `${previous.version} HTTP 404`,
      `${previous.version} HTTP 404`,
    ]);
    const report = areaReport(failure, { url: 'https://x.test/notes?q=name', revision: 7, userAgent: 'agent' });
    expect(report).toContain('path: /notes\n');
    expect(report).not.toContain('q=name');
  });

  it('can be tried again after a failure', async () => {
    let broken = true;
    const { loader } = loaderOf(async () => {
      if (broken) throw new Error('HTTP 404');
      return area;
    });
    await failureOf(loader.load('notes', live));
    broken = false;
    expect(await loader.load('notes', live)).toMatchObject({ version: live.version });
  });

  it('counts a hung build as failed', async () => {
    vi.useFakeTimers();
    const { loader } = loaderOf(() => new Promise(() => undefined));
    const failure = failureOf(loader.load('notes', liveArea()));
    await vi.advanceTimersByTimeAsync(16_000);
    expect((await failure).attempts.map(({ what }) => what)).toEqual([
      'No answer within 8000 ms',
      'No answer within 8000 ms',
    ]);
    vi.useRealTimers();
  });

  it.each([[null], [{}], [{ default: 'garbage' }], [{ default: { manifest: {} } }]])(
    'does not accept %j as an area',
    async (module) => {
      const { loader } = loaderOf(async () => module);
      expect((await failureOf(loader.load('notes', liveArea()))).attempts[0]?.what).toBe(
        'The loaded module is not an area',
      );
    },
  );

  it('does not load an area that does not fit the shell', async () => {
    const { runtime, loader } = loaderOf(async () => area, ['platform.mismatch, required ^2.0.0, provided 1.0.0']);
    const failure = await failureOf(loader.load('notes', live));
    expect(failure.kind).toBe('incompatible');
    expect(failure.message).toContain('required ^2.0.0');
    expect(runtime.load).not.toHaveBeenCalled();
  });

  it('does not load a disabled area', async () => {
    const { loader } = loaderOf(async () => area);
    expect((await failureOf(loader.load('notes', liveArea({ enabled: false })))).kind).toBe('disabled');
  });

  it('starts from the previous version for a user who chose it', async () => {
    const { runtime, loader } = loaderOf(async () => area);
    await loader.load('notes', live, 'previous');
    expect(runtime.load).toHaveBeenCalledExactlyOnceWith('notes', previous);
  });
});

it.each([
  ['No answer within 8000 ms', 'timeout'],
  ['[ Federation Runtime ]: ScriptNetworkError: Failed to load script "https://x/remoteEntry.js"', 'file'],
  ['Loading chunk lists failed.', 'file'],
  ['The loaded module is not an area', null],
])('finds in "%s" the cause %s', (what, cause) => {
  expect(causeOf(what)).toBe(cause);
});
