import type { Session } from '@haisha/validation/session';

export type PermissionRow = { subject: string; scope: string; acts: string[] };

/** Returns the permissions of a session, one row for each subject and scope: `vehicle`, all: read, create … */
export function permissionRows({ permissions }: Session): PermissionRow[] {
  const rows = new Map<string, PermissionRow>();
  for (const [name, scope] of Object.entries(permissions).sort(([one], [other]) => one.localeCompare(other))) {
    const [subject = name, act = ''] = name.split('.');
    const key = `${subject} ${scope}`;
    const row = rows.get(key) ?? { subject, scope, acts: [] };
    row.acts.push(act);
    rows.set(key, row);
  }
  return [...rows.values()];
}
