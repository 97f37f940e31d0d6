import { useTranslation } from '@haisha/i18n';
import { chipsOf } from '@haisha/records/list/chips-of';
import { FilterMany } from '@haisha/records/list/filter-many';
import { manyChoice } from '@haisha/records/list/many-choice';
import type { ListState } from '@haisha/records/list/use-list-query';
import { vehicleClasses } from '@haisha/validation/vehicle-type';
import type { vehicleTypeList } from './vehicle-type-list.ts';

/** The filters of the list of vehicle types, and their chips. */
export function useVehicleTypeFilters(list: ListState<typeof vehicleTypeList>) {
  const { t } = useTranslation('vehicleType');
  const choice = manyChoice(list, 'vehicleClass', {
    label: t('field.vehicleClass'),
    options: vehicleClasses.map((value) => ({ value, label: t(`vehicleClass.${value}`) })),
  });
  return { fields: <FilterMany {...choice} />, chips: chipsOf(choice) };
}
