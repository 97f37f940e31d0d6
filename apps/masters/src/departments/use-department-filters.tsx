import { useTranslation } from '@haisha/i18n';
import { departmentKinds } from '@haisha/validation/department';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import type { departmentList } from './department-list.ts';

/** The filters of the list of departments, and their chips. */
export function useDepartmentFilters(list: ListState<typeof departmentList>) {
  const { t } = useTranslation('department');
  const choice = manyChoice(list, 'kind', {
    label: t('field.kind'),
    options: departmentKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  });
  return { filters: <FilterMany {...choice} />, chips: chipsOf(choice) };
}
