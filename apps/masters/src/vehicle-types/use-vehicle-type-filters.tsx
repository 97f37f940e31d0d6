import { useTranslation } from '@haisha/i18n';
import { vehicleClasses } from '@haisha/validation/vehicle-type';
import { chipsOf } from '../list/chips-of.ts';
import { FilterMany } from '../list/filter-many.tsx';
import { manyChoice } from '../list/many-choice.ts';
import type { ListState } from '../list/use-list-query.ts';
import type { vehicleTypeList } from './vehicle-type-list.ts';

/** The filters of the list of vehicle types, and their chips. */
export function useVehicleTypeFilters(list: ListState<typeof vehicleTypeList>) {
  const { t } = useTranslation('vehicleType');
  const choice = manyChoice(list, 'vehicleClass', {
    label: t('field.vehicleClass'),
    options: vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) })),
  });
  return { filters: <FilterMany {...choice} />, chips: chipsOf(choice) };
}
