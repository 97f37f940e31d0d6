import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { driverStates, employmentTypes } from '@haisha/validation/driver-choices';
import { dueFilters } from '@haisha/validation/due-choices';
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
  const due = {
    id: 'due',
    label: t('record:dues.label'),
    values: list.query.due ? [list.query.due] : [],
    options: dueFilters.map((value) => ({ value, label: t(`due.${value}`) })),
    onChange: () => list.change({ due: undefined }),
  };
  const fields = (
    <>
      <FilterMany {...department} />
      <FilterMany {...state} />
      <FilterMany {...employment} />
      <FilterSelect
        id={due.id}
        label={due.label}
        value={list.query.due ?? ''}
        none=""
        options={[{ value: '', label: t('record:list.all') }, ...due.options]}
        onChange={(value) => list.change({ due: value === '' ? undefined : value })}
      />
    </>
  );
  return { fields, chips: [...chipsOf(department), ...chipsOf(state), ...chipsOf(employment), ...chipsOf(due)] };
}
