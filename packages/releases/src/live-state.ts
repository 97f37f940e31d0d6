import type { AreaJson } from './area-json.ts';
import type { AreaBuild, LiveArea, LiveShell, LiveState } from './pointer.ts';
import { ReleaseRefusal } from './release-error.ts';
import { versionPath } from './store-files.ts';

/** Returns what the shell and an area of a state have in common; undefined when the state lacks it. */
export function partOf(state: LiveState | null, name: string): { version: string; since: number } | undefined {
  if (!state) return undefined;
  return name === 'shell' ? state.shell : state.areas[name];
}

/** Returns the names of everything in a state, the shell first. */
export function partNames(state: LiveState | null): string[] {
  return state ? ['shell', ...Object.keys(state.areas).sort()] : [];
}

/** Returns a state with these builds live; builds that are already live stay unchanged. */
export function withBuilds(state: LiveState | null, builds: readonly AreaJson[], revision: number): LiveState {
  const areas = { ...state?.areas };
  let shell: LiveShell | undefined = state?.shell;
  for (const build of builds) {
    if (partOf(state, build.name)?.version === build.version) continue;
    if (build.kind === 'shell') {
      shell = { version: build.version, previous: shell?.version ?? null, since: revision };
    } else areas[build.name] = liveArea(build, areas[build.name], revision);
  }
  if (!shell)
    throw new ReleaseRefusal('incompatible', 'No shell is live yet. Activate one first, or together with this.');
  return { shell, areas };
}

function liveArea(build: Extract<AreaJson, { kind: 'area' }>, before: LiveArea | undefined, since: number): LiveArea {
  const { version, entry, requires, provides } = build;
  return {
    version,
    entry: `${versionPath(build.name, version)}/${entry}`,
    integrity: build.files[entry] ?? '',
    since,
    previous: before ? asBuild(before) : null,
    enabled: before?.enabled ?? true,
    requires,
    provides,
  };
}

function asBuild({ version, entry, integrity }: LiveArea): AreaBuild {
  return { version, entry, integrity };
}
