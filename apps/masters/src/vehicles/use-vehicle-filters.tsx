import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { FilterSelect } from '@haisha/records/list/filter-select';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { useDepartmentOptions } from '@haisha/references/departments/use-department-options';
import { useVehicleTypeOptions } from '@haisha/references/vehicle-types/use-vehicle-type-options';
import type { FilterChip } from '@haisha/ui/filters';
import { dueFilters } from '@haisha/validation/due-choices';
import { bodyTypes } from '@haisha/validation/vehicle-body-choices';
import { inspectionDueFilters, ownershipTypes, vehicleStatuses } from '@haisha/validation/vehicle-choices';
import type { vehicleList } from './vehicle-list.ts';

/** The filters of the list of vehicles, and their chips. */
export function useVehicleFilters(list: ListState<typeof vehicleList>) {
  const { t } = useTranslation('vehicle');
  const department = manyChoice(list, 'departmentId', {
    label: t('field.departmentId'),
    options: useDepartmentOptions().options,
  });
  const type = manyChoice(list, 'vehicleTypeId', {
    label: t('field.vehicleTypeId'),
    options: useVehicleTypeOptions().options,
  });
  const status = manyChoice(list, 'status', {
    label: t('field.status'),
    options: vehicleStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
  });
  const ownership = manyChoice(list, 'ownershipType', {
    label: t('field.ownershipType'),
    options: ownershipTypes.map((value) => ({ value, label: t(`ownershipType.${value}`) })),
  });
  const body = manyChoice(list, 'bodyType', {
    label: t('field.bodyType'),
    options: bodyTypes.map((value) => ({ value, label: t(`bodyType.${value}`) })),
  });
  const { inspectionDue } = list.query;
  const inspection = {
    id: 'inspectionDue',
    label: t('short.inspectionExpiryDate'),
    values: inspectionDue ? [inspectionDue] : [],
    options: inspectionDueFilters.map((value) => ({ value, label: t(`inspectionDue.${value}`) })),
    onChange: () => list.change({ inspectionDue: undefined }),
  };
  const due = {
    id: 'due',
    label: t('record:dues.label'),
    values: list.query.due ? [list.query.due] : [],
    options: dueFilters.map((value) => ({ value, label: t(`inspectionDue.${value}`) })),
    onChange: () => list.change({ due: undefined }),
  };
  const chips: FilterChip[] = [
    ...chipsOf(department),
    ...chipsOf(type),
    ...chipsOf(status),
    ...chipsOf(ownership),
    ...chipsOf(body),
    ...chipsOf(inspection),
    ...chipsOf(due),
  ];
  const fields = (
    <>
      <FilterMany {...department} />
      <FilterMany {...type} />
      <FilterMany {...status} />
      <FilterMany {...ownership} />
      <FilterMany {...body} />
      <FilterSelect
        {...inspection}
        value={inspectionDue ?? ''}
        none=""
        options={[{ value: '', label: t('record:list.all') }, ...inspection.options]}
        onChange={(value) => list.change({ inspectionDue: value === '' ? undefined : value })}
      />
      <FilterSelect
        {...due}
        value={list.query.due ?? ''}
        none=""
        options={[{ value: '', label: t('record:list.all') }, ...due.options]}
        onChange={(value) => list.change({ due: value === '' ? undefined : value })}
      />
    </>
  );
  return { fields, chips };
}
