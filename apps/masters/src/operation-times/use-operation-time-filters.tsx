import { useTranslation } from '@haisha/i18n';
import { shiftKinds } from '@haisha/validation/operation-time-choices';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import type { operationTimeList } from './operation-time-list.ts';

/** The filters of the list of operation times, and their chips. */
export function useOperationTimeFilters(list: ListState<typeof operationTimeList>) {
  const { t } = useTranslation('operationTime');
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  const shift = manyChoice(list, 'shiftKind', {
    label: t('field.shiftKind'),
    options: shiftKinds.map((value) => ({ value, label: t(`shiftKind.${value}`) })),
  });
  return {
    filters: (
      <>
        <FilterMany {...department} />
        <FilterMany {...shift} />
      </>
    ),
    chips: [...chipsOf(department), ...chipsOf(shift)],
  };
}
