import { type Permission, permissionMatrix, permissions, type Role, roles } from './permission-matrix.ts';

export { type Permission, permissions, type Role, roles } from './permission-matrix.ts';

/** Which rows a grant reaches, narrowest first. */
export const scopes = ['today', 'visible', 'own', 'work', 'department', 'all'] as const;
export type Scope = (typeof scopes)[number];

const scopeOfCell: Record<string, Scope> = {
  day: 'today',
  vis: 'visible',
  own: 'own',
  wrk: 'work',
  dep: 'department',
  all: 'all',
};

/** Which rows a role reaches with an act; undefined means the act is refused. */
export function scopeFor(role: Role, permission: Permission): Scope | undefined {
  const cells = permissionMatrix[permission].split(/ +/);
  return scopeOfCell[cells[roles.indexOf(role)] ?? '-'];
}

/** Everything the roles may do together, each act with its widest scope; no role means nothing is allowed. */
export function grantsOf(held: readonly Role[]): Partial<Record<Permission, Scope>> {
  const grants: Partial<Record<Permission, Scope>> = {};
  for (const permission of permissions) {
    const reached = held.map((role) => scopeFor(role, permission));
    const widest = scopes.findLast((scope) => reached.includes(scope));
    if (widest) grants[permission] = widest;
  }
  return grants;
}
