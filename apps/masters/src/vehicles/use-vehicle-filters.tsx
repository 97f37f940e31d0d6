import { useTranslation } from '@haisha/i18n';
import type { FilterChip } from '@haisha/ui/filters';
import { bodyTypes } from '@haisha/validation/vehicle-body-choices';
import { inspectionDueFilters, ownershipTypes, vehicleStatuses } from '@haisha/validation/vehicle-choices';
import { useDepartmentOptions } from '../departments/use-department-options.ts';
import { chipsOf } from '../list/chips.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { FilterSelect } from '../list/filter-select.tsx';
import type { ListState } from '../list/use-list-query.ts';
import { useVehicleTypeOptions } from '../vehicle-types/use-vehicle-type-options.ts';
import type { vehicleList } from './vehicle-list.ts';

/** The filters of the list of vehicles, and their chips. */
export function useVehicleFilters({ query, change }: ListState<typeof vehicleList>) {
  const { t } = useTranslation('vehicle');
  const department = {
    id: 'departmentId',
    label: t('field.departmentId'),
    values: query.departmentId,
    options: useDepartmentOptions().options,
    onChange: (departmentId: string[]) => change({ departmentId }),
  };
  const type = {
    id: 'vehicleTypeId',
    label: t('field.vehicleTypeId'),
    values: query.vehicleTypeId,
    options: useVehicleTypeOptions().options,
    onChange: (vehicleTypeId: string[]) => change({ vehicleTypeId }),
  };
  const status = {
    id: 'status',
    label: t('field.status'),
    values: query.status,
    options: vehicleStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    onChange: (chosen: typeof query.status) => change({ status: chosen }),
  };
  const ownership = {
    id: 'ownershipType',
    label: t('field.ownershipType'),
    values: query.ownershipType,
    options: ownershipTypes.map((value) => ({ value, label: t(`ownershipType.${value}`) })),
    onChange: (ownershipType: typeof query.ownershipType) => change({ ownershipType }),
  };
  const body = {
    id: 'bodyType',
    label: t('field.bodyType'),
    values: query.bodyType,
    options: bodyTypes.map((value) => ({ value, label: t(`bodyType.${value}`) })),
    onChange: (bodyType: typeof query.bodyType) => change({ bodyType }),
  };
  const due = {
    id: 'inspectionDue',
    label: t('short.inspectionExpiryDate'),
    values: query.inspectionDue ? [query.inspectionDue] : [],
    options: inspectionDueFilters.map((value) => ({ value, label: t(`inspectionDue.${value}`) })),
    onChange: ([inspectionDue]: NonNullable<typeof query.inspectionDue>[]) => change({ inspectionDue }),
  };
  const chips: FilterChip[] = [
    ...chipsOf(department),
    ...chipsOf(type),
    ...chipsOf(status),
    ...chipsOf(ownership),
    ...chipsOf(body),
    ...chipsOf(due),
  ];
  const filters = (
    <>
      <FilterMany {...department} />
      <FilterMany {...type} />
      <FilterMany {...status} />
      <FilterMany {...ownership} />
      <FilterMany {...body} />
      <FilterSelect
        label={due.label}
        value={query.inspectionDue ?? ''}
        options={[{ value: '', label: t('master:list.all') }, ...due.options]}
        onChange={(value) => due.onChange(value === '' ? [] : [value])}
      />
    </>
  );
  return { filters, chips };
}
