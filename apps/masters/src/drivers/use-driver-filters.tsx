import { useTranslation } from '@haisha/i18n';
import { driverStates, employmentTypes } from '@haisha/validation/driver-choices';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
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
  const filters = (
    <>
      <FilterMany {...department} />
      <FilterMany {...state} />
      <FilterMany {...employment} />
    </>
  );
  return { filters, chips: [...chipsOf(department), ...chipsOf(state), ...chipsOf(employment)] };
}
