import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { roles } from '@haisha/rules/roles';
import type { FilterChip } from '@haisha/ui/filters';
import { userStates } from '@haisha/validation/user-choices';
import type { userList } from './user-list.ts';

/** The filters of the list of users, and their chips. */
export function useUserFilters(list: ListState<typeof userList>) {
  const { t } = useTranslation('user');
  const role = manyChoice(list, 'role', {
    label: t('field.roles'),
    options: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
  });
  const state = manyChoice(list, 'state', {
    label: t('field.state'),
    options: userStates.map((value) => ({ value, label: t(`state.${value}`) })),
  });
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentIds'),
    options: useDepartmentOptions().options,
  });
  const chips: FilterChip[] = [...chipsOf(role), ...chipsOf(state), ...chipsOf(department)];
  const fields = (
    <>
      <FilterMany {...role} />
      <FilterMany {...state} />
      <FilterMany {...department} />
    </>
  );
  return { fields, chips };
}
