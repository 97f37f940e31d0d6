import type { Due } from '@haisha/validation/due';

/** The groups of deadlines with the days that they reach up to. */
const reach = { over: -1, week: 7, month: 30, later: Number.POSITIVE_INFINITY } as const;

export type DueGroup = { name: keyof typeof reach; items: readonly Due[] };

/** Returns the deadlines by how near they are; no group is empty. */
export function dueGroups(items: readonly Due[]): readonly DueGroup[] {
  const names = Object.keys(reach) as (keyof typeof reach)[];
  const nameOf = ({ daysLeft }: Due) => names.find((name) => daysLeft <= reach[name]) ?? 'later';
  const found = Map.groupBy(items, nameOf);
  return names.flatMap((name) => {
    const group = found.get(name);
    return group ? [{ name, items: group }] : [];
  });
}
