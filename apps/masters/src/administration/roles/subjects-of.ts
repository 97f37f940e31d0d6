import { functionsIn, permissionGroups } from '@haisha/rules/permission-matrix';
import type { PermissionTable } from '@haisha/validation/account';

type Row = PermissionTable['rows'][number];
type Subject = { subject: string; acts: { act: string; scopes: Row['scopes'] }[] };
export type SubjectGroup = { group: string; subjects: Subject[] };

/** The matrix by groups of subjects, as far as `isFound` keeps an act; empty groups are left out. */
export function subjectsOf(
  { rows }: PermissionTable,
  isFound: (subject: string, act: string) => boolean,
): SubjectGroup[] {
  const subjects = new Map<string, Subject>();
  for (const { permission, scopes } of rows) {
    const [subject = '', act = ''] = permission.split('.');
    if (!isFound(subject, act)) continue;
    const known = subjects.get(subject) ?? { subject, acts: [] };
    known.acts.push({ act, scopes });
    subjects.set(subject, known);
  }
  return permissionGroups
    .map((group) => ({ group, subjects: functionsIn(group).flatMap((name) => subjects.get(name) ?? []) }))
    .filter((one) => one.subjects.length > 0);
}
