import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { shiftKinds } from '@haisha/validation/operation-time-choices';
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
    fields: (
      <>
        <FilterMany {...department} />
        <FilterMany {...shift} />
      </>
    ),
    chips: [...chipsOf(department), ...chipsOf(shift)],
  };
}
