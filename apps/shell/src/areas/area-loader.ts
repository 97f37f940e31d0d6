import { type AreaModule, isAreaModule } from '@haisha/platform';
import type { AreaBuild, LiveArea } from '@haisha/releases/pointer';
import { type AreaAttempt, AreaFailure, type AreaFailureKind } from './area-failure.ts';

/** The part of module federation that the loader needs; the real one is fetched when the first area is opened. */
export type Federation = {
  /** Returns what keeps an area from running in this shell; empty when nothing does. */
  problems: (area: LiveArea) => Promise<readonly string[]>;
  /** Loads the exposed module of a build; every further call for the same build uses another address. */
  load: (area: string, build: AreaBuild) => Promise<unknown>;
};

export type LoadedArea = {
  name: string;
  /** The version that runs: an earlier one when the live one could not be loaded. */
  version: string;
  /** The version that was live at that time; when another one goes live, the next navigation loads it. */
  liveVersion: string;
  module: AreaModule;
};

export type AreaLoader = {
  get: (name: string) => LoadedArea | undefined;
  all: () => readonly LoadedArea[];
  isLoading: () => boolean;
  /** Loads an area once; `from` may start with its previous version. */
  load: (name: string, area: LiveArea, from?: 'live' | 'previous') => Promise<LoadedArea>;
  /** Returns what keeps an area from running here; fails when that cannot be found out. */
  problems: (area: LiveArea) => Promise<readonly string[]>;
};

const attemptTimeoutMs = 8_000;
const triesPerBuild = 2;

/** Loads areas: the live version, the same from another address, its previous version, then an AreaFailure. */
export function createAreaLoader(federation: () => Promise<Federation>, now: () => number = Date.now): AreaLoader {
  const loaded = new Map<string, LoadedArea>();
  const loading = new Map<string, Promise<LoadedArea>>();

  async function attempt(name: string, build: AreaBuild, attempts: AreaAttempt[]): Promise<AreaModule | null> {
    let startedAt = now();
    try {
      const runtime = await federation();
      startedAt = now();
      const found = await withinTime(runtime.load(name, build));
      const module = isRecord(found) ? found.default : undefined;
      if (isAreaModule(module)) return module;
      throw new Error('The loaded module is not an area');
    } catch (cause) {
      const what = cause instanceof Error ? cause.message : String(cause);
      attempts.push({
        version: build.version,
        what,
        at: new Date(startedAt).toISOString(),
        durationMs: now() - startedAt,
      });
      return null;
    }
  }

  async function loadFrom(name: string, area: LiveArea, builds: readonly AreaBuild[]): Promise<LoadedArea> {
    const attempts: AreaAttempt[] = [];
    for (const build of builds) {
      for (let tries = 0; tries < triesPerBuild; tries += 1) {
        const module = await attempt(name, build, attempts);
        if (!module) continue;
        const result = { name, version: build.version, liveVersion: area.version, module };
        loaded.set(name, result);
        return result;
      }
    }
    throw new AreaFailure('unreachable', name, area.version, attempts);
  }

  async function load(name: string, area: LiveArea, from: 'live' | 'previous'): Promise<LoadedArea> {
    if (!area.enabled) throw new AreaFailure('disabled', name, area.version, []);
    if (from === 'previous' && area.previous) return loadFrom(name, area, [area.previous]);
    const problems = await problemsOf(name, area);
    if (problems.length > 0) throw failed('incompatible', name, area, problems.join('; '));
    return loadFrom(name, area, area.previous ? [area, area.previous] : [area]);
  }

  /** Without the runtime nothing can be checked; loading then fails by itself and reports the reason. */
  async function problemsOf(name: string, area: LiveArea): Promise<readonly string[]> {
    const runtime = await federation().catch(() => null);
    try {
      return runtime ? await runtime.problems(area) : [];
    } catch (cause) {
      throw failed('unreachable', name, area, cause instanceof Error ? cause.message : String(cause));
    }
  }

  function failed(kind: AreaFailureKind, name: string, { version }: LiveArea, what: string): AreaFailure {
    return new AreaFailure(kind, name, version, [{ version, what, at: new Date(now()).toISOString(), durationMs: 0 }]);
  }

  return {
    get: (name) => loaded.get(name),
    all: () => [...loaded.values()],
    isLoading: () => loading.size > 0,
    problems: async (area) => (await federation()).problems(area),
    load(name, area, from = 'live') {
      const known = loaded.get(name);
      if (known) return Promise.resolve(known);
      const running = loading.get(name) ?? load(name, area, from).finally(() => loading.delete(name));
      loading.set(name, running);
      return running;
    },
  };
}

/** A hung chunk of an area would otherwise block the page for as long as the browser waits. */
function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${attemptTimeoutMs} ms`)), attemptTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
