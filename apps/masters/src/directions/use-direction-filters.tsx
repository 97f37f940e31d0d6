import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import type { directionList } from './direction-list.ts';

/** The filters of the list of directions, and their chips. */
export function useDirectionFilters(list: ListState<typeof directionList>) {
  const { t } = useTranslation('direction');
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  return { fields: <FilterMany {...department} />, chips: chipsOf(department) };
}
