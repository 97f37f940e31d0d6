import satisfies from 'semver/functions/satisfies.js';
import { createCheck, type Incompatibility, type ShellProvides } from './create-check.ts';
import type { AreaRequires } from './pointer.ts';

const bySemver = createCheck(satisfies);

/**
 * Returns what keeps an area from running on this shell and this API; nothing when it can run. CI, publish and every
 * flip call it. Unknown facts count as a refusal.
 */
export function check(
  shell: ShellProvides | null | undefined,
  api: { version: string } | null | undefined,
  area: { requires: AreaRequires } | null | undefined,
): Incompatibility[] {
  return bySemver.check(shell, api, area);
}

/** Checks only the API; for a shell there is nothing else to check. */
export function checkApi(api: { version: string } | null | undefined, required: string): Incompatibility[] {
  return bySemver.checkApi(api, required);
}
