import { useTranslation } from '@haisha/i18n';
import { roles } from '@haisha/rules/permission';
import type { FilterChip } from '@haisha/ui/filters';
import { userStates } from '@haisha/validation/user-choices';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { chipsOf } from '../list/chips.ts';
import { FilterMany } from '../list/filter-many.tsx';
import type { ListState } from '../list/use-list-query.ts';
import type { userList } from './user-list.ts';

/** The filters of the list of users, and their chips. */
export function useUserFilters({ query, change }: ListState<typeof userList>) {
  const { t } = useTranslation('user');
  const role = {
    id: 'role',
    label: t('field.roles'),
    values: query.role,
    options: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
    onChange: (chosen: typeof query.role) => change({ role: chosen }),
  };
  const state = {
    id: 'state',
    label: t('field.state'),
    values: query.state,
    options: userStates.map((value) => ({ value, label: t(`state.${value}`) })),
    onChange: (chosen: typeof query.state) => change({ state: chosen }),
  };
  const department = {
    id: 'departmentId',
    label: t('field.departmentIds'),
    values: query.departmentId,
    options: useDepartmentOptions().options,
    onChange: (departmentId: string[]) => change({ departmentId }),
  };
  const chips: FilterChip[] = [...chipsOf(role), ...chipsOf(state), ...chipsOf(department)];
  const filters = (
    <>
      <FilterMany {...role} />
      <FilterMany {...state} />
      <FilterMany {...department} />
    </>
  );
  return { filters, chips };
}
