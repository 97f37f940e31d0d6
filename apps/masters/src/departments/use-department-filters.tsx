import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { departmentKinds } from '@haisha/validation/department';
import type { departmentList } from './department-list.ts';

/** The filters of the list of departments, and their chips. */
export function useDepartmentFilters(list: ListState<typeof departmentList>) {
  const { t } = useTranslation('department');
  const choice = manyChoice(list, 'kind', {
    label: t('field.kind'),
    options: departmentKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
  });
  return { fields: <FilterMany {...choice} />, chips: chipsOf(choice) };
}
