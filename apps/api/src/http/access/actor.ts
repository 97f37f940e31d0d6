import { grantsOf, type Permission, type Role, type Scope } from '@haisha/rules/permission';

type Grants = Partial<Record<Permission, Scope>>;

type ActorFacts = {
  userId: string;
  name: string;
  roles: Role[];
  departmentScope: 'own' | 'list' | 'all';
  departmentIds: string[];
  /** Of whose people a partner is. */
  deliveryCompanyId: string | null;
};

export type Actor = ActorFacts & { grants: Grants; scopeOf: (permission: Permission) => Scope | undefined };

const grantsByRoles = new Map<string, Grants>();

/** There are no more than the combinations of a few roles, and each request asks. */
function knownGrants(roles: readonly Role[]): Grants {
  const key = roles.join();
  const grants = grantsByRoles.get(key) ?? grantsOf(roles);
  grantsByRoles.set(key, grants);
  return grants;
}

export function createActor(facts: ActorFacts): Actor {
  const grants = knownGrants(facts.roles);
  return {
    ...facts,
    grants,
    scopeOf: (permission) => {
      const scope = grants[permission];
      return scope === 'department' && facts.departmentScope === 'all' ? 'all' : scope;
    },
  };
}
