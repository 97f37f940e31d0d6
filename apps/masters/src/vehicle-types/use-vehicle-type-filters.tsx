import { useTranslation } from '@haisha/i18n';
import { vehicleClasses } from '@haisha/validation/vehicle-type';
import { chipsOf } from '../list/chips.ts';
import { FilterMany } from '../list/filter-many.tsx';
import type { ListState } from '../list/use-list-query.ts';
import type { vehicleTypeList } from './vehicle-type-list.ts';

/** The filters of the list of vehicle types, and their chips. */
export function useVehicleTypeFilters(list: ListState<typeof vehicleTypeList>) {
  const { t } = useTranslation('vehicleType');
  const choice = {
    id: 'vehicleClass',
    label: t('field.vehicleClass'),
    values: list.query.vehicleClass,
    options: vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) })),
    onChange: (vehicleClass: typeof list.query.vehicleClass) => list.change({ vehicleClass }),
  };
  return { filters: <FilterMany {...choice} />, chips: chipsOf(choice) };
}
