import { useCan, useQuery, useSession } from '@haisha/platform';
import { codeAndName } from '@haisha/records/naming/code-and-name';
import { useNameOf } from '@haisha/records/naming/use-name-of';
import { departmentNames } from '@haisha/records/views/department-names';
import type { Permission } from '@haisha/rules/permission';

/**
 * All departments that a vehicle may be of, in their order, or those alone that `update` reaches; none to who may see no
 * vehicle. `usualId` is where a board opens: a person's own department, else the first centre, since a head office runs nothing.
 */
export function useDepartmentOptions(update?: Permission) {
  const nameOf = useNameOf(codeAndName);
  const { data, isLoading } = useQuery({ ...departmentNames(), enabled: useCan()('vehicle.read') });
  const session = useSession();
  const own = update && session?.permissions[update] === 'department' ? session.user.departmentIds : null;
  const reached = (data?.items ?? []).filter(({ id }) => own === null || own.includes(id));
  const options = reached.map((row) => ({ value: row.id, label: nameOf(row) }));
  const first = reached.find(({ kind }) => kind === 'centre') ?? reached[0];
  const usualId = session?.user.departmentIds[0] ?? first?.id ?? null;
  return { options, usualId, isLoading, isLoaded: data !== undefined };
}
