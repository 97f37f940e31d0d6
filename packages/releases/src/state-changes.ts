import { partNames, partOf } from './live-state.ts';
import type { LiveState } from './pointer.ts';

/** The difference between two states for one name. */
export type StateChange = { name: string; from: string | null; to: string | null; enabled?: boolean };

/** Returns the differences between two states, name by name. */
export function stateChanges(before: LiveState | null, after: LiveState | null): StateChange[] {
  const names = [...new Set([...partNames(before), ...partNames(after)])];
  return names.flatMap((name) => {
    const from = partOf(before, name)?.version ?? null;
    const to = partOf(after, name)?.version ?? null;
    const enabled = after?.areas[name]?.enabled;
    const switched = enabled !== undefined && enabled !== (before?.areas[name]?.enabled ?? true);
    if (from === to && !switched) return [];
    return [switched ? { name, from, to, enabled } : { name, from, to }];
  });
}

/** Writes one change for a person. */
export function stateChangeText({ name, from, to, enabled }: StateChange): string {
  const switched = enabled === undefined ? '' : enabled ? 'enabled' : 'disabled';
  if (from === to) return `${name} ${switched}`;
  return `${name} ${from ?? '–'} → ${to ?? '–'}${switched && ` (${switched})`}`;
}
