import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { driverStates, employmentTypes } from '@haisha/validation/driver-choices';
import type { driverList } from './driver-list.ts';

/** The filters of the list of drivers, and their chips. */
export function useDriverFilters(list: ListState<typeof driverList>) {
  const { t } = useTranslation('driver');
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  const state = manyChoice(list, 'state', {
    label: t('field.state'),
    options: driverStates.map((value) => ({ value, label: t(`state.${value}`) })),
  });
  const employment = manyChoice(list, 'employmentType', {
    label: t('field.employmentType'),
    options: employmentTypes.map((value) => ({ value, label: t(`employmentType.${value}`) })),
  });
  const fields = (
    <>
      <FilterMany {...department} />
      <FilterMany {...state} />
      <FilterMany {...employment} />
    </>
  );
  return { fields, chips: [...chipsOf(department), ...chipsOf(state), ...chipsOf(employment)] };
}
