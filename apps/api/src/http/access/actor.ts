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

export function createActor(facts: ActorFacts): Actor {
  const grants = grantsOf(facts.roles);
  return {
    ...facts,
    grants,
    scopeOf: (permission) => {
      const scope = grants[permission];
      return scope === 'department' && facts.departmentScope === 'all' ? 'all' : scope;
    },
  };
}
