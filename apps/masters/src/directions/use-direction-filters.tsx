import { useTranslation } from '@haisha/i18n';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import type { directionList } from './direction-list.ts';

/** The filters of the list of directions, and their chips. */
export function useDirectionFilters(list: ListState<typeof directionList>) {
  const { t } = useTranslation('direction');
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  return { filters: <FilterMany {...department} />, chips: chipsOf(department) };
}
