import type { PermissionTable } from '@haisha/validation/account';

type Row = PermissionTable['rows'][number];
type Subject = { subject: string; acts: { act: string; scopes: Row['scopes'] }[] };
export type SubjectGroup = { group: string; subjects: Subject[] };

/** The matrix by its groups of subjects, as far as `isFound` keeps an act; empty groups are left out. */
export function subjectsOf(
  { rows }: PermissionTable,
  isFound: (subject: string, act: string) => boolean,
): SubjectGroup[] {
  const groups = new Map<string, Map<string, Subject>>();
  for (const { permission, group, scopes } of rows) {
    const [subject = '', act = ''] = permission.split('.');
    if (!isFound(subject, act)) continue;
    const subjects = groups.get(group) ?? new Map<string, Subject>();
    const known = subjects.get(subject) ?? { subject, acts: [] };
    known.acts.push({ act, scopes });
    groups.set(group, subjects.set(subject, known));
  }
  return [...groups].map(([group, subjects]) => ({ group, subjects: [...subjects.values()] }));
}
