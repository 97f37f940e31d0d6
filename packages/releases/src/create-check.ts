import type { AreaRequires } from './pointer.ts';

/** What the shell of one version provides to areas. */
export type ShellProvides = { platform: string; shared: Record<string, string> };

/** Why an area cannot run; the text is made where it is shown, from the code and its parameters. */
export type Incompatibility =
  | { code: 'shell.unknown' | 'requirements.unknown'; params: Record<string, never> }
  | { code: 'api.unknown'; params: { required: string } }
  | { code: 'api.mismatch' | 'platform.mismatch'; params: { required: string; provided: string } }
  | { code: 'shared.missing'; params: { name: string; required: string } }
  | { code: 'shared.mismatch'; params: { name: string; required: string; provided: string } };

type Api = { version: string } | null | undefined;

/** Returns the check whether an area can run; `satisfies` reads ranges. */
export function createCheck(satisfies: (version: string, range: string) => boolean) {
  function checkApi(api: Api, required: string): Incompatibility[] {
    if (!api) return [{ code: 'api.unknown', params: { required } }];
    if (satisfies(api.version, required)) return [];
    return [{ code: 'api.mismatch', params: { required, provided: api.version } }];
  }

  function checkShell(shell: ShellProvides | null | undefined, requires: AreaRequires): Incompatibility[] {
    if (!shell) return [{ code: 'shell.unknown', params: {} }];
    const found: Incompatibility[] = [];
    if (!satisfies(shell.platform, requires.platform)) {
      found.push({ code: 'platform.mismatch', params: { required: requires.platform, provided: shell.platform } });
    }
    for (const [name, required] of Object.entries(requires.shared)) {
      const provided = shell.shared[name];
      if (provided === undefined) found.push({ code: 'shared.missing', params: { name, required } });
      else if (!satisfies(provided, required))
        found.push({ code: 'shared.mismatch', params: { name, required, provided } });
    }
    return found;
  }

  return {
    checkApi,
    check(
      shell: ShellProvides | null | undefined,
      api: Api,
      area: { requires: AreaRequires } | null | undefined,
    ): Incompatibility[] {
      if (!area) return [{ code: 'requirements.unknown', params: {} }];
      const { requires } = area;
      return [...checkShell(shell, requires), ...checkApi(api, requires.api)];
    },
  };
}
