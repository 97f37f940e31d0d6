import { check, checkApi } from './check.ts';
import type { Incompatibility } from './create-check.ts';
import { partNames } from './live-state.ts';
import type { LiveState } from './pointer.ts';
import { readAreaJson } from './published-builds.ts';
import { apiFile, readText } from './store-files.ts';

export type ApiVersion = { version: string };

/** What keeps the shell or an area from running in a state. */
export type PartProblem = { name: string; incompatibility: Incompatibility };

/** Returns the API that announced itself in the store; null when it is missing or unreadable. */
export async function announcedApi(store: string): Promise<ApiVersion | null> {
  try {
    const value: unknown = JSON.parse((await readText(store, apiFile)) ?? 'null');
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    return typeof version === 'string' ? { version } : null;
  } catch {
    return null;
  }
}

/** Checks everything that is enabled in a state against its shell and against an API. */
export async function partProblems(
  store: string,
  state: LiveState | null,
  api: ApiVersion | null,
): Promise<PartProblem[]> {
  if (!state) return [];
  const json = await readAreaJson(store, 'shell', state.shell.version);
  const shell = json?.kind === 'shell' ? json : undefined;
  const ofShell = shell ? checkApi(api, shell.requires.api) : [unknownShell];
  const ofAreas = partNames(state).flatMap((name) => {
    const area = state.areas[name];
    return area?.enabled ? check(shell?.provides, api, area).map((incompatibility) => ({ name, incompatibility })) : [];
  });
  return [...ofShell.map((incompatibility) => ({ name: 'shell', incompatibility })), ...ofAreas];
}

const unknownShell: Incompatibility = { code: 'shell.unknown', params: {} };

/** Writes one problem for an operator. */
export function partProblemText({ name, incompatibility: { code, params } }: PartProblem): string {
  switch (code) {
    case 'shell.unknown':
      return `${name}: it is not known what the live shell provides`;
    case 'requirements.unknown':
      return `${name}: it is not known what it requires`;
    case 'api.unknown':
      return `${name} requires API ${params.required}, and no API has announced its version in ${apiFile}`;
    case 'api.mismatch':
      return `${name} requires API ${params.required}, and the API is ${params.provided}`;
    case 'platform.mismatch':
      return `${name} requires platform ${params.required}, and the shell provides ${params.provided}`;
    case 'shared.missing':
      return `${name} requires ${params.name} ${params.required}, which the shell does not provide`;
    case 'shared.mismatch':
      return `${name} requires ${params.name} ${params.required}, and the shell provides ${params.provided}`;
  }
}
