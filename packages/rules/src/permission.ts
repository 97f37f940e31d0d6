import { type Permission, permissionMatrix, permissions } from './permission-matrix.ts';
import { type Role, roles } from './roles.ts';
import { type Scope, scopes } from './scopes.ts';

export { type Permission, permissions } from './permission-matrix.ts';
export { type Role, roles } from './roles.ts';
export { type Scope, scopes } from './scopes.ts';

const scopeOfCell: Record<string, Scope> = {
  day: 'today',
  vis: 'visible',
  own: 'own',
  wrk: 'work',
  dep: 'department',
  all: 'all',
};

/** Returns the rows on which a role may perform an act; undefined when the act is refused. */
export function scopeFor(role: Role, permission: Permission): Scope | undefined {
  const cells = permissionMatrix[permission].split(/ +/);
  return scopeOfCell[cells[roles.indexOf(role)] ?? '-'];
}

/** Returns everything the roles may do together, each act with its widest scope; without a role nothing is allowed. */
export function grantsOf(userRoles: readonly Role[]): Partial<Record<Permission, Scope>> {
  const grants: Partial<Record<Permission, Scope>> = {};
  for (const permission of permissions) {
    const allowed = userRoles.map((role) => scopeFor(role, permission));
    const widest = scopes.findLast((scope) => allowed.includes(scope));
    if (widest) grants[permission] = widest;
  }
  return grants;
}
